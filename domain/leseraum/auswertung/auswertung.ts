const WEEK = 7
const HOURS = 24

/** What became of a booking whose day is over. */
export const OUTCOMES = ['gekommen', 'nichtGekommen', 'abgesagt', 'unbestaetigt', 'haus'] as const
type Outcome = (typeof OUTCOMES)[number]

/** A booking as the evaluation sees it. Whose it is is a number of its own week, and nothing else. */
export interface Case {
  /** In the plan's order. */
  readonly seat: number
  /** 0 is Sunday. */
  readonly wochentag: number
  /** On the wall, in which it begins. */
  readonly stunde: number
  readonly outcome: Outcome
  /** Minutes between when it was made and its start. */
  readonly vorlauf: number
  /** Minutes. */
  readonly dauer: number
  readonly personen: number
  /** Minutes between when it was cancelled and its start, below zero after it; null where nobody knows. */
  readonly absage: number | null
  readonly wer: number
}

/** Where one class ends and the next begins, in minutes and in people: a value belongs to the first whose end it is below. */
export const CLASS_ENDS = {
  vorlauf: [60, 1440, 3 * 1440, 7 * 1440, Number.POSITIVE_INFINITY],
  dauer: [60, 120, 240, 480, Number.POSITIVE_INFINITY],
  personen: [2, 3, 5, 9, Number.POSITIVE_INFINITY],
  absage: [0, 60, 1440, 3 * 1440, Number.POSITIVE_INFINITY],
} as const

export type ClassName = keyof typeof CLASS_ENDS
export const CLASS_NAMES = Object.keys(CLASS_ENDS) as ClassName[]
const CLASSES = 5

/** How many bookings a part had, by what became of them. */
export interface Counts extends Readonly<Record<Outcome, number>> {
  readonly buchungen: number
  /** As many different people as there were at least: the most of one week. Weeks do not know whose bookings another had. */
  readonly people: number
}

/** Bookings of a class, and of how many people they are at least. */
type InClass = Pick<Counts, 'buchungen' | 'people'>

export interface Auswertung {
  readonly gesamt: Counts
  /** 0 is Sunday. */
  readonly wochentage: readonly Counts[]
  readonly stunden: readonly Counts[]
  /** In the plan's order. */
  readonly plaetze: readonly Counts[]
  /** What fell into each of `CLASS_ENDS`. */
  readonly classes: Readonly<Record<ClassName, readonly InClass[]>>
  /** Sums over all bookings. */
  readonly minuten: { readonly vorlauf: number; readonly dauer: number }
  readonly personen: number
}

const FIELDS = OUTCOMES.length + 1
const PEOPLE = OUTCOMES.length
/** All, by weekday, by hour; then by seat. */
const SEATS_AT = 1 + WEEK + HOURS

/** An evaluation of some days as small as it can be, because a server keeps those of years: counts of parts, then classes, then sums. */
export type Tally = Float64Array

const classesAt = (plaetze: number) => (SEATS_AT + plaetze) * FIELDS
/** Bookings and people. */
const OF_CLASS = 2
const sumsAt = (plaetze: number) => classesAt(plaetze) + CLASS_NAMES.length * CLASSES * OF_CLASS
const classAt = (plaetze: number, name: ClassName) =>
  classesAt(plaetze) + CLASS_NAMES.indexOf(name) * CLASSES * OF_CLASS
const SUMS = 3
const lengthFor = (plaetze: number) => sumsAt(plaetze) + SUMS

const classOf = (name: ClassName, value: number) =>
  Math.min(
    CLASSES - 1,
    CLASS_ENDS[name].findIndex((end) => value < end),
  )

const add = (into: Tally, at: number, value = 1) => {
  into[at] = (into[at] ?? 0) + value
}

/**
 * Counts what became of bookings, when they were made and for how long. Those of seats that the plan has no more count for the whole alone.
 * @param plaetze how many seats the plan has
 */
