import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { LiveReader } from '../../testing/liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { record } from '../database/record.ts'
import { Rollback } from '../database/rollback.ts'
import type { Tx } from '../database/tx.ts'
import { uuidv7 } from '../database/uuid.ts'

const READERS = 30
const CUTS = 10
const WRITERS = 8
const CHANGES_PER_WRITER = 50

let apps: TestApp[]
let served: Served[]
let haus: TestMandant
const zufall = createRandom(20_261_123).next

beforeAll(async () => {
  const first = await testApp('2026-11-23T08:00:00Z')
  apps = [first, await testApp('2026-11-23T08:00:00Z', { database: first.database })]
  await Promise.all(apps.map((app) => app.start()))
  haus = await createTestMandant(first, 'haus')
  await apps[1]?.deps.domains.refresh()
  served = await Promise.all(apps.map(serve))
})

afterAll(async () => {
  for (const one of served) await one.close()
  for (const app of apps.toReversed()) await app.close()
})

function reader(nr: number): LiveReader {
  const { port } = served[nr % served.length] as Served
  // Alternates people: a server limits the streams per person, and notices a cut with a delay.
  const person = [haus.ben, haus.leitung][Math.floor(nr / served.length) % 2] as TestPerson
  return new LiveReader({ port, host: haus.host, token: person.token })
}

function snapshotOf(version: number) {
  return {
    leseraumId: haus.seats[0],
    grundrissId: haus.grundrissId,
    tag: '2026-11-24',
    von: '2026-11-24T08:00:00Z',
    bis: '2026-11-24T09:00:00Z',
    status: 'reserviert',
    benutzer1Id: haus.anna.id,
    benutzer2Id: null,
    gruppengroesse: 1,
    version,
    gehaltenBis: null,
  }
}

function change(tx: Tx, id: string, version: number): void {
  record(tx, { aktion: 'probe', objekt: 'leseraum_buchung', objektId: id, nachher: snapshotOf(version) })
}

/** Books repeatedly, in transactions that take time, sometimes fail, and are sometimes not announced. */
async function write(nr: number, committed: string[]): Promise<void> {
  const id = uuidv7()
  for (let version = 1; version <= CHANGES_PER_WRITER; version++) {
    const fails = zufall() < 0.2
    await haus.scoped(async (tx) => {
      // The transaction has started, and later ones will commit before it.
      await tx.raw('select pg_current_xact_id()')
      await tx.raw('select pg_sleep($1)', [zufall() * 0.03])
      change(tx, id, version)
      if (fails) throw new Rollback(undefined)
    })
    if (fails) continue
    committed.push(`${id}.${version}`)
    const loud = Math.floor(zufall() * 3)
    apps[loud]?.deps.hub.announce(haus.id)
    if (nr === 0) await pause(5)
  }
}

/** A browser on a bad connection. */
async function listenCut(one: LiveReader): Promise<LiveReader> {
  await one.open()
  for (let cut = 0; cut < CUTS; cut++) {
    await pause(zufall() * 150)
    one.cut()
    if (zufall() < 0.3) await pause(zufall() * 50)
    await one.resume()
  }
  return one
}

const told = (one: LiveReader) =>
  one.events.flatMap((event) => (event.art === 'leseraumBuchung' ? [`${event.id}.${event.version}`] : []))

describe('a reader', () => {
  it('that is cut repeatedly receives every change once, and none that was rolled back', async () => {
    const readers = Array.from({ length: READERS }, (_, nr) => reader(nr))
    const first = readers[0] as LiveReader
    await first.open()
    await first.until((events) => events.length > 0)
    const all = Promise.all(readers.slice(1).map(listenCut))
    // Late readers started after some changes; those from the start have all.
    await expect.poll(() => readers.every((one) => one.heard.length > 0), { timeout: 15_000 }).toBe(true)
    const committed: string[] = []
    await Promise.all(Array.from({ length: WRITERS }, (_, nr) => write(nr, committed)))
    await all
    expect(committed.length).toBeGreaterThan(200)
    const wanted = committed.toSorted()
    for (const one of readers) {
      await one.until(() => new Set(told(one)).size >= wanted.length)
      expect(told(one).toSorted()).toEqual(wanted)
      expect(one.events.filter((event) => event.art === 'neuladen')).toHaveLength(1)
    }
    for (const one of readers) one.cut()
    await expect.poll(() => apps.map((app) => app.deps.hub.subscribers)).toEqual([0, 0])
  })

  it('misses nothing of a transaction that began before others and commits after them, and does not wait for it', async () => {
    const staying = reader(0)
    const leaving = reader(1)
    for (const one of [staying, leaving]) {
      await one.open()
      await one.until((events) => events.length > 0)
    }
    const slow = uuidv7()
    const quick = uuidv7()
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const late = haus.scoped(async (tx) => {
      await tx.raw('select pg_current_xact_id()')
      begun.resolve()
      await finish.promise
      change(tx, slow, 1)
    })
    await begun.promise
    await haus.scoped(async (tx) => change(tx, quick, 1))
    apps[0]?.deps.hub.announce(haus.id)
    for (const one of [staying, leaving]) await one.until((events) => events.length > 1)
    // Reconnects while the earlier transaction runs: its position must not be past it.
    leaving.cut()
    await leaving.resume()
    const newcomer = await reader(1).open()
    finish.resolve()
    await late
    for (const one of [staying, leaving, newcomer]) {
      const wanted = one === newcomer ? [`${slow}.1`] : [`${quick}.1`, `${slow}.1`]
      await one.until(() => told(one).length >= wanted.length)
      expect(told(one)).toEqual(wanted)
      one.cut()
    }
  })

  it('receives the changes of one booking in the order in which they became visible; the version tells which is newer', async () => {
    const one = await reader(0).open()
    await one.until((events) => events.length > 0)
    const id = uuidv7()
    const begun = Promise.withResolvers<void>()
    const turn = Promise.withResolvers<void>()
    const first = haus.scoped(async (tx) => {
      await tx.raw('select pg_current_xact_id()')
      begun.resolve()
      await turn.promise
      change(tx, id, 2)
    })
    await begun.promise
    await haus.scoped(async (tx) => change(tx, id, 3))
    apps[0]?.deps.hub.announce(haus.id)
    await one.until((events) => events.length > 1)
    turn.resolve()
    await first
    apps[0]?.deps.hub.announce(haus.id)
    await one.until((events) => events.length > 2)
    expect(told(one)).toEqual([`${id}.3`, `${id}.2`])
    one.cut()
  })
})
