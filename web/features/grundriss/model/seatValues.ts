import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { NEW_SEAT } from '@platzwart/domain/leseraum/newSeats'
import type { LeseraumArt } from '@platzwart/domain/leseraum/types'

/** The values of a seat's or room's form. Its position is edited on the plan. */
export interface SeatValues {
  readonly bezeichnung: string
  readonly art: LeseraumArt
  readonly zone: string
  readonly kapazitaet: number
  readonly beschreibung: string
  readonly bedingungen: string
  readonly zweitePersonNoetig: boolean
  readonly aktiv: boolean
  readonly breite: number
  readonly hoehe: number
  /** Every kind of equipment of the house, most with 0. */
  readonly ausstattung: readonly { readonly id: string; readonly anzahl: number }[]
}

interface Kind {
  readonly id: string
}

export type NewArt = SeatValues['art']

export function newSeat(art: NewArt, bezeichnung: string, kinds: readonly Kind[]): SeatValues {
  return {
    bezeichnung,
    art,
    zone: '',
    beschreibung: '',
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ...NEW_SEAT[art],
    ausstattung: kinds.map(({ id }) => ({ id, anzahl: 0 })),
  }
}

export function seatValuesOf(seat: LeseraumDetail, kinds: readonly Kind[]): SeatValues {
  const { bezeichnung, art, zone, kapazitaet, beschreibung, bedingungen } = seat
  const { zweitePersonNoetig, aktiv, breite, hoehe, ausstattung } = seat
  return {
    bezeichnung,
    art,
    zone,
    kapazitaet,
    beschreibung,
    bedingungen,
    zweitePersonNoetig,
    aktiv,
    breite,
    hoehe,
    ausstattung: kinds.map(({ id }) => ({
      id,
      anzahl: ausstattung.find((part) => part.id === id)?.anzahl ?? 0,
    })),
  }
}

export function bodyOf(values: SeatValues) {
  return { ...values, ausstattung: values.ausstattung.filter(({ anzahl }) => anzahl > 0) }
}

/** The next name: its number incremented until it is unused. */
export function nextName(bezeichnung: string, names: ReadonlySet<string>): string {
  const [, head = bezeichnung, digits = ''] = /^(.*?)(\d*)$/.exec(bezeichnung) ?? []
  for (let number = Number(digits || 1) + 1; ; number++) {
    const name = `${digits === '' && head !== '' ? `${head} ` : head}${String(number).padStart(digits.length, '0')}`
    if (!names.has(name)) return name
  }
}