export function countCases(plaetze: number, cases: readonly Case[]): Tally {
  const tally = new Float64Array(lengthFor(plaetze))
  const people = new Map<number, Set<number>>()
  const meet = (at: number, wer: number) => {
    const seen = people.get(at)
    if (seen) seen.add(wer)
    else people.set(at, new Set([wer]))
  }
  for (const one of cases) {
    const parts = [0, 1 + one.wochentag, 1 + WEEK + one.stunde]
    if (one.seat >= 0) parts.push(SEATS_AT + one.seat)
    for (const part of parts) {
      add(tally, part * FIELDS + OUTCOMES.indexOf(one.outcome))
      meet(part * FIELDS + PEOPLE, one.wer)
    }
    for (const name of CLASS_NAMES) {
      const value = one[name]
      if (value === null) continue
      const at = classAt(plaetze, name) + OF_CLASS * classOf(name, value)
      add(tally, at)
      meet(at + 1, one.wer)
    }
    const sums = sumsAt(plaetze)
    add(tally, sums, Math.max(0, one.vorlauf))
    add(tally, sums + 1, one.dauer)
    add(tally, sums + 2, one.personen)
  }
  for (const [at, { size }] of people) tally[at] = size
  return tally
}

function countsOf(fields: ArrayLike<number>, at = 0): Counts {
  const [gekommen = 0, nichtGekommen = 0, abgesagt = 0, unbestaetigt = 0, haus = 0, people = 0] = Array.from(
    { length: FIELDS },
    (_, i) => fields[at + i] ?? 0,
  )
  const buchungen = gekommen + nichtGekommen + abgesagt + unbestaetigt + haus
  return { buchungen, gekommen, nichtGekommen, abgesagt, unbestaetigt, haus, people }
}

/** Of all the days together. */
export function auswertungOf(plaetze: number, all: readonly Tally[]): Auswertung {
  const tally = new Float64Array(lengthFor(plaetze))
  const [classes, sums] = [classesAt(plaetze), sumsAt(plaetze)]
  const tellsPeople = (at: number) =>
    at < classes ? at % FIELDS === PEOPLE : at < sums && (at - classes) % OF_CLASS === 1
  for (const one of all)
    for (let i = 0; i < tally.length; i++) {
      const [sum, more] = [tally[i] ?? 0, one[i] ?? 0]
      tally[i] = tellsPeople(i) ? Math.max(sum, more) : sum + more
    }
  const part = (nr: number) => countsOf(tally, nr * FIELDS)
  const parted = (from: number, count: number) => Array.from({ length: count }, (_, i) => part(from + i))
  const ofClass = (name: ClassName) =>
    Array.from({ length: CLASSES }, (_, i): InClass => {
      const at = classAt(plaetze, name) + OF_CLASS * i
      return { buchungen: tally[at] ?? 0, people: tally[at + 1] ?? 0 }
    })
  const [vorlauf = 0, dauer = 0, personen = 0] = tally.subarray(sums)
  return {
    gesamt: part(0),
    wochentage: parted(1, WEEK),
    stunden: parted(1 + WEEK, HOURS),
    plaetze: parted(SEATS_AT, plaetze),
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

/** Several parts as one. How many people they are together is not known, and at least as many as one of them has. */
export function countsOfParts(parts: readonly Counts[]): Counts {
  const sum = (name: Outcome) => parts.reduce((all, part) => all + part[name], 0)
  return countsOf([...OUTCOMES.map(sum), parts.reduce((most, part) => Math.max(most, part.people), 0)])
}

/** Of those who were expected to come, how many did not: 0 to 1; null where nobody was. */
export function noShowRate({ gekommen, nichtGekommen }: Pick<Counts, 'gekommen' | 'nichtGekommen'>) {
  const expected = gekommen + nichtGekommen
  return expected === 0 ? null : nichtGekommen / expected
}

/** Of all bookings those that their people cancelled: 0 to 1; null where there are none. */
export function cancelledRate({ abgesagt, buchungen }: Pick<Counts, 'abgesagt' | 'buchungen'>) {
  return buchungen === 0 ? null : abgesagt / buchungen
}
