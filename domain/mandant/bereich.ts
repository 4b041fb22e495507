import type { Modul } from './module.ts'

/**
 * What rooms are for (W1): a floor plan belongs to the reading rooms or to the workspaces, and with it all its seats and bookings. Both are the same
 * engine; each is a module of the house, and has settings of its own.
 */
export const BEREICHE = ['leseraum', 'arbeitswelt'] as const satisfies readonly Modul[]

export type Bereich = (typeof BEREICHE)[number]

/** Those that a house has. */
export function openBereiche(module: readonly string[]): Bereich[] {
  return BEREICHE.filter((bereich) => module.includes(bereich))
}
