import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes, SeatSituation, SeatState } from '@platzwart/domain/leseraum/seatState'

/** A seat's situation, and the first time in the period at which it is free when others have it for some hours. */
export interface SeatLage {
  readonly situation: SeatSituation
  readonly luecke: Minutes | null
}

/** The words of a language that a seat's name is made of. */
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

/** `frei, bis 14:00 Uhr`, `belegt, frei ab 15:30 Uhr`: what it is and until when. */
export function stateWords(lage: SeatLage, words: SeatWords): string {
  return [words.zustand[lage.situation.state], untilWords(lage, words)]
    .filter((part) => part !== null)
    .join(', ')
}

/** Until when it stays so, or when it is free; null when the day ends so. */
export function untilWords({ situation, luecke }: SeatLage, words: SeatWords): string | null {
  const { state, bis, freiAb } = situation
  if (state === 'frei' || state === 'deinPlatz') return bis === null ? null : words.bis(bis)
  if (state === 'stundenweiseBelegt') return luecke && words.frei(luecke)
  if (state === 'inaktiv' || state === 'geschlossen') return null
  return freiAb === null ? null : words.freiAb(freiAb)
}

/** For how many it is, where that is more than one, and what belongs to it. */
function detailsOf({ kapazitaet, ausstattung }: LeseraumView, words: SeatWords): string[] {
  return [...(kapazitaet > 1 ? [words.personen(kapazitaet)] : []), ...ausstattung.map(words.ausstattung)]
}

/** The same as a line, which says so where there is nothing. */
export const detailWords = (seat: LeseraumView, words: SeatWords): string =>
  detailsOf(seat, words).join(', ') || words.withoutAusstattung

/** The seat's accessible name: number, kind, equipment, state, until when. */
export function seatName(seat: LeseraumView, lage: SeatLage, words: SeatWords): string {
  return `${fixedName(seat, words)}, ${stateWords(lage, words)}`
}

const fixed = new WeakMap<SeatWords, Map<LeseraumView, string>>()

/** What does not change with the hour is put together once per seat and language. */
function fixedName(seat: LeseraumView, words: SeatWords): string {
  const known = fixed.get(words) ?? new Map<LeseraumView, string>()
  fixed.set(words, known)
  const old = known.get(seat)
  if (old !== undefined) return old
  const name = [words.bezeichnung(seat), ...detailsOf(seat, words)].join(', ')
  known.set(seat, name)
  return name
}
