/** What a house is set up to have booked, and the module that is switched on for it. */
export const MODUL_OF = {
  plaetze: 'leseraum',
  fahrzeuge: 'fahrzeugbuchung',
} as const

export type Booked = keyof typeof MODUL_OF
