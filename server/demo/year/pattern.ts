import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Random } from '../random.ts'

/** In which rhythm people come to seats. */
export interface Pattern {
  /** Visits a day for each seat, on an ordinary day. */
  readonly andrang: number
  /** By weekday, Sunday first. */
  readonly wochentage: readonly number[]
  /** By month, January first. */
  readonly monate: readonly number[]
  /** How many come at an hour of the wall, from 6 on. */
  readonly stunden: readonly number[]
  /** Quarters of an hour that somebody stays, at least and at most; the first for seats, the second for rooms. */
  readonly dauer: readonly [readonly [number, number], readonly [number, number]]
  /** Of hundred visits so many are to rooms for groups, where there are any. */
  readonly raeume: number
  /** Of hundred whose day is far off so many cancel, of hundred that are left so many do not come. */
  readonly absagen: number
  readonly ausbleiben: number
}

/** Exams in February and July, holidays in August; mornings and early afternoons. */
const LESERAUM: Pattern = {
  andrang: 0.42,
  wochentage: [0.7, 1.05, 1.15, 1.15, 1, 0.75, 0.6],
  monate: [0.95, 1.25, 0.85, 0.9, 1, 1.15, 1.3, 0.5, 0.65, 0.95, 1.1, 0.8],
  stunden: [0, 0, 6, 12, 16, 9, 6, 10, 12, 9, 7, 5, 3, 1, 0],
  dauer: [
    [10, 36],
    [4, 8],
  ],
  raeume: 12,
  absagen: 17,
  ausbleiben: 9,
}

/** Whole days, on Tuesdays to Thursdays above all; few of those who are not there have not said so. */
const ARBEITSWELT: Pattern = {
  andrang: 0.5,
  wochentage: [0, 0.8, 1.2, 1.25, 1.1, 0.55, 0],
  monate: [1, 1.05, 1.05, 0.95, 0.95, 1, 0.75, 0.65, 1.1, 1, 1.1, 0.75],
  stunden: [2, 12, 20, 9, 2, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0],
  dauer: [
    [26, 38],
    [2, 8],
  ],
  raeume: 22,
  absagen: 12,
  ausbleiben: 3,
}

export const PATTERN: Readonly<Record<Bereich, Pattern>> = { leseraum: LESERAUM, arbeitswelt: ARBEITSWELT }

const FIRST_HOUR = 6

/** The hour at which somebody comes. */
export function hourOf({ stunden }: Pattern, zufall: Random): number {
  const drawn = zufall.next() * stunden.reduce((sum, one) => sum + one, 0)
  const upTo = (hour: number) => stunden.slice(0, hour + 1).reduce((sum, one) => sum + one, 0)
  return (
    FIRST_HOUR +
    Math.max(
      0,
      stunden.findIndex((_, hour) => drawn < upTo(hour)),
    )
  )
}

/** How many come to so many seats on a day. */
export function visitsOf(pattern: Pattern, plaetze: number, tag: Temporal.PlainDate, zufall: Random): number {
  const { andrang, wochentage, monate } = pattern
  const season = (wochentage[tag.dayOfWeek % 7] ?? 1) * (monate[tag.month - 1] ?? 1)
  return Math.round(plaetze * andrang * season * (0.85 + 0.3 * zufall.next()))
}
