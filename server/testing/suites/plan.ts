import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { readPlanTag } from '../../features/grundriss/readPlanTag.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type TestAnswer, type TestApp, testApp } from '../app.ts'
import { askTwice, askTwiceAfterLate, snapshotPool } from '../kept/keptCall.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../mandant.ts'

/** A Monday, 09:00 in Berlin (UTC+1); the house is open until Friday, 08:00 to 18:00. */
export const NOW = Temporal.Instant.from('2026-11-23T08:00:00Z')
export const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25']

export let servers: readonly [TestApp, TestApp]
let snapshots: pg.Pool
export let haus: TestMandant
export let fremd: TestMandant

/** To be called once at the top of a suite: two servers on one database, and two houses. */
export function planSuite(): void {
  beforeAll(open)
  afterAll(close)
}

async function open(): Promise<void> {
  const first = await testApp(NOW.toString())
  servers = [first, await testApp(NOW.toString(), { database: first.database })]
  snapshots = snapshotPool(first)
  // Both of them before anybody is in a hurry.
  await Promise.all([1, 2].map(() => snapshots.query('select 1')))
  haus = await createTestMandant(first, 'haus')
  fremd = await createTestMandant(first, 'fremd')
  await Promise.all(servers.map((server) => server.deps.domains.refresh()))
  await haus.scoped((tx) =>
    tx.raw(
      `insert into einstellung_wert (mandant_id, id, option_name, wert) values
        ($1, gen_random_uuid(), 'leseraum.maxBuchungenProWoche', '0'), ($1, gen_random_uuid(), 'leseraum.mehrerePlaetzeGleichzeitig', 'true')`,
      [haus.id],
    ),
  )
  await haus.scoped(raiseStand)
}

async function close(): Promise<void> {
  await snapshots.end()
  await servers[1].close()
  await servers[0].close()
}

export const people = () => [haus.anna, haus.ben, haus.leitung] as const

export const dayPath = (tag: string, house = haus) =>
  address(wire.readPlanTag, { id: house.grundrissId, tag })

export function look(server: TestApp, person: TestPerson, tag: string, etag?: string, house = haus) {
  const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag }
  return server.request(dayPath(tag, house), { as: person.token, host: house.host, headers })
}

export function ask(
  server: TestApp,
  person: TestPerson,
  method: string,
  path: string,
  body?: object,
  version?: number,
): Promise<TestAnswer> {
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` }
  return server.request(path, { as: person.token, host: haus.host, method, headers, ...(body && { body }) })
}

async function answerTo(call: Call, tag: string) {
  const ahead = await call.tx.all(readPlanTag.statement(haus.grundrissId, tag)({ mandantId: haus.id }))
  const answer = await readPlanTag({ ...call, ahead }, haus.grundrissId, tag)
  if ('refusal' in answer) throw new Error(answer.refusal.code)
  return { text: answer.text(), etag: answer.etag }
}

/** What the verb answers from what this server keeps, and from the rows, in one snapshot. */
export function compare(server: TestApp, person: TestPerson, tag: string) {
  return askTwice(snapshots, server, haus, person, (call) => answerTo(call, tag))
}

/** What another verb answers from what this server keeps, and from the rows, in one snapshot. */
export function compareAnswers<T>(server: TestApp, person: TestPerson, answers: (call: Call) => Promise<T>) {
  return askTwice(snapshots, server, haus, person, answers)
}

/** The same after somebody who began before a change of the house and read after it. */
export function compareAfterLate(
  server: TestApp,
  person: TestPerson,
  tag: string,
  change: () => Promise<void>,
) {
  const ask = (call: Call) => answerTo(call, tag)
  return askTwiceAfterLate(snapshots, server, haus, person, { change, ask })
}
