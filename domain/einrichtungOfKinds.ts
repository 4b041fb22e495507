import { BEREICHE } from './mandant/bereich.ts'

/** What a house is set up to have booked, and the modules of which any one has to be switched on for it. */
export const MODUL_OF = {
  plaetze: BEREICHE,
  fahrzeuge: 'fahrzeugbuchung',
} as const

export type Booked = keyof typeof MODUL_OF

/** Steps that only a house with a module takes. Reading rooms and workspaces have plans and hours of their own. */
export const MODUL_OF_STEP = {
  plan: 'leseraum',
  zeiten: 'leseraum',
  planArbeitswelt: 'arbeitswelt',
  zeitenArbeitswelt: 'arbeitswelt',
  fahrzeuge: 'fahrzeugbuchung',
  scheine: 'fahrzeugbuchung',
} as const
