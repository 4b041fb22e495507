import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../../buchung/status.ts'
import { ADA, BEN, CARL } from '../../testing/leseraum.ts'
import { DEEDS, type DeedName } from '../../testing/life/deeds/all.ts'
import type { Run } from '../../testing/life/house.ts'
import { PEOPLE, SEATS } from '../../testing/life/plans.ts'
import type { Roll } from '../../testing/life/roll.ts'
import { BUCHUNG_ARROWS, PLATZ_ARROWS, stepsOf } from '../../testing/life/transitions.ts'
import { type Act, didOf, walk } from '../../testing/life/walk.ts'
import { now } from '../../testing/now.ts'
import { runs } from '../../testing/runs.ts'
import { WARTE_STATUS } from '../../warteliste/types.ts'

/** How often each act occurs by itself. */
const WEIGHTS: Readonly<Record<DeedName, number>> = {
  book: 14,
  takeHere: 3,
  change: 6,
  confirm: 8,
  checkIn: 8,
  checkInByCode: 8,
  cancel: 5,
  undo: 2,
  bookSerie: 6,
  repeatWeek: 2,
  cancelSerie: 4,
  changeSerie: 6,
  join: 8,
  takeOffer: 4,
  leave: 6,
  checkInAtDesk: 4,
  checkOut: 4,
  undoCheckOut: 1,
  pause: 4,
  resume: 2,
  lock: 3,
  release: 4,
  outOfUse: 1,
  shortenHours: 2,
  open: 6,
  close: 3,
  undoClose: 2,
  pass: 9,
  arrive: 9,
  sleep: 2,
  toClockChange: 1,
}

const WEIGHTED = Object.entries(WEIGHTS).flatMap(([name, times]) =>
  Array.from({ length: times }, () => name as DeedName),
)

type Step = readonly [DeedName, Partial<Roll>?]

/** On the last booking, by its booker. */
const LAST = { which: 0, who: 'bucher' } as const
const BEFORE_LAST = { which: 1, who: 'bucher' } as const

/** Alone, for two hours. */
const SMALL = { second: null, group: 1, long: 4 } as const

/** Two and a half hours later in the day than now. */
const TOMORROW = { choice: 6, after: 7 } as const

/**
 * Sequences of acts on or by one person: chance alone would seldom produce them, and they are where rules
 * interact.
 */
const SCENES: readonly (readonly Step[])[] = [
  [['takeHere'], ['checkInAtDesk', LAST], ['pause', LAST], ['pass'], ['resume', LAST]],
  [
    ['takeHere'],
    ['checkInAtDesk', LAST],
    ['pass'],
    ['checkOut', LAST],
    ['book', SMALL],
    ['book', SMALL],
    ['undoCheckOut', LAST],
  ],
  [
    ['book', { ...SMALL, leseraumId: 'a1' }],
    ['book', { ...SMALL, leseraumId: 'a2' }],
    ['close', { leseraumId: 'a1', choice: 2, which: 1 }],
    ['book', { ...SMALL, leseraumId: 't1' }],
    ['book', { ...SMALL, leseraumId: 't2' }],
    ['undoClose'],
  ],
  [['book'], ['close'], ['outOfUse'], ['undoClose']],
  [
    ['book', { person: ADA, second: BEN, leseraumId: 'g1', group: 4 }],
    ['confirm', { which: 0, who: 'zweite', group: 4 }],
    ['close', { leseraumId: 'g1', which: 0 }],
    ['undoClose'],
  ],
  [
    ['book', SMALL],
    ['cancel', LAST],
    ['book', SMALL],
    ['undo', BEFORE_LAST],
  ],
  [['bookSerie'], ['change', LAST], ['cancelSerie', { which: 0 }]],
  [
    ['book', SMALL],
    ['bookSerie', { choice: 3, long: 2 }],
    ['changeSerie', { which: 0, choice: 2, long: 6 }],
  ],
  [
    ['book', { ...SMALL, ...TOMORROW }],
    ['arrive', { which: 0, choice: 1 }],
    ['checkInAtDesk', LAST],
    ['change', { ...LAST, ...SMALL }],
  ],
  [
    ['book', { second: BEN, leseraumId: 'g1' }],
    ['change', { ...LAST, leseraumId: 'a1', group: 1, choice: 6 }],
  ],
  [
    ['book', { ...SMALL, leseraumId: 'a1', ...TOMORROW, long: 6 }],
    ['close', { leseraumId: 'a1', choice: 7, which: 1, after: 9, long: 1 }],
    ['book', { ...SMALL, person: CARL, leseraumId: 'a1', ...TOMORROW, long: 1 }],
    ['book', { ...SMALL, person: BEN, leseraumId: 'a1', ...TOMORROW, long: 1 }],
    ['undoClose'],
  ],
]

/** Several people want what one of them has, at the same time of the day. */
const QUEUES: readonly (readonly Step[])[] = [
  [['book'], ['join'], ['join'], ['cancel', LAST], ['pass', { which: 1 }], ['takeOffer']],
  [
    ['book', { ...SMALL, person: ADA, leseraumId: 'a1', choice: 6 }],
    ['join', { person: BEN, which: 0, choice: 3 }],
    ['cancel', LAST],
    ['pass', { which: 1, choice: 4 }],
    ['book', { ...SMALL, person: BEN, leseraumId: 't1', choice: 6 }],
    ['takeOffer', { which: 0 }],
  ],
  [['join'], ['join'], ['join'], ['cancel'], ['pass'], ['leave', { choice: 0 }], ['pass'], ['takeOffer']],
  [['book'], ['join'], ['cancel', LAST], ['pass', { which: 1 }], ['outOfUse'], ['pass', { which: 1 }]],
]

