/**
 * The areas of the audit trail: bookings of any kind, people and their rights, the house itself, and the
 * things that it keeps.
 */
export const BEREICHE = ['buchungen', 'personen', 'haus', 'dinge'] as const

export type Bereich = (typeof BEREICHE)[number]
