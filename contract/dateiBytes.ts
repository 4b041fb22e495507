/** Bytes of one upload at most; apart from the schemas, so that a page knows it without them. */
export const MAX_DATEI_BYTES = 15 * 1024 * 1024
