import { addTo, raiseTo } from './addTo.ts'

const WEEK = 7
const HOURS = 24

/** The outcome of a booking whose day is over. */
export const OUTCOMES = ['gekommen', 'nichtGekommen', 'abgesagt', 'unbestaetigt', 'haus'] as const
type Outcome = (typeof OUTCOMES)[number]

/** A booking as input of the evaluation. Its owner is a number that is unique only within the week. */
export interface Case {
  /** In the plan's order. */
  readonly seat: number
  /** 0 is Sunday. */
  readonly wochentag: number
  /** The wall-clock hour in which it begins. */
  readonly stunde: number
  readonly outcome: Outcome
  /** Minutes from booking to start. */
  readonly vorlauf: number
  /** Minutes. */
  readonly dauer: number
  readonly personen: number
  /** Minutes from cancellation to start, negative after the start; null if unknown. */
  readonly absage: number | null
  readonly wer: number
}

/**
 * The upper bounds of the classes, in minutes and in people: a value belongs to the first class whose bound
 * is above it.
 */
export const CLASS_ENDS = {
  vorlauf: [60, 1440, 3 * 1440, 7 * 1440, Number.POSITIVE_INFINITY],
  dauer: [60, 120, 240, 480, Number.POSITIVE_INFINITY],
  personen: [2, 3, 5, 9, Number.POSITIVE_INFINITY],
  absage: [0, 60, 1440, 3 * 1440, Number.POSITIVE_INFINITY],
} as const

export type ClassName = keyof typeof CLASS_ENDS
export const CLASS_NAMES = Object.keys(CLASS_ENDS) as ClassName[]
const CLASSES = 5

/** The bookings of a part, by outcome. */
export interface Counts extends Readonly<Record<Outcome, number>> {
  readonly buchungen: number
  /** Minimum number of different people: the maximum of one week. Weeks do not know each other's people. */
  readonly people: number
}

/** Bookings of a class, and the minimum number of people. */
type InClass = Pick<Counts, 'buchungen' | 'people'>

export interface Auswertung {
  readonly gesamt: Counts
  /** 0 is Sunday. */
  readonly wochentage: readonly Counts[]
  readonly stunden: readonly Counts[]
  /** In the plan's order. */
  readonly plaetze: readonly Counts[]
  /** The counts of each class in `CLASS_ENDS`. */
  readonly classes: Readonly<Record<ClassName, readonly InClass[]>>
  /** Sums over all bookings. */
  readonly minuten: { readonly vorlauf: number; readonly dauer: number }
  readonly personen: number
}

const OUTCOME_COUNT = OUTCOMES.length
/** The total, then weekdays, then hours. */
const PARTS = 1 + WEEK + HOURS
const ALL_CLASSES = CLASS_NAMES.length * CLASSES

/**
 * A compact evaluation of some days, because a server caches years of them: twelve bytes per seat and week.
 */
export interface Tally {
  /** By outcome: the total, each weekday, each hour; then the count of each class. */
  readonly whole: Int32Array
  /** By outcome, for each seat. Sixteen bits are enough for a seat's bookings in a week. */
  readonly seats: Int16Array
  /** The number of different people in each of these, seats last, saturated at sixteen bits. */
  readonly people: Uint16Array
  /** Lead time in minutes, duration in minutes, group sizes. */
  readonly sums: Float64Array
}

const CLASSES_AT = PARTS * OUTCOME_COUNT
const SEAT_PEOPLE_AT = PARTS + ALL_CLASSES
const SUMS = 3

/** The size in bytes. */
export const sizeOfTally = ({ whole, seats, people, sums }: Tally): number =>
  whole.byteLength + seats.byteLength + people.byteLength + sums.byteLength

const classOf = (name: ClassName, value: number) =>
  Math.min(
    CLASSES - 1,
    CLASS_ENDS[name].findIndex((end) => value < end),
  )

const add = (into: Int32Array | Int16Array | Float64Array, at: number, value = 1) => {
  into[at] = (into[at] ?? 0) + value
}

/**
 * Counts bookings by outcome, lead time and duration. Those of seats that the plan no longer has count only
 * in the total.
 * @param plaetze how many seats the plan has
 * @param cases of a week at most
 */
