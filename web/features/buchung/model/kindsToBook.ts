import { PAGE } from '@platzwart/contract/paths'
import type { Sitzung } from '@platzwart/contract/start'

export type Kind = 'platz' | 'fahrzeug'

const BOOKS_CARS = ['fahrzeug_buchen', 'fahrzeug_fremdbuchung']

/** What a person can book in this house, that of their start page first. */
export function kindsToBook({
  berechtigungen,
  menue,
  startpfad,
}: Pick<Sitzung, 'berechtigungen' | 'menue' | 'startpfad'>): readonly Kind[] {
  // Who only looks after the cars sees their pages, too.
  const cars = menue.includes('fahrzeuge') && BOOKS_CARS.some((right) => berechtigungen.includes(right))
  const kinds: Kind[] = [
    ...(menue.includes('karte') ? (['platz'] as const) : []),
    ...(cars ? (['fahrzeug'] as const) : []),
  ]
  return startpfad === PAGE.fahrzeuge ? kinds.toReversed() : kinds
}