const roll: fc.Arbitrary<Roll> = fc.record({
  person: fc.constantFrom(...PEOPLE),
  second: fc.option(fc.constantFrom(...PEOPLE), { freq: 2 }),
  who: fc.constantFrom('bucher', 'bucher', 'zweite', 'zweite', 'leitung', 'irgendwer'),
  leseraumId: fc.constantFrom(...SEATS),
  which: fc.nat(4),
  after: fc.integer({ min: 1, max: 9 }),
  long: fc.integer({ min: 1, max: 6 }),
  group: fc.constantFrom(1, 1, 1, 2, 4),
  choice: fc.nat(11),
})

const MOST_STEPS = 8

/** @param shared what all steps have in common */
const played = (scenes: readonly (readonly Step[])[], shared: (first: Roll) => Partial<Roll>) =>
  fc
    .tuple(fc.constantFrom(...scenes), roll, fc.array(roll, { minLength: MOST_STEPS, maxLength: MOST_STEPS }))
    .map(([steps, first, rolls]) =>
      steps.map(([name, fixed], i): Act => [name, { ...first, ...rolls[i], ...shared(first), ...fixed }]),
    )

const single = fc.tuple(fc.constantFrom(...WEIGHTED), roll).map((act): Act[] => [act])

// Without bias towards small values: a walk of three acts reaches nothing.
const acts = fc.noBias(
  fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: single },
        { weight: 2, arbitrary: played(SCENES, ({ person, leseraumId }) => ({ person, leseraumId })) },
        {
          weight: 2,
          arbitrary: played(QUEUES, ({ after, long, leseraumId }) => ({ after, long, leseraumId })),
        },
      ),
      { minLength: 1, maxLength: 50, size: 'max' },
    )
    .map((all) => all.flat()),
)

/** Any day, and the evenings before a clock change. */
const STARTS = [
  now,
  ...['2026-03-28T21:00:00Z', '2026-10-24T21:00:00Z'].map((text) => Temporal.Instant.from(text)),
]

const run: fc.Arbitrary<Run> = fc.record({
  start: fc.constantFrom(...STARTS),
  mitCode: fc.boolean(),
  nachNutzung: fc.boolean(),
})

/**
 * Marks to be covered in addition to all acts and all transitions: a walk that does nothing proves nothing.
 */
const TURNS = [
  'a booking outside of the hours is told',
  'an offer that its person can no longer take',
  ...[0, 1, 2].map((age) => `by a code that is ${age} turns old`),
  ...['spring', 'autumn'].map((season) => `clocks change in ${season}`),
  ...['a lock', 'a plan out of use', 'a seat out of use', 'special hours'].map((what) => `closed: ${what}`),
  ...['naechsterPlatz', 'andererGrundriss', 'andereZeit'].map((art) => `moved by a closure: ${art}`),
  'left as it is by a closure',
  'back from a closure',
  ...['belegt', 'eigene', 'zu', 'zweite'].map((grund) => `stays as a closure left it: ${grund}`),
  'nobody came',
  'nobody came back',
  'nobody confirmed',
  'second person let go',
  'serie as a whole',
  'serie in part',
  'date of a serie on another seat',
  'serie changed into its own time',
  ...['one', 'from here on', 'all'].flatMap((scope) => [
    `serie cancelled: ${scope}`,
    `serie changed: ${scope}`,
  ]),
  ...['a seat', 'a zone', 'equipment'].map((what) => `waiting for ${what}`),
  'week once more',
]

const KNOWN = [
  ...stepsOf(BUCHUNG_ARROWS),
  ...stepsOf(PLATZ_ARROWS),
  ...Object.keys(DEEDS).map(didOf),
  ...TURNS,
]

/** Two thousand together with the other half, which is short enough for a busy machine. */
const RUNS = runs(1_000, 75)

describe('people, the desk, admins and the clock, in any order', () => {
  const seen = new Set<string>()

  // Fixed seeds: the assertion of full coverage must not depend on luck.
  it.each([20_261_127, 20_261_128])('reach no state outside the specification (%i)', (seed) => {
    fc.assert(
      fc.property(run, acts, (how, all) => {
        expect(walk(how, all, seen)).toBeNull()
      }),
      { numRuns: RUNS, seed },
    )
    expect([...seen].filter((what) => !KNOWN.includes(what))).toEqual([])
  })

  // A few walks cover only a part.
  if (RUNS === 1_000) {
    it('cover everything, both halves together', () => {
      expect([...seen].toSorted()).toEqual(KNOWN.toSorted())
    })

    it('cover all statuses of a seat and of a place in a queue', () => {
      const reached = (arrows: readonly { readonly to: string }[]) => new Set(arrows.map(({ to }) => to))
      // A seat has no trip that could be under way.
      expect(reached(BUCHUNG_ARROWS)).toEqual(new Set(BUCHUNG_STATUS.filter((status) => status !== 'aktiv')))
      expect(reached(PLATZ_ARROWS)).toEqual(new Set(WARTE_STATUS))
    })
  }
})