export function countCases(plaetze: number, cases: Iterable<Case>): Tally {
  const whole = new Int32Array(CLASSES_AT + ALL_CLASSES)
  const seats = new Int16Array(plaetze * OUTCOME_COUNT)
  const met = Array.from({ length: SEAT_PEOPLE_AT + plaetze }, () => new Set<number>())
  const sums = new Float64Array(SUMS)
  for (const one of cases) {
    const outcome = OUTCOMES.indexOf(one.outcome)
    for (const part of [0, 1 + one.wochentag, 1 + WEEK + one.stunde]) {
      add(whole, part * OUTCOME_COUNT + outcome)
      met[part]?.add(one.wer)
    }
    if (one.seat >= 0) {
      add(seats, one.seat * OUTCOME_COUNT + outcome)
      met[SEAT_PEOPLE_AT + one.seat]?.add(one.wer)
    }
    for (const [nr, name] of CLASS_NAMES.entries()) {
      const value = one[name]
      if (value === null) continue
      const at = nr * CLASSES + classOf(name, value)
      add(whole, CLASSES_AT + at)
      met[PARTS + at]?.add(one.wer)
    }
    add(sums, 0, Math.max(0, one.vorlauf))
    add(sums, 1, one.dauer)
    add(sums, 2, one.personen)
  }
  return { whole, seats, people: Uint16Array.from(met, ({ size }) => Math.min(size, 0xffff)), sums }
}

function countsOf(fields: ArrayLike<number>, at: number, people: number): Counts {
  const gekommen = fields[at] ?? 0
  const nichtGekommen = fields[at + 1] ?? 0
  const abgesagt = fields[at + 2] ?? 0
  const unbestaetigt = fields[at + 3] ?? 0
  const haus = fields[at + 4] ?? 0
  const buchungen = gekommen + nichtGekommen + abgesagt + unbestaetigt + haus
  return { buchungen, gekommen, nichtGekommen, abgesagt, unbestaetigt, haus, people }
}

/** Combines all tallies into an evaluation. */
export function auswertungOf(plaetze: number, all: readonly Tally[]): Auswertung {
  const whole = new Float64Array(CLASSES_AT + ALL_CLASSES)
  const seats = new Float64Array(plaetze * OUTCOME_COUNT)
  const people = new Uint16Array(SEAT_PEOPLE_AT + plaetze)
  const sums = new Float64Array(SUMS)
  for (const one of all) {
    addTo(whole, one.whole)
    addTo(seats, one.seats)
    addTo(sums, one.sums)
    raiseTo(people, one.people)
  }
  const part = (nr: number) => countsOf(whole, nr * OUTCOME_COUNT, people[nr] ?? 0)
  const parted = (from: number, count: number) => Array.from({ length: count }, (_, i) => part(from + i))
  const ofClass = (name: ClassName) =>
    Array.from({ length: CLASSES }, (_, i): InClass => {
      const at = CLASS_NAMES.indexOf(name) * CLASSES + i
      return { buchungen: whole[CLASSES_AT + at] ?? 0, people: people[PARTS + at] ?? 0 }
    })
  const [vorlauf = 0, dauer = 0, personen = 0] = sums
  return {
    gesamt: part(0),
    wochentage: parted(1, WEEK),
    stunden: parted(1 + WEEK, HOURS),
    plaetze: Array.from({ length: plaetze }, (_, i) =>
      countsOf(seats, i * OUTCOME_COUNT, people[SEAT_PEOPLE_AT + i] ?? 0),
    ),
    classes: {
      vorlauf: ofClass('vorlauf'),
      dauer: ofClass('dauer'),
      personen: ofClass('personen'),
      absage: ofClass('absage'),
    },
    minuten: { vorlauf, dauer },
    personen,
  }
}

/**
 * Adds up several parts. The number of different people in them is unknown, but at least the maximum of one
 * part.
 */
export function countsOfParts(parts: readonly Counts[]): Counts {
  const sum = (name: Outcome) => parts.reduce((all, part) => all + part[name], 0)
  return countsOf(
    OUTCOMES.map(sum),
    0,
    parts.reduce((most, part) => Math.max(most, part.people), 0),
  )
}

/** The share of expected bookings to which nobody came: 0 to 1; null if there were none. */
export function noShowRate({ gekommen, nichtGekommen }: Pick<Counts, 'gekommen' | 'nichtGekommen'>) {
  const expected = gekommen + nichtGekommen
  return expected === 0 ? null : nichtGekommen / expected
}

/** The share of bookings that their people cancelled: 0 to 1; null if there are none. */
export function cancelledRate({ abgesagt, buchungen }: Pick<Counts, 'abgesagt' | 'buchungen'>) {
  return buchungen === 0 ? null : abgesagt / buchungen
}
