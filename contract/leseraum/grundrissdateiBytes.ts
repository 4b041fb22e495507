const MEGABYTE = 1024 * 1024

/** Maximum bytes of the picture in a plan's file; line drawings need less. */
export const MAX_DATEIBILD_BYTES = 6 * MEGABYTE

/** The same as base64 in the file: four characters for three bytes. */
export const MAX_DATEIBILD_SIGNS = (MAX_DATEIBILD_BYTES / 3) * 4

/** Bytes of everything else: seats, drawing, times. */
export const MAX_PLAN_BYTES = 2 * MEGABYTE

/**
 * Maximum bytes of a request that imports a floor plan. In a file without schemas, so that pages can load it
 * alone.
 */
export const MAX_GRUNDRISSDATEI_BYTES = MAX_PLAN_BYTES + MAX_DATEIBILD_SIGNS
