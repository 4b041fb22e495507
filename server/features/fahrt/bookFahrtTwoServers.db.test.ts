import * as wire from '@platzwart/contract/operations/fahrt'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import { describe, expect, it } from 'vitest'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { at, twoServers } from '../../testing/suites/twoServers.ts'

const PARALLEL = 60
const ROUNDS = 3

let haus: TestMandant
let flotte: TestFlotte

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
  flotte = await createTestFlotte(first, haus)
})

function bookAt(nr: number, person: TestPerson, body: object) {
  return at(nr).request(wire.bookFahrt.path, {
    as: person.token,
    host: haus.host,
    body: { fahrzeugId: flotte.golf, fahrtgrund: 'Termin', ...body },
  })
}

/** Starts a quarter of an hour apart, two hours long: every two of them overlap, the gap aside. */
function staggered(round: number, nr: number) {
  const von = Temporal.Instant.from('2026-11-24T08:00:00Z').add({ hours: 24 * round, minutes: (nr % 7) * 15 })
  return { von: von.toString(), bis: von.add({ hours: 2 }).toString() }
}

/** Asked to come again: the machine is busy, or a cluster has ended one of two that waited for each other on two of its machines. */
const isLater = ({ status, json }: Awaited<ReturnType<typeof bookAt>>) =>
  status === 503 || String(json.code) === 'konflikt.gleichzeitig'

async function rows<R>(text: string, ...values: readonly unknown[]): Promise<R[]> {
  return haus.scoped(async (tx) => (await tx.raw<R>(text, values)).rows)
}

describe('two servers on one database', () => {
  it('give one of many who want one car at staggered times the slot, and everybody else a reason', async () => {
    const people = [flotte.fahrerin, flotte.fahrer, flotte.fuhrpark, haus.leitung]
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, nr) =>
          bookAt(nr, people[nr % people.length] as TestPerson, staggered(round, nr)),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      // On a machine with other things to do somebody may be asked to come again.
      const later = answers.filter(isLater)
      for (const { headers } of later) expect(headers.get('retry-after')).not.toBeNull()
      const refused = answers.filter((answer) => answer.status !== 201 && !isLater(answer))
      expect(refused.filter(({ status }) => status !== 409 && status !== 422)).toEqual([])
      const codes = refused.map(({ json }) => String(json.code))
      expect(codes.filter((code) => !code.startsWith('fahrzeug.'))).toEqual([])
    }
    // What was refused has left nothing behind: no trip, no audit row, no mail.
    for (const table of ['fahrzeug_buchung', 'protokoll', 'benachrichtigung']) {
      const column = table === 'fahrzeug_buchung' ? 'id' : 'objekt_id'
      const [{ n = -1 } = {}] = await rows<{ n: number }>(
        `select count(distinct ${column})::int as n from ${table}`,
      )
      expect([table, n]).toEqual([table, ROUNDS])
    }
  })

  it('let one driver take one of all the cars at a time', async () => {
    const times = { von: '2026-12-07T08:00:00Z', bis: '2026-12-07T10:00:00Z' }
    const cars = [flotte.golf, flotte.polo, flotte.passat, flotte.bus]
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, nr) =>
        bookAt(nr, flotte.fahrerin, { ...times, fahrzeugId: cars[nr % cars.length] }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('let a booking and a block of the same car meet in one order or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const von = Temporal.Instant.from('2026-12-14T08:00:00Z').add({ hours: 24 * round })
      const times = { von: von.toString(), bis: von.add({ hours: 2 }).toString() }
      const [booked, closed] = await Promise.all([
        bookAt(round, flotte.fahrer, { ...times, fahrzeugId: flotte.polo }),
        at(round + 1).request(fuhrparkWire.closeFahrzeug.path, {
          as: flotte.fuhrpark.token,
          host: haus.host,
          body: { ...times, fahrzeugId: flotte.polo, typ: 'DEFEKT', betroffeneStornieren: true },
        }),
      ])
      const held = await rows<{ typ: string }>(
        "select typ from fahrzeug_buchung where fahrzeug_id = $1 and lower(zeitraum) = $2 and status <> 'storniert'",
        flotte.polo,
        times.von,
      )
      // Whoever was later sees the other: the trip is refused or cancelled, or the block is told to try again.
      expect([201, 409]).toContain(booked.status)
      expect([201, 409]).toContain(closed.status)
      expect(held).toHaveLength(1)
      expect(held[0]?.typ).toBe(closed.status === 201 ? 'DEFEKT' : 'BUCHUNG')
    }
  })
})
