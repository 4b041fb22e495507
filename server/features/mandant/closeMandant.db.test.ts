import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/mandant'
import { beforeAll, expect, it } from 'vitest'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { at, servers, twoServers } from '../../testing/suites/twoServers.ts'

/** The operator is one of another house. */
let home: TestMandant
let haus: TestMandant

twoServers(async (first) => {
  home = await createTestMandant(first, 'daheim')
  haus = await createTestMandant(first, 'haus')
})

beforeAll(async () => {
  await servers[0].deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [
    `user-${home.ben.id}`,
  ])
})

const asOperator = (method: string, nr: number) =>
  at(nr).request(address(wire.closeMandant, { id: haus.id }), {
    as: home.ben.token,
    host: home.host,
    method,
  })

async function rows(text: string, ...values: readonly unknown[]) {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, [haus.id, ...values])).rows)
}

async function booked(seat: number, von: string, bis: string): Promise<string> {
  const answer = await servers[0].request(raumWire.bookLeseraum.path, {
    as: haus.anna.token,
    host: haus.host,
    body: { leseraumId: haus.seats[seat], von, bis },
  })
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return String(answer.json.id)
}

/** Both servers come round at the same moment, and once more. */
async function comeRound(now: string) {
  for (const server of servers) server.clock.set(now)
  for (let round = 0; round < 2; round++)
    await Promise.all(servers.map((server) => server.jobs.runNow('leseraum.fristen')))
}

const statusOf = async (id: string) =>
  (await rows('select status from leseraum_buchung where mandant_id = $1 and id = $2', id))[0]?.status
const mailsOf = async (id: string) =>
  (
    await rows('select typ from benachrichtigung where mandant_id = $1 and objekt_id = $2 order by typ', id)
  ).map(({ typ }) => typ)
const runs = async () => (await rows('select 1 from auftragslauf where mandant_id = $1')).length

it('rests while it is closed, and goes on once when it is open again, without old news', async () => {
  // Without a check-in they are released by the clock, as long as somebody else has anything of them.
  const before = await booked(0, '2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z')
  const lasting = await booked(2, '2026-11-24T08:00:00Z', '2026-11-24T09:30:00Z')
  const after = await booked(1, '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z')
  const told = {
    before: await mailsOf(before),
    lasting: await mailsOf(lasting),
    after: await mailsOf(after),
  }
  expect((await asOperator('PUT', 0)).status).toBe(200)
  await comeRound('2026-11-23T10:01:00Z')
  await comeRound('2026-11-23T10:30:00Z')
  expect([await statusOf(before), await mailsOf(before), await runs()]).toEqual([
    'reserviert',
    told.before,
    0,
  ])

  for (const server of servers) server.clock.set('2026-11-24T09:00:00Z')
  expect((await asOperator('DELETE', 1)).status).toBe(200)
  await comeRound('2026-11-24T09:00:30Z')
  expect([await statusOf(before), await mailsOf(before)]).toEqual(['reserviert', told.before])
  expect([await statusOf(lasting), await mailsOf(lasting)]).toEqual(['storniert', told.lasting])
  const lapsed =
    "select 1 from protokoll where mandant_id = $1 and objekt_id = $2 and aktion = 'releaseNoShow'"
  expect(await rows(lapsed, lasting)).toHaveLength(1)

  // What falls due from now on is told as ever, and once.
  await comeRound('2026-11-24T10:00:30Z')
  await comeRound('2026-11-24T10:20:00Z')
  expect(await statusOf(after)).toBe('storniert')
  expect(await mailsOf(after)).toEqual(['erinnerung', 'freigabeOhneCheckIn', ...told.after])
})

it('keeps no deadline of deletion waiting', async () => {
  expect((await asOperator('PUT', 0)).status).toBe(200)
  for (const server of servers) server.clock.set('2027-03-01T09:00:00Z')
  expect((await rows('select 1 from benachrichtigung where mandant_id = $1')).length).toBeGreaterThan(0)
  await Promise.all(servers.map((server) => server.jobs.runNow('aufbewahrung')))
  expect(await rows('select 1 from benachrichtigung where mandant_id = $1')).toEqual([])
})
