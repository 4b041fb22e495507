import { expect, it } from 'vitest'
import { MEASURES } from '../measures.ts'
import { A_RUN } from './load.ts'
import { FREE_SLOTS, SAME_AGAIN, VERBS } from './verbs.ts'

/** `--runs` takes no more. */
const MOST_RUNS = 9
/** At 16 connections and at 64: the warm-up, the load, and twice the statements alone. */
const LOADS_OF_A_VERB = 8

/** The last number that a whole benchmark gives to a request. */
const verbs = Object.keys(MEASURES).filter((name) => name in VERBS).length
const last = MOST_RUNS * (verbs * (LOADS_OF_A_VERB * A_RUN + 3 * SAME_AGAIN) + LOADS_OF_A_VERB * A_RUN)

it('leads no booking of a car past the days that can be booked, nor past an inspection', () => {
  // As `fillFlotte` sets them.
  const lastDay = Temporal.Now.instant().add({ hours: 24 * 730 })
  const { von = '' } = VERBS['http.book-vehicle'](last).words
  expect(Temporal.Instant.compare(von, lastDay)).toBeLessThan(0)
})

it('books no seat twice in a run', () => {
  expect(last / MOST_RUNS).toBeLessThan(FREE_SLOTS)
})
