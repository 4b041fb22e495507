/** Longest edge of a stored picture in pixels: enough to show a scratch on any screen. */
export const MAX_EDGE = 2400

/** Longest edge of a stored document page in pixels: a receipt's small print remains legible. */
export const MAX_PAGE_EDGE = 2000

/**
 * Longest edge of an accepted picture in pixels: each row takes time, however short. A phone's panorama has
 * 16,000.
 */
export const MAX_SIDE = 16_384

/**
 * Maximum pixels of a picture that is decoded by row: an A1 sheet at 300 dpi has 70 million, the largest
 * phone photo 50.
 */
export const MAX_PIXELS = 100_000_000

/**
 * Memory limit in bytes for pictures that must be decoded as a whole: interlaced, progressive, or 16 bits per
 * channel.
 */
export const MAX_HELD_BYTES = 160 * 1024 * 1024

/** Maximum pixels of a HEIC photo, which is decoded as a whole: the largest phone photo has 50 million. */
export const MAX_HEIC_PIXELS = 50_000_000

/** Time limit for decoding HEIC, in milliseconds: the largest takes a third of it on a small machine. */
export const MAX_HEIC_MS = 25_000

/** Exit code of the HEIC process for too many pixels. */
export const HEIC_TOO_LARGE = 3

/** Maximum pixels of a logo. */
export const MAX_LOGO_PIXELS = 20_000_000

/** Largest size of a plan's picture in pixels: its lines stay sharp at twice the width of a 3,840 pixel screen. */
export const PLAN_EDGE = 6144

/** Maximum pixels of a plan's picture: nearly square pages are drawn smaller to stay within the memory limit. */
export const PLAN_PIXELS = 26_000_000

/** Longest edges of a plan picture's smaller sizes, for lower zoom levels. */
export const PLAN_SMALLER = [3072, 1536] as const

/** Tile size of the largest one: a phone's screen shows two to four tiles at a time. */
export const PLAN_TILE = 1536

/** Maximum pages of a document from which one is drawn. */
export const MAX_PLAN_PAGES = 200

/** Pictures larger than this as PNG, in bytes, are photographs and stored as JPEG. */
export const MAX_PNG_BYTES = 6 * 1024 * 1024

/** Maximum pages of a document. */
export const MAX_PAGES = 10

/** Time limit for drawing a picture, and CPU time limit for a document, in milliseconds. */
export const MAX_RENDER_MS = 8_000

/**
 * Elapsed time limit for a document, in milliseconds, however little CPU time it got: a busy machine is not
 * the document's fault, but somebody is waiting.
 */
export const MAX_WAIT_MS = 60_000

/** Memory limit of PDFium in bytes: pages that need more are drawn smaller, and refused if that does not help. */
export const MAX_RENDER_BYTES = 192 * 1024 * 1024

/** Bytes of a page drawn at a time; each transparency group takes as much again. */
export const BAND_BYTES = 24 * 1024 * 1024

/** Maximum size of a stored logo in pixels: three times its display size, for high-resolution screens. */
export const LOGO_WIDTH = 720
export const LOGO_HEIGHT = 240

/** Maximum bytes of an SVG logo: larger ones are embedded photographs or attacks. */
export const MAX_SVG_BYTES = 512 * 1024
