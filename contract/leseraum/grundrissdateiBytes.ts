const MEGABYTE = 1024 * 1024

/** Bytes of the picture that a file of a plan has, at most: what is drawn of lines is never more. */
export const MAX_DATEIBILD_BYTES = 6 * MEGABYTE

/** The same as it is written in the file: four signs for three bytes. */
export const MAX_DATEIBILD_SIGNS = (MAX_DATEIBILD_BYTES / 3) * 4

/** Bytes of all the rest: seats, drawing, times. */
export const MAX_PLAN_BYTES = 2 * MEGABYTE

/** Bytes of a request that brings a floor plan, at most; apart from the schemas, so that a page knows it without them. */
export const MAX_GRUNDRISSDATEI_BYTES = MAX_PLAN_BYTES + MAX_DATEIBILD_SIGNS
