/** What becomes of a booking that is hit. */
export const UMGAENGE = ['verschieben', 'stornieren', 'belassen'] as const

export type Umgang = (typeof UMGAENGE)[number]

/** Minutes in which all of it can be taken back; its mails wait as long. */
export const UNDO_MINUTES = 10

/** Of one closure: what is more is not one step that anybody could look at. */
export const MOST_HIT = 20_000
