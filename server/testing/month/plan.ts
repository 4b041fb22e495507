/** What happens to a trip in the played month. */
const KINDS = [
  'normal',
  'fremd',
  'nichtErschienen',
  'storniert',
  'zurueckgenommen',
  'geaendert',
  'freigegeben',
  'abgelehnt',
  'unbeantwortet',
  'spaet',
  'ueberzogen',
  'wartet',
  'schaden',
  'verschmutzt',
  'wartung',
] as const

export type Kind = (typeof KINDS)[number]

export interface Trip {
  readonly nr: number
  readonly kind: Kind
  readonly car: number
  /** Number of the driver; nobody has two trips at a time. */
  readonly driver: number
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

export type Verb =
  | 'book'
  | 'decide'
  | 'change'
  | 'cancelAndUndo'
  | 'cancel'
  | 'close'
  | 'checkIn'
  | 'checkOut'

export interface Action {
  readonly at: Temporal.Instant
  readonly verb: Verb
  readonly trip: Trip
}

export interface Month {
  /** First day on which anybody drives, UTC. */
  readonly first: Temporal.PlainDate
  readonly days: number
  readonly cars: number
  readonly trips: readonly Trip[]
}

/** Half hours: every deadline of the settings' defaults lies on one. */
export const STEP_MINUTES = 30
/** Of the day, UTC; what the night brings waits for nobody. */
const FIRST_STEP = 4 * 60
const LAST_STEP = 21 * 60

/** Minutes of the day, UTC: four trips a day at most, with their gaps. */
const SLOTS = [
  [7 * 60, 9 * 60],
  [9 * 60 + 30, 11 * 60 + 30],
  [13 * 60, 15 * 60],
  [16 * 60, 18 * 60],
] as const

/** A car's day, by its number; `null` stays free. A late return is the last of its day, an overrun meets the one that waits. */
const DAYS: readonly (readonly (Kind | null)[])[] = [
  ['normal', 'nichtErschienen', 'normal', 'spaet'],
  ['ueberzogen', 'wartet', 'normal', null],
  ['normal', null, 'storniert', 'normal'],
  ['normal', 'geaendert', null, 'normal'],
  ['freigegeben', 'normal', null, 'schaden'],
  ['normal', 'abgelehnt', 'normal', null],
  ['zurueckgenommen', null, 'verschmutzt', 'normal'],
  ['normal', 'unbeantwortet', null, 'normal'],
  ['fremd', 'normal', 'wartung', null],
  ['normal', 'fremd', 'normal', 'normal'],
]

function minuteOf(day: Temporal.PlainDate, minutes: number): Temporal.Instant {
  return day.toZonedDateTime('UTC').toInstant().add({ minutes })
}

/** The month's trips: cars one after the other, day after day, until there are so many. */
export function planMonth(first: Temporal.PlainDate, days: number, cars: number, amount: number): Month {
  const trips: Trip[] = []
  for (let carDay = 0; carDay < days * cars && trips.length < amount; carDay++) {
    const day = first.add({ days: Math.floor(carDay / cars) })
    const car = carDay % cars
    for (const [slot, kind] of (DAYS[carDay % DAYS.length] ?? []).entries()) {
      const [von = 0, bis = 0] = SLOTS[slot] ?? []
      if (kind === null || kind === undefined) continue
      trips.push({
        nr: trips.length,
        kind,
        car,
        driver: car * 2 + (slot % 2),
        von: minuteOf(day, von),
        bis: minuteOf(day, kind === 'geaendert' ? bis + STEP_MINUTES : bis),
      })
    }
  }
  return { first, days, cars, trips }
}

/** When somebody does something about a trip: a minute before the clock's step, so that no deadline is met by a hair. */
export function actionsOf(trip: Trip): Action[] {
  const early = (at: Temporal.Instant, minutes = 0) => at.subtract({ minutes: minutes + 1 })
  const noon = early(minuteOf(dayOf(trip).subtract({ days: 2 }), 12 * 60 + (trip.car % 8) * STEP_MINUTES))
  const act = (verb: Verb, at: Temporal.Instant): Action => ({ at, verb, trip })
  const drive = [
    act('checkIn', early(trip.von)),
    act('checkOut', early(trip.bis.add({ minutes: LATE[trip.kind] ?? 0 }))),
  ]
  const between: Partial<Record<Kind, Action[]>> = {
    nichtErschienen: [],
    unbeantwortet: [],
    storniert: [act('cancel', early(trip.von, 120))],
    zurueckgenommen: [act('cancelAndUndo', early(trip.von, 120)), ...drive],
    geaendert: [act('change', noon.add({ hours: 20 })), ...drive],
    freigegeben: [act('decide', noon.add({ hours: 1 })), ...drive],
    abgelehnt: [act('decide', noon.add({ hours: 1 }))],
    wartung: [act('close', early(trip.von, 180))],
  }
  return [act('book', noon), ...(between[trip.kind] ?? drive)]
}

/** Minutes after its end at which a trip comes back. */
const LATE: Partial<Record<Kind, number>> = { spaet: 150, ueberzogen: 30 }

export function dayOf(trip: Pick<Trip, 'von'>): Temporal.PlainDate {
  return trip.von.toZonedDateTimeISO('UTC').toPlainDate()
}

/** Every moment at which the clock stands still for a while: from two days before the first trip on. */
export function stepsOf({ first, days }: Month): Temporal.Instant[] {
  return Array.from({ length: days + 2 }, (_, i) => first.add({ days: i - 2 })).flatMap((day) => {
    const count = (LAST_STEP - FIRST_STEP) / STEP_MINUTES + 1
    return Array.from({ length: count }, (_, n) => minuteOf(day, FIRST_STEP + n * STEP_MINUTES))
  })
}
