import type { Modul } from './module.ts'

/**
 * The purpose of rooms (W1): a floor plan belongs to the reading rooms or to the workspaces, and with it all
 * its seats and bookings. Both use the same engine; each is a module of the house with settings of its own.
 */
export const BEREICHE = ['leseraum', 'arbeitswelt'] as const satisfies readonly Modul[]

export type Bereich = (typeof BEREICHE)[number]

/** The Bereiche that a house has. */
export function openBereiche(module: readonly string[]): Bereich[] {
  return BEREICHE.filter((bereich) => module.includes(bereich))
}
