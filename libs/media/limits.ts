/** Longest edge of a kept picture, in pixels: enough to see a scratch on a screen of any size. */
export const MAX_EDGE = 2400

/** Longest edge of a kept page of a document: a receipt's small print is still read. */
export const MAX_PAGE_EDGE = 2000

/** Longest side of a picture that is taken, in pixels: rows cost time each, however short they are. A panorama of a telephone has 16,000. */
export const MAX_SIDE = 16_384

/** Pixels of a picture that is read row by row: a sheet of A1 at 300 dots per inch has 70 million, a telephone's largest photograph 50. */
export const MAX_PIXELS = 100_000_000

/** What of one may be held at a time that must be held as a whole, in bytes: interlaced, progressive, or with 16 bits for each channel. */
export const MAX_HELD_BYTES = 160 * 1024 * 1024

/** Pixels of a photograph in HEIC, which is decoded as a whole: a telephone's largest has 50 million. */
export const MAX_HEIC_PIXELS = 50_000_000

/** A photograph in HEIC that takes longer to decode is refused, in milliseconds: the largest takes a third of it on a small machine. */
export const MAX_HEIC_MS = 25_000

/** How its process says that there is more of it. */
export const HEIC_TOO_LARGE = 3

/** Pixels of a logo, however it is made. */
export const MAX_LOGO_PIXELS = 20_000_000

/** A picture beneath a floor plan, at its largest: at twice the size of a screen of 3,840 pixels its lines are still its own. */
export const PLAN_EDGE = 6144

/** Pixels of it: a page that is nearly square is drawn a little smaller, within the memory that drawing may take. */
export const PLAN_PIXELS = 26_000_000

/** Longest edges of the smaller ones beside it, for what is looked at from farther away. */
export const PLAN_SMALLER = [3072, 1536] as const

/** Edge of the pieces of the largest one: what a telephone has on its screen at a time is within two to four of them. */
export const PLAN_TILE = 1536

/** Pages of a document of which one is drawn. */
export const MAX_PLAN_PAGES = 200

/** A picture of more bytes than that as png is a photograph, and kept as one. */
export const MAX_PNG_BYTES = 6 * 1024 * 1024

/** Pages of a document. */
export const MAX_PAGES = 10

/** A picture that takes longer to draw is refused, and a document that takes so much of the processor, in milliseconds. */
export const MAX_RENDER_MS = 8_000

/**
 * A document that is not drawn by then is refused, however little of the processor it was given, in milliseconds: a busy machine is no fault of a
 * document, and somebody waits.
 */
export const MAX_WAIT_MS = 60_000

/** Memory that PDFium may take, in bytes: a page that needs more is drawn smaller, and refused if that does not help. */
export const MAX_RENDER_BYTES = 192 * 1024 * 1024

/** What is drawn of a page at a time, in bytes: groups that one can see through take as much again, each. */
export const BAND_BYTES = 24 * 1024 * 1024

/** A logo as it is kept, in pixels at most: three times as large as it is shown, for screens that are fine. */
export const LOGO_WIDTH = 720
export const LOGO_HEIGHT = 240

/** A drawing that is taken as a logo, in bytes: one of more is a photograph in disguise, or a trap. */
export const MAX_SVG_BYTES = 512 * 1024
