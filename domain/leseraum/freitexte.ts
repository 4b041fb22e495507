import type { Freitext } from '../datenschutz/freitext.ts'

/** Where something is written of seats, rooms, their plans and times. */
export const FREITEXTE = {
  platzbuchung: 'fest',
  platz: 'aenderbar',
  plan: 'aenderbar',
  sonderzeit: 'aenderbar',
} as const satisfies Readonly<Record<string, Freitext>>
