import { BEREICHE } from './mandant/bereich.ts'

/** What a house can be set up to book, and the modules of which any one must be on for it. */
export const MODUL_OF = {
  plaetze: BEREICHE,
  fahrzeuge: 'fahrzeugbuchung',
} as const

export type Booked = keyof typeof MODUL_OF

/**
 * Setup steps that only a house with the module has. Reading rooms and workspaces have plans and hours of
 * their own.
 */
export const MODUL_OF_STEP = {
  plan: 'leseraum',
  zeiten: 'leseraum',
  planArbeitswelt: 'arbeitswelt',
  zeitenArbeitswelt: 'arbeitswelt',
  fahrzeuge: 'fahrzeugbuchung',
  scheine: 'fahrzeugbuchung',
} as const
