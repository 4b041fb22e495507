/** What happens to an affected booking. */
export const UMGAENGE = ['verschieben', 'stornieren', 'belassen'] as const

export type Umgang = (typeof UMGAENGE)[number]

/** Minutes for which all of it can be undone; its mails wait as long. */
export const UNDO_MINUTES = 10

/** Most bookings of one closure: nobody could review more in one step. */
export const MOST_HIT = 20_000
