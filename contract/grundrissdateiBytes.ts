/** Bytes of a request that brings a floor plan, at most; apart from the schemas, so that a page knows it without them. */
export const MAX_GRUNDRISSDATEI_BYTES = 2 * 1024 * 1024
