import type { Freitext } from '../datenschutz/freitext.ts'

/** Where something is written of seats, rooms, their plans and times. */
export const FREITEXTE = {
  platzbuchung: {
    table: 'leseraum_buchung',
    columns: ['informationstext'],
    ziel: 'grundriss_id',
    fest: true,
  },
  platz: { table: 'leseraum', columns: ['beschreibung', 'bedingungen'], ziel: 'grundriss_id' },
  plan: { table: 'grundriss', columns: ['beschreibung'], ziel: 'id' },
  sonderzeit: { table: 'sonderoeffnungszeit', columns: ['grund', 'grund_en'], ziel: 'grundriss_id' },
} as const satisfies Readonly<Record<string, Freitext>>
