import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestMandant, type TestMandant, type TestPerson } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { at, twoServers } from '../../../testing/suites/twoServers.ts'

let haus: TestMandant
const { rows, set } = waitingIn(() => haus)

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
  await set('leseraum.tageImVoraus', '365')
  await set('leseraum.maxBuchungenProWoche', '0')
})

beforeEach(async () => {
  await rows('delete from leseraum_buchung')
})

const send = (nr: number, person: TestPerson, path: string, body: object) =>
  at(nr).request(path, { as: person.token, host: haus.host, body })

/** Eight Tuesdays on some seats in turn, in an order of its own. */
function series(turn: number) {
  const termine = Array.from({ length: 8 }, (_, week) => {
    const von = Temporal.Instant.from('2026-11-24T08:00:00Z').add({ hours: 7 * 24 * week })
    return {
      leseraumId: haus.seats[(week + turn) % 2],
      von: von.toString(),
      bis: von.add({ hours: 2 }).toString(),
    }
  })
  return { termine: turn % 2 === 0 ? termine : termine.toReversed() }
}

const countOf = async (text: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n

describe('two servers on one database', () => {
  it('give each slot of crossing series to one, and every other one a reason; nobody waits crosswise', async () => {
    const people = [haus.anna, haus.ben, haus.leitung]
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        send(i, people[i % 3] as TestPerson, wire.bookSerie.path, series(i)),
      ),
    )
    for (const { status } of answers) expect([201, 409, 503]).toContain(status)
    const booked = answers.flatMap(({ json }) => (json.gebucht as object[] | undefined) ?? [])
    expect(await countOf('leseraum_buchung')).toBe(booked.length)
    // Both seats of each of the eight days; of one person never two at a time.
    expect(booked).toHaveLength(16)
    expect(
      await countOf(
        '(select 1 from leseraum_buchung group by benutzer1_id, zeitraum having count(*) > 1) doppelt',
      ),
    ).toBe(0)
    expect(
      (
        await rows<{ n: number }>(
          'select deadlocks::int as n from pg_stat_database where datname = current_database()',
        )
      )[0]?.n,
    ).toBe(0)
  })

  it('book series among single bookings, changes and cancellations of the same seats', async () => {
    const singles = series(0).termine
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, i) => send(i, haus.anna, wire.bookSerie.path, series(i))),
      ...singles.map((one, i) => send(i, haus.ben, raumWire.bookLeseraum.path, one)),
      ...singles.map((one, i) => send(i + 1, haus.leitung, raumWire.bookLeseraum.path, one)),
    ])
    for (const { status } of answers) expect([201, 409, 422, 503]).toContain(status)
    const own = await rows<{ id: string }>(
      "select id from leseraum_buchung where benutzer1_id = $1 and status = 'reserviert' order by id",
      haus.anna.id,
    )
    const ids = own.map(({ id }) => id)
    const cancelled = await Promise.all([
      send(0, haus.anna, wire.cancelBuchungen.path, { ids: ids.length > 0 ? ids : [haus.id] }),
      send(1, haus.anna, wire.cancelBuchungen.path, { ids: ids.length > 0 ? ids.toReversed() : [haus.id] }),
      ...ids.map((id, i) => send(i, haus.anna, address(raumWire.cancelLeseraumBuchung, { id }), {})),
    ])
    for (const { status } of cancelled) expect([200, 422, 503]).toContain(status)
    expect(
      await countOf(`leseraum_buchung where benutzer1_id = '${haus.anna.id}' and status = 'reserviert'`),
    ).toBe(0)
  })

  it('move two series crosswise, cancel and book at the same time: each slot is one person’s, and nobody waits crosswise', async () => {
    const book = async (person: TestPerson, seat: number) => {
      const termine = series(0).termine.map((one) => ({ ...one, leseraumId: haus.seats[seat] }))
      const { json } = await send(0, person, wire.bookSerie.path, { termine })
      return json.gebucht as unknown as { id: string; von: string; bis: string }[]
    }
    const ofAnna = await book(haus.anna, 0)
    const ofBen = await book(haus.ben, 1)
    // Each to the seat of the other, or two hours later on their own.
    const move = (nr: number, person: TestPerson, of: typeof ofAnna, seat: number, hours: number) =>
      send(nr, person, wire.changeSerie.path, {
        termine: of.map(({ id, von, bis }) => ({
          id,
          version: 1,
          leseraumId: haus.seats[seat],
          von: Temporal.Instant.from(von).add({ hours }).toString(),
          bis: Temporal.Instant.from(bis).add({ hours }).toString(),
        })),
      })
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => [
        move(i, haus.anna, ofAnna, 1, i % 2 === 0 ? 2 : 0),
        move(i + 1, haus.ben, i % 2 === 0 ? ofBen : ofBen.toReversed(), 0, i % 2 === 0 ? 2 : 0),
      ]).flat(),
      send(0, haus.ben, wire.cancelBuchungen.path, { ids: ofBen.slice(4).map(({ id }) => id) }),
      ...series(0).termine.map((one, i) => send(i, haus.leitung, raumWire.bookLeseraum.path, one)),
    ])
    for (const { status } of answers) expect([200, 201, 409, 422, 503]).toContain(status)
    const stored = "leseraum_buchung where status = 'reserviert'"
    expect(
      await countOf(`(select 1 from ${stored} group by leseraum_id, zeitraum having count(*) > 1) doppelt`),
    ).toBe(0)
    expect(await countOf(`${stored} and benutzer1_id = '${haus.anna.id}'`)).toBe(8)
    expect(await countOf('leseraum_buchung where version > 3')).toBe(0)
  })
})
