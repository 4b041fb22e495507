import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_SECRET, type TestDatabase, testDatabase } from '../database.ts'
import { planMonth } from './plan.ts'
import { playMonth } from './play.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.drop())

/** A Tuesday in the middle of the month before: neither the end of one nor a change of the clocks is what is tried here, whenever it runs. */
function firstDay(): Temporal.PlainDate {
  const ninth = Temporal.Now.plainDateISO('UTC').subtract({ months: 1 }).with({ day: 9 })
  return ninth.add({ days: (9 - ninth.dayOfWeek) % 7 })
}

it('Two days of trips, played on two servers of which one is killed every day: every job and mail as the table says', async () => {
  const first = firstDay()
  // Ten cars, and so each kind of trip and of day; on the second the logbooks of the first are sealed.
  const month = planMonth(first, 2, 10, 42)
  expect(month.trips).toHaveLength(42)
  const { appUrl, authUrl, adminUrl } = database
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-test-data-'))
  const played = await playMonth({
    adminUrl,
    appUrl,
    authUrl,
    secret: TEST_SECRET,
    dataFolder,
    month,
    seed: 7,
  })
  expect(played.wrong).toEqual([])
  expect(played.bookings).toBe(42)
  expect(played.kills).toBe(4)
}, 360_000)
