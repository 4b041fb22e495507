import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes, SeatSituation, SeatState } from '@platzwart/domain/leseraum/seatState'

/** A seat's situation, and its first free gap in the period if it is partly taken. */
export interface SeatLage {
  readonly situation: SeatSituation
  readonly luecke: Minutes | null
}

/** The texts of a seat's name in one language. */
export interface SeatWords {
  readonly sprache: 'de' | 'en'
  readonly zustand: Readonly<Record<SeatState, string>>
  readonly bezeichnung: (seat: LeseraumView) => string
  readonly personen: (count: number) => string
  readonly ausstattung: (teil: LeseraumView['ausstattung'][number]) => string
  readonly withoutAusstattung: string
  readonly favorit: string
  /** "until 14:00", "free from 14:00"; `minute` counts from the day's midnight. */
  readonly bis: (minute: number) => string
  readonly freiAb: (minute: number) => string
  /** "free 11:45 – 14:00". */
  readonly frei: (luecke: Minutes) => string
}

/** `frei, bis 14:00 Uhr`, `belegt, frei ab 15:30 Uhr`: the state, and until when. */
export function stateWords(lage: SeatLage, words: SeatWords): string {
  return [words.zustand[lage.situation.state], untilWords(lage, words)]
    .filter((part) => part !== null)
    .join(', ')
}

/** How long the state lasts, or when the seat becomes free; null if it lasts until the end of the day. */
export function untilWords({ situation, luecke }: SeatLage, words: SeatWords): string | null {
  const { state, bis, freiAb } = situation
  if (state === 'frei' || state === 'deinPlatz') return bis === null ? null : words.bis(bis)
  if (state === 'stundenweiseBelegt') return luecke && words.frei(luecke)
  if (state === 'inaktiv' || state === 'geschlossen') return null
  return freiAb === null ? null : words.freiAb(freiAb)
}

/** The capacity if it is more than one, and the equipment. */
function detailsOf({ kapazitaet, ausstattung }: LeseraumView, words: SeatWords): string[] {
  return [...(kapazitaet > 1 ? [words.personen(kapazitaet)] : []), ...ausstattung.map(words.ausstattung)]
}

/** The same as one line, with a text if there is nothing. */
export const detailWords = (seat: LeseraumView, words: SeatWords): string =>
  detailsOf(seat, words).join(', ') || words.withoutAusstattung

/** The seat's accessible name: number, kind, equipment, state, until when. */
export function seatName(seat: LeseraumView, lage: SeatLage, words: SeatWords): string {
  return `${fixedName(seat, words)}, ${stateWords(lage, words)}`
}

const fixed = new WeakMap<SeatWords, Map<LeseraumView, string>>()

/** The constant part of the name, memoized per seat and language. */
function fixedName(seat: LeseraumView, words: SeatWords): string {
  const known = fixed.get(words) ?? new Map<LeseraumView, string>()
  fixed.set(words, known)
  const old = known.get(seat)
  if (old !== undefined) return old
  const name = [words.bezeichnung(seat), ...detailsOf(seat, words)].join(', ')
  known.set(seat, name)
  return name
}
