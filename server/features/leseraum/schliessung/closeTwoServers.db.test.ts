import type { SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestMandant, type TestMandant } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { closing } from '../../../testing/rows/closing.ts'
import { at, servers, twoServers } from '../../../testing/suites/twoServers.ts'

const DAY = '2026-11-24'
const VON = `${DAY}T08:00:00Z`
const BIS = `${DAY}T10:00:00Z`
const SEATS = 40

let haus: TestMandant
let other: Awaited<ReturnType<typeof otherPlan>>
const { rows, fill, set } = waitingIn(() => haus)
const { closed, propose, apply, undo, addSeats, otherPlan } = closing(
  () => servers[0],
  () => haus,
)

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
})

let seats: string[] = []

beforeEach(async () => {
  await rows('delete from leseraum_buchung where mandant_id = $1', haus.id)
  await rows('delete from benachrichtigung where mandant_id = $1', haus.id)
  await rows('delete from sonderoeffnungszeit where mandant_id = $1', haus.id)
  if (seats.length > 0) return
  await set('leseraum.mehrerePlaetzeGleichzeitig', 'true')
  await set('leseraum.maxBuchungenProWoche', '0')
  await rows('update leseraum set aktiv = false where mandant_id = $1', haus.id)
  seats = await addSeats(haus.grundrissId, 'platz', SEATS)
  other = await otherPlan('Obergeschoss', SEATS)
})

const proposed = async () => (await propose([closed(DAY)])).json as never as Vorschlag

/** No two hold a seat at once, as the constraint says; asked all the same. */
const overlapping = () =>
  rows(
    `select 1 from leseraum_buchung a join leseraum_buchung b on b.mandant_id = a.mandant_id and b.leseraum_id = a.leseraum_id
       and b.id > a.id and b.zeitraum && a.zeitraum
     where a.mandant_id = $1 and a.status <> 'storniert' and b.status <> 'storniert'`,
    haus.id,
  )

const places = () =>
  rows<{ id: string; grundriss_id: string; status: string }>(
    "select id, grundriss_id, status from leseraum_buchung where mandant_id = $1 and informationstext <> 'später' order by id",
    haus.id,
  )

const book = (nr: number, leseraumId: string | undefined) =>
  at(nr).request(raumWire.bookLeseraum.path, {
    as: haus.anna.token,
    host: haus.host,
    body: { leseraumId, von: VON, bis: BIS },
  })

describe('a plan with forty bookings is closed on two servers', () => {
  it('once, when two do it at the same moment', async () => {
    await fill(VON, BIS, seats)
    const { stand, anzahl, verschiebbar } = await proposed()
    expect([anzahl, verschiebbar]).toEqual([SEATS, SEATS])
    const answers = await Promise.all(
      servers.map((server) => apply([closed(DAY)], { stand, alle: 'verschieben' }, haus.leitung, server)),
    )
    // The other one read an older plan, or waited for its lock longer than anybody does.
    const [first, second] = answers.map(({ status }) => status).toSorted()
    expect(first).toBe(201)
    expect([409, 412]).toContain(second)
    expect((await places()).map((row) => [row.grundriss_id, row.status])).toEqual(
      Array.from({ length: SEATS }, () => [other.id, 'reserviert']),
    )
    expect(await overlapping()).toEqual([])
    expect(
      await rows("select 1 from benachrichtigung where mandant_id = $1 and typ = 'schliessung'", haus.id),
    ).toHaveLength(1)
    const done = answers.find(({ status }) => status === 201)?.json as never as SchliessungView
    const undone = await Promise.all(servers.map((server) => undo(done.id, haus.leitung, server)))
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await places()).map((row) => [row.grundriss_id, row.status])).toEqual(
      Array.from({ length: SEATS }, () => [haus.grundrissId, 'reserviert']),
    )
  })

  it('while others take the seats that were proposed: it is refused, or nobody sits upon another', async () => {
    const half = seats.slice(0, SEATS / 2)
    await fill(VON, BIS, half)
    let done: SchliessungView | null = null
    let turn = 0
    const booking = (async () => {
      // Somebody wants one of the other plan's seats after the other, from its end: those that are proposed last.
      for (const seat of other.seats.toReversed().slice(0, 15)) {
        const { status } = await book(turn++, seat)
        expect([201, 409]).toContain(status)
      }
    })()
    for (let tries = 0; done === null && tries < 40; tries++) {
      const { stand } = await proposed()
      const answer = await apply([closed(DAY)], { stand, alle: 'verschieben' }, haus.leitung, at(tries))
      expect([201, 409]).toContain(answer.status)
      if (answer.status === 201) done = answer.json as never
    }
    await booking
    expect(done).toMatchObject({ verschoben: half.length })
    expect(await overlapping()).toEqual([])
  })

  it('and taken back while others book where the bookings were: those are named, and all others are back', async () => {
    await fill(VON, BIS, seats)
    const { stand } = await proposed()
    const { id } = (await apply([closed(DAY)], { stand, alle: 'verschieben' }))
      .json as never as SchliessungView
    // As if the plan had been opened again for some of them: what holds is the constraint, not the hours.
    for (const seat of seats.slice(0, 3))
      await rows(
        `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, informationstext)
         values ($1, gen_random_uuid(), $2, $3, $4, tstzrange($5, $6), 'reserviert', $7, 'später')`,
        haus.id,
        seat,
        haus.grundrissId,
        DAY,
        VON,
        BIS,
        haus.ben.id,
      )
    const answer = await undo(id, haus.leitung, servers[1])
    expect(answer.json).toMatchObject({ zurueck: SEATS - 3, nicht: [{ grund: 'belegt' }, {}, {}] })
    expect((await places()).filter((row) => row.grundriss_id === other.id)).toHaveLength(3)
    const [mail] = await rows<{ daten: { eintraege: object[] } }>(
      "select daten from benachrichtigung where mandant_id = $1 and typ = 'schliessung'",
      haus.id,
    )
    expect(mail?.daten.eintraege).toHaveLength(3)
    expect(await overlapping()).toEqual([])
  })
})
