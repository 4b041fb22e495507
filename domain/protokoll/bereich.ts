/** The areas of the audit trail: bookings of any kind, people and what they may do, the house itself, and the things that it keeps. */
export const BEREICHE = ['buchungen', 'personen', 'haus', 'dinge'] as const

export type Bereich = (typeof BEREICHE)[number]
