import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { SeatSituation, SeatState } from '@platzwart/domain/leseraum/seatState'

/** The words of a language that a seat's name is made of. */
export interface SeatWords {
  readonly sprache: 'de' | 'en'
  readonly zustand: Readonly<Record<SeatState, string>>
  readonly bezeichnung: (seat: LeseraumView) => string
  readonly personen: (count: number) => string
  readonly ausstattung: (teil: LeseraumView['ausstattung'][number]) => string
  readonly ohneAusstattung: string
  readonly favorit: string
  /** "until 14:00", "free from 14:00"; `minute` counts from the day's midnight. */
  readonly bis: (minute: number) => string
  readonly freiAb: (minute: number) => string
}

/** `frei, bis 14:00 Uhr`, `belegt, frei ab 15:30 Uhr`: what it is and until when. */
export function stateWords(situation: SeatSituation, words: SeatWords): string {
  return [words.zustand[situation.state], untilWords(situation, words)]
    .filter((part) => part !== null)
    .join(', ')
}

/** Until when it stays so, or from when on it is free; null when the day ends so. */
export function untilWords({ state, bis, freiAb }: SeatSituation, words: SeatWords): string | null {
  if (state === 'frei' || state === 'deinPlatz') return bis === null ? null : words.bis(bis)
  if (state === 'inaktiv') return null
  return freiAb === null ? null : words.freiAb(freiAb)
}

/** The seat's accessible name: number, kind, equipment, state, until when. */
export function seatName(seat: LeseraumView, situation: SeatSituation, words: SeatWords): string {
  return `${fixedName(seat, words)}, ${stateWords(situation, words)}`
}

const fixed = new WeakMap<SeatWords, Map<LeseraumView, string>>()

/** What does not change with the hour is put together once per seat and language. */
function fixedName(seat: LeseraumView, words: SeatWords): string {
  const known = fixed.get(words) ?? new Map<LeseraumView, string>()
  fixed.set(words, known)
  const old = known.get(seat)
  if (old !== undefined) return old
  const parts = [words.bezeichnung(seat)]
  if (seat.kapazitaet > 1) parts.push(words.personen(seat.kapazitaet))
  parts.push(...seat.ausstattung.map(words.ausstattung))
  const name = parts.join(', ')
  known.set(seat, name)
  return name
}
