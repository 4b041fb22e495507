/** Bytes of one file of people at most; apart from the schemas, so that a page knows it without them. */
export const MAX_EINFUHR_BYTES = 24 * 1024 * 1024

/** Lines of it at most. */
export const MAX_EINFUHR_LINES = 150_000
