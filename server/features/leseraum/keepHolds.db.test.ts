import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { lockLeseraeume } from '@platzwart/contract/operations/leseraum/sperre'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AnswerCache } from '../../platform/cache/answerCache.ts'
import { STATEMENTS } from '../../platform/database/tx.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { MONDAY } from '../../testing/suites/haus.ts'
import { at, servers, twoServers } from '../../testing/suites/twoServers.ts'

let haus: TestMandant
/** Reads everything anew. */
let plain: TestApp

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
  await haus.scoped(async (tx) => {
    await tx.raw(
      `insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), 'leseraum.maxBuchungenProWoche', '0')`,
      [haus.id],
    )
    await raiseStand(tx)
  })
})

beforeAll(async () => {
  plain = await testApp(MONDAY, { database: servers[0].database })
  Object.assign(plain.deps, { kept: new AnswerCache(0) })
  await plain.deps.domains.refresh()
})

afterAll(() => plain.close())

const people = () => [haus.anna, haus.ben, haus.leitung] as const

function ask(server: TestApp, person: TestPerson, path: string, body?: object): Promise<TestAnswer> {
  return server.request(path, { as: person.token, host: haus.host, method: 'POST', ...(body && { body }) })
}

const book = (server: TestApp, person: TestPerson, body: object) =>
  ask(server, person, wire.bookLeseraum.path, body)

const wish = (seat: number, half: number, hours = 1) => {
  const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({ minutes: 30 * half })
  return { leseraumId: haus.seats[seat], von: von.toString(), bis: von.add({ hours }).toString() }
}

/** But for the number of the request. */
function told({ status, json }: TestAnswer) {
  const { requestId: _, instance: __, ...rest } = json
  return { status, ...rest }
}

const step = fc.record({
  what: fc.constantFrom(
    'book' as const,
    'book' as const,
    'book' as const,
    'book' as const,
    'cancel' as const,
    'lock' as const,
    'later' as const,
  ),
  server: fc.nat(1),
  person: fc.nat(2),
  seat: fc.nat(2),
  half: fc.nat(19),
  hours: fc.constantFrom(1, 2, 4),
  which: fc.nat(20),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const known: string[] = []
let seconds = 20
let refused = 0

function later(): void {
  seconds += 7
  const now = Temporal.Instant.from(MONDAY).add({ seconds }).toString()
  for (const one of [...servers, plain]) one.clock.set(now)
}

/** Who is refused hears the same of a server that keeps nothing, and of the other one. */
async function bookOrHear({ server, person: who, seat, half, hours }: Step): Promise<void> {
  const person = people()[who] as TestPerson
  const answer = await book(at(server), person, wish(seat, half, hours))
  if (answer.status === 201) {
    known.push(String(answer.json.id))
    return
  }
  refused++
  expect(told(answer)).toEqual(told(await book(plain, person, wish(seat, half, hours))))
  expect(told(await book(at(server + 1), person, wish(seat, half, hours)))).toEqual(told(answer))
}

async function take(one: Step): Promise<void> {
  const { what, server, person, seat, half, hours, which } = one
  const id = known[which % Math.max(known.length, 1)] ?? haus.grundrissId
  const { leseraumId, ...period } = wish(seat, half, hours)
  switch (what) {
    case 'book':
      return bookOrHear(one)
    case 'cancel': {
      const path = address(wire.cancelLeseraumBuchung, { id })
      await ask(at(server), people()[person] as TestPerson, path)
      return
    }
    case 'lock': {
      const body = { grundrissId: haus.grundrissId, leseraumIds: [leseraumId], ...period }
      await ask(at(server), haus.leitung, lockLeseraeume.path, body)
      return
    }
    case 'later':
      later()
  }
}

describe('who comes too late', () => {
  it('is told without a try, as those before were, while nothing was written', async () => {
    const [server] = servers
    const texts: string[] = []
    const note = (text: unknown) => texts.push(String(text))
    expect((await book(servers[1], haus.anna, wish(3, 4, 2))).status).toBe(201)
    const first = await book(server, haus.ben, wish(3, 4))
    subscribe(STATEMENTS, note)
    const second = await book(server, haus.ben, wish(3, 4))
    unsubscribe(STATEMENTS, note)
    expect([first.status, first.json.code]).toEqual([409, 'buchung.belegt'])
    expect(first.json.alternatives).not.toEqual([])
    expect(told(second)).toEqual(told(first))
    expect(
      texts.filter((text) =>
        /insert into leseraum_buchung|pg_advisory_xact_lock\(|grundriss_id = any\(\$2/.test(text),
      ),
    ).toEqual([])
  })

  it('gets the seat that was given back a moment ago on the other server', async () => {
    const booked = await book(servers[1], haus.anna, wish(2, 12))
    for (let i = 0; i < 2; i++) expect((await book(servers[0], haus.ben, wish(2, 12))).status).toBe(409)
    await ask(servers[1], haus.anna, address(wire.cancelLeseraumBuchung, { id: String(booked.json.id) }))
    // It is held while the cancellation can be taken back.
    expect((await book(servers[0], haus.ben, wish(2, 12))).status).toBe(409)
    for (const server of [...servers, plain]) server.clock.set('2026-11-23T08:00:11Z')
    expect((await book(servers[0], haus.ben, wish(2, 12))).status).toBe(201)
    expect((await book(servers[1], haus.anna, wish(2, 12))).status).toBe(409)
  })

  it('hears what the rows say, whoever wrote them', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
        for (const one of steps) await take(one)
      }),
      { numRuns: 5, endOnFailure: true },
    )
    expect(refused).toBeGreaterThan(10)
  })
})
