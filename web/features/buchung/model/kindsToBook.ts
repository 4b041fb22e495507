import { PAGE } from '@platzwart/contract/paths'
import type { Sitzung } from '@platzwart/contract/start'
import { bereicheIn } from '../../leseraum/model/bereich/bereich.ts'

export type Kind = 'platz' | 'arbeitsplatz' | 'fahrzeug'

const KIND = { leseraum: 'platz', arbeitswelt: 'arbeitsplatz' } as const

const START: Record<Kind, string> = {
  platz: PAGE.karte,
  arbeitsplatz: PAGE.arbeitsweltKarte,
  fahrzeug: PAGE.fahrzeuge,
}

const BOOKS_CARS = ['fahrzeug_buchen', 'fahrzeug_fremdbuchung']

/** What a person can book in this house, that of their start page first. */
export function kindsToBook({
  berechtigungen,
  menue,
  startpfad,
}: Pick<Sitzung, 'berechtigungen' | 'menue' | 'startpfad'>): readonly Kind[] {
  // People who only look after the cars see their pages, too.
  const cars = menue.includes('fahrzeuge') && BOOKS_CARS.some((right) => berechtigungen.includes(right))
  const kinds: Kind[] = [
    ...bereicheIn(menue).map((bereich) => KIND[bereich]),
    ...(cars ? (['fahrzeug'] as const) : []),
  ]
  const first = Object.entries(START).find(([, path]) => path === startpfad)?.[0]
  return kinds.toSorted((a, b) => Number(b === first) - Number(a === first))
}
