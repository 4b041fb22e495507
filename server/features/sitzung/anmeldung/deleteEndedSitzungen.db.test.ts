import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import { expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { account, admin, appPool, NOW, sessions, sitzungSuite } from '../../../testing/sitzung.ts'
import { SITZUNG_SECONDS } from '../auth.ts'
import { deleteEndedSitzungen, KEPT_DAYS_AFTER_END } from './deleteEndedSitzungen.ts'

sitzungSuite()

/** So many sessions that end so many days from now. */
async function signedIn(days: number, count = 1): Promise<void> {
  const id = await account(`a${days}-${count}@lindenau.example`)
  await admin.query(
    `insert into auth.session (id, token, "userId", "expiresAt")
     select gen_random_uuid(), gen_random_uuid(), $1, $2::timestamptz from generate_series(1, $3)`,
    [id, NOW.add({ hours: 24 * days }).toString(), count],
  )
}

const clean = (days = 0, stop: AbortSignal | null = null) =>
  deleteEndedSitzungen({ pool: appPool }, { now: NOW.add({ hours: 24 * days }) }, stop)

it('deletes sessions a month after their end, and none before', async () => {
  for (const days of [-31, -29, -1, 1, 400]) await signedIn(days)
  expect(await clean()).toBe(1)
  expect(await sessions()).toBe(4)
  expect(await clean()).toBe(0)
})

it('goes on until nothing is left, in statements that end', async () => {
  await signedIn(-40, 2500)
  await signedIn(5, 3)
  expect(await clean()).toBe(2500)
  expect(await sessions()).toBe(3)
})

it('stops when it is told to, and two servers share what there is', async () => {
  await signedIn(-40, 2500)
  expect(await clean(0, AbortSignal.abort())).toBe(0)
  const done = await Promise.all([clean(), clean()])
  expect(done[0] + done[1]).toBe(2500)
  expect(await sessions()).toBe(0)
})

it('never takes one that holds, whatever a server takes the time to be', async () => {
  await signedIn(1)
  await signedIn(399)
  expect(await clean(10_000)).toBe(0)
  expect(await sessions()).toBe(2)
})

it('cleans the trail of the operators though none of them does anything, and never before its time', async () => {
  const line = (aktion: string, ago: string) =>
    admin.query(
      `insert into auth.betreiber_protokoll (zeit, betreiber_id, email, aktion, antwort)
       values (now() - $2::interval, gen_random_uuid(), 'betrieb@platzwart.test', $1, '{}')`,
      [aktion, ago],
    )
  await line('alt', '745 days')
  await line('fastZwei', '720 days')
  await line('gestern', '25 hours')
  await line('heute', '23 hours')
  const period = (now: Temporal.Instant) => deleteEndedSitzungen({ pool: appPool }, { now })
  const kept = async () =>
    (await admin.query('select aktion, antwort from auth.betreiber_protokoll order by zeit')).rows
  const now = systemClock.now()
  expect(await period(now)).toBe(1)
  const left = [
    { aktion: 'fastZwei', antwort: null },
    { aktion: 'gestern', antwort: null },
    { aktion: 'heute', antwort: '{}' },
  ]
  expect(await kept()).toEqual(left)
  expect(await period(now.add({ hours: 24 * 10_000 }))).toBe(0)
  expect(await kept()).toEqual(left)
  await admin.query('truncate auth.betreiber_protokoll')
})

it('keeps them as long as the page about privacy says', () => {
  expect(retentionHours(RETENTION.sitzung)).toBe(SITZUNG_SECONDS / 3600 + KEPT_DAYS_AFTER_END * 24)
})
