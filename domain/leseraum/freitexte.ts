import type { Freitext } from '../datenschutz/freitext.ts'

/** Free texts about seats, rooms, their plans and times. */
export const FREITEXTE = {
  platzbuchung: 'fest',
  platz: 'aenderbar',
  plan: 'aenderbar',
  sonderzeit: 'aenderbar',
} as const satisfies Readonly<Record<string, Freitext>>
