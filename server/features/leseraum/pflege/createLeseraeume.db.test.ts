import { address } from '@platzwart/contract/operation'
import * as grundriss from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import {
  seatsAt as at,
  create,
  planId as id,
  type Leseraeume,
  planForEach,
  seat,
  seats,
  send,
  showPlan,
  there,
} from '../../../testing/suites/seatsOfPlan.ts'

hausSuite(MONDAY, { fremd: true })

planForEach()

describe('a seat that is deleted', () => {
  const row = [100, 200, 300].map((x, nr) => seat(nr, { bezeichnung: `R${nr}`, x }))
  const drawn = async () => {
    const path = address(grundriss.showGrundriss, { id })
    const plan = await app.request(path, { as: haus.anna.token, host: haus.host })
    return (plan.json.zeichnung as unknown as { d: string }[]).map(({ d }) => d)
  }
  const outlines = (...of: readonly (typeof row)[]) =>
    of.flatMap((some) => tablesUnder(some).map(({ d }) => d))

  it('takes its part of the table along, and has it back when it is made again', async () => {
    const [first, second, third] = row as [(typeof row)[0], (typeof row)[0], (typeof row)[0]]
    expect((await create({ leseraeume: row, tische: tablesUnder(row) })).status).toBe(201)
    expect(await drawn()).toEqual(outlines(row))
    const middle = (await there()).leseraeume.find(({ bezeichnung }) => bezeichnung === 'R1')
    const gone = await send('DELETE', address(wire.deleteLeseraum, { id: String(middle?.id) }))
    expect(gone.status).toBe(204)
    expect((await drawn()).toSorted()).toEqual(outlines([first], [third]).toSorted())
    expect((await there()).version).toBe(3)
    const again = await create({ leseraeume: [second], tische: tablesUnder([second]) }, '"3"')
    expect(again.status).toBe(201)
    expect(await drawn()).toEqual(outlines(row))
  })

  it('leaves what somebody has drawn otherwise, and the plan as it is where nothing was under it', async () => {
    const own = { art: 'tisch', d: 'M10 10H90V50H10Z' }
    const made = await create({ leseraeume: [row[0]], tische: [own] })
    const [one] = (made.json as unknown as Leseraeume).leseraeume
    expect((await send('DELETE', address(wire.deleteLeseraum, { id: String(one?.id) }))).status).toBe(204)
    expect(await drawn()).toEqual([own.d])
    expect((await there()).version).toBe(2)
  })

  it('and moved at the same moment is either, and nobody waits for ever', async () => {
    await create({ leseraeume: row, tische: tablesUnder(row) })
    const all = (await there()).leseraeume
    const moves = all.map((one) => ({ id: one.id, x: one.x, y: 400, drehung: 0 }))
    const answers = await Promise.all([
      send('PATCH', address(wire.moveLeseraeume, { id }), { leseraeume: moves }, '"2"'),
      ...all.map((one) => send('DELETE', address(wire.deleteLeseraum, { id: one.id }))),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

describe('many seats at once', () => {
  it('are made with equipment and tables, as one entry of the trail, and can be booked', async () => {
    const ausstattung = [{ id: haus.ausstattungId, anzahl: 2 }]
    const tische = [{ art: 'tisch', d: 'M10 10H90V50H10Z' }]
    const made = await create({ leseraeume: seats(60, { ausstattung, zone: 'Süd' }), tische })
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"2"'])
    const { leseraeume: all, version } = made.json as unknown as Leseraeume
    expect([all.length, version]).toEqual([60, 2])
    expect(all[0]).toMatchObject({ zone: 'Süd', ausstattung: [{ id: haus.ausstattungId, anzahl: 2 }] })
    const plan = await showPlan(id)
    expect(plan.json).toMatchObject({ plaetze: 60, zeichnung: tische, version: 2 })
    expect(
      await leseraeume.rows('select aktion from protokoll where objekt_id = $1 order by xid, id', [id]),
    ).toEqual([{ aktion: 'saveGrundriss' }, { aktion: 'createLeseraeume' }])
  })

  it('are made once, however often the same wish arrives', async () => {
    const more = { 'idempotency-key': 'ein-raster' }
    const body = { leseraeume: seats(3) }
    const first = await create(body, '"1"', more)
    const again = await create(body, '"1"', more)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect((await there()).leseraeume).toHaveLength(3)
  })

  it('of two people at the same moment are made by one; the other hears that the plan has changed', async () => {
    const both = await Promise.all([create({ leseraeume: seats(30) }), create({ leseraeume: seats(30) })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412])
    expect(both.find(({ status }) => status === 412)?.json).toMatchObject({
      code: 'anfrage.versionVeraltet',
      current: { version: 2, plaetze: 30 },
    })
    expect((await there()).leseraeume).toHaveLength(30)
  })

  it('are refused all together when one of them breaks a rule', async () => {
    const good = seats(2)
    const cases: [object[], number, string, string][] = [
      [seats(501), 422, 'leseraeume', 'feld.zuLang'],
      [[], 422, 'leseraeume', 'feld.zuKurz'],
      [[...good, seat(2, { x: 901 })], 422, 'leseraeume.2.x', 'leseraum.ausserhalbGrundriss'],
      [[...good, seat(2, { y: 701 })], 422, 'leseraeume.2.y', 'leseraum.ausserhalbGrundriss'],
      [[...good, seat(2, { x: -1 })], 422, 'leseraeume.2.x', 'feld.zuKlein'],
      [[...good, seat(1)], 422, 'leseraeume.2.bezeichnung', 'feld.doppelt'],
      [[...good, seat(2, { bezeichnung: ' ' })], 422, 'leseraeume.2.bezeichnung', 'feld.zuKurz'],
      [[...good, seat(2, { bezeichnung: 'a\u0000' })], 422, 'leseraeume.2.bezeichnung', 'feld.steuerzeichen'],
      [[...good, seat(2, { zone: '\udc00' })], 422, 'leseraeume.2.zone', 'feld.steuerzeichen'],
      [[...good, seat(2, { kapazitaet: 0 })], 422, 'leseraeume.2.kapazitaet', 'feld.zuKlein'],
      [
        seats(1, { ausstattung: [{ id: fremd.ausstattungId }] }),
        404,
        'leseraeume.0.ausstattung',
        'nichtGefunden',
      ],
    ]
    for (const [leseraeumeOf, status, field, code] of cases) {
      const answer = await create({ leseraeume: leseraeumeOf })
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, status, [{ field, code }]])
    }
    const wall = await create({ leseraeume: good, tische: [{ art: 'wand', d: 'M0 0H9' }] })
    expect([wall.status, wall.json.issues]).toMatchObject([422, [{ field: 'tische.0.art' }]])
    expect(await there()).toEqual({ leseraeume: [], version: 1 })
    expect((await create({ leseraeume: good })).status).toBe(201)
    const taken = await create({ leseraeume: [seat(7), seat(1)] }, '"2"')
    expect([taken.status, taken.json.issues]).toMatchObject([
      409,
      [{ field: 'leseraeume.1.bezeichnung', code: 'feld.vergeben' }],
    ])
    expect((await there()).leseraeume).toHaveLength(2)
  })

  it('need a version, the right, and a plan of this house', async () => {
    const body = { leseraeume: seats(1) }
    const as = (person: TestPerson, path: string, host = haus.host) =>
      app.request(path, { as: person.token, host, method: 'POST', body, headers: { 'if-match': '"1"' } })
    expect((await as(haus.anna, at())).json.code).toBe('recht.fehlt')
    expect((await as(haus.leitung, address(wire.createLeseraeume, { id: fremd.grundrissId }))).status).toBe(
      404,
    )
    expect((await app.request(at(), { as: haus.leitung.token, host: haus.host, body })).status).toBe(428)
    expect((await there()).leseraeume).toEqual([])
  })
})

describe('seats that are moved', () => {
  const move = (moves: readonly object[], match?: string) =>
    send('PATCH', address(wire.moveLeseraeume, { id }), { leseraeume: moves }, match)

  it('stand there from now on, each and the plan with a new version; whoever had read it before is told', async () => {
    const made = (await create({ leseraeume: seats(3) })).json as unknown as Leseraeume
    const [a, b, c] = made.leseraeume
    const moved = await move(
      [
        { id: a?.id, x: 300, y: 400, drehung: 90 },
        { id: b?.id, x: 0, y: 700, drehung: 0 },
      ],
      '"2"',
    )
    expect([moved.status, moved.json.version]).toEqual([200, 3])
    expect((moved.json as unknown as Leseraeume).leseraeume).toMatchObject([
      { id: a?.id, x: 300, y: 400, drehung: 90, version: 2 },
      { id: b?.id, x: 0, y: 700, version: 2 },
      { id: c?.id, x: c?.x, version: 1 },
    ])
    expect((await move([{ id: c?.id, x: 1, y: 1, drehung: 0 }], '"2"')).status).toBe(412)
    // Who has the seat's form open hears of it, too.
    const form = { grundrissId: id, bezeichnung: 'S0', x: 5, y: 5, breite: 80, hoehe: 60 }
    expect((await send('PUT', address(wire.saveLeseraum, { id: a?.id ?? '' }), form, '"1"')).status).toBe(412)
  })

  it('take the table along that was drawn under them; everything else of the drawing stays', async () => {
    const apart = [seat(0, { x: 100 }), seat(1, { x: 200 }), seat(2, { x: 300 })]
    const own = { art: 'tisch', d: 'M10 10H90V50H10Z' }
    const made = await create({ leseraeume: apart, tische: [own, ...tablesUnder(apart)] })
    const b = (made.json as unknown as Leseraeume).leseraeume.find(({ bezeichnung }) => bezeichnung === 'S1')
    const drawn = async () => (await send('GET', address(grundriss.showGrundriss, { id }))).json.zeichnung
    expect((await move([{ id: b?.id.toUpperCase(), x: 200, y: 500, drehung: 0 }], '"2"')).status).toBe(200)
    const after = [seat(0, { x: 100 }), seat(1, { x: 200, y: 500 }), seat(2, { x: 300 })]
    expect(new Set((await drawn()) as unknown as object[])).toEqual(
      new Set([own, ...after.flatMap((one) => tablesUnder([one]))]),
    )
    expect((await move([{ id: b?.id, x: 200, y: 100, drehung: 0 }], '"3"')).status).toBe(200)
    expect(await drawn()).toEqual([own, ...tablesUnder(apart)])
  })

  it('are refused all together: off the plan, of another plan or house', async () => {
    const made = (await create({ leseraeume: seats(1) })).json as unknown as Leseraeume
    const own = { id: made.leseraeume[0]?.id, x: 10, y: 10, drehung: 0 }
    for (const [other, status, field] of [
      [{ id: haus.seats[0], x: 1, y: 1, drehung: 0 }, 404, 'leseraeume.1.id'],
      [{ id: fremd.seats[0], x: 1, y: 1, drehung: 0 }, 404, 'leseraeume.1.id'],
      [{ ...own, x: 901 }, 422, 'leseraeume.1.x'],
      [{ ...own, y: -5 }, 422, 'leseraeume.1.y'],
    ] as const) {
      const answer = await move([own, other], '"2"')
      expect([answer.status, answer.json.issues]).toMatchObject([status, [{ field }]])
    }
    expect((await there()).leseraeume[0]).toMatchObject({ x: 100, version: 1 })
  })
})

describe('deleting', () => {
  const remove = (path: string, match?: string) => send('DELETE', path, undefined, match)

  it('takes a seat that was never booked, with its equipment; one that was is kept with its bookings', async () => {
    const ausstattung = [{ id: haus.ausstattungId }]
    const made = (await create({ leseraeume: seats(1, { ausstattung }) })).json as unknown as Leseraeume
    const path = address(wire.deleteLeseraum, { id: made.leseraeume[0]?.id ?? '' })
    expect((await remove(path, '"4"')).status).toBe(412)
    expect((await remove(path)).status).toBe(204)
    expect((await remove(path)).status).toBe(404)
    await leseraeume.booked(haus.anna, { leseraumId: haus.seats[2] })
    const kept = await remove(address(wire.deleteLeseraum, { id: haus.seats[2] ?? '' }))
    expect([kept.status, kept.json.code]).toEqual([409, 'leseraum.hatBuchungen'])
    expect((await remove(address(wire.deleteLeseraum, { id: fremd.seats[0] ?? '' }))).status).toBe(404)
  })

  it('takes an empty plan alone, and equipment that nothing has', async () => {
    const path = address(grundriss.deleteGrundriss, { id })
    await create({ leseraeume: seats(1) })
    const full = await remove(path, '"2"')
    expect([full.status, full.json.code]).toEqual([409, 'leseraum.grundrissNichtLeer'])
    const [one] = (await there()).leseraeume
    await remove(address(wire.deleteLeseraum, { id: one?.id ?? '' }))
    expect((await remove(path, '"1"')).status).toBe(412)
    expect((await remove(path, '"2"')).status).toBe(204)
    expect((await remove(address(grundriss.deleteGrundriss, { id: fremd.grundrissId }))).status).toBe(404)

    const lamp = await remove(address(wire.deleteAusstattung, { id: haus.ausstattungId }))
    expect([lamp.status, lamp.json.code]).toEqual([409, 'ausstattung.inGebrauch'])
    const unused = '01980000-0000-7000-8000-0000000000e1'
    await app.request(address(wire.saveAusstattung, { id: unused }), {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PUT',
      body: { name: 'Beamer' },
    })
    expect((await remove(address(wire.deleteAusstattung, { id: unused }))).status).toBe(204)
    expect((await remove(address(wire.deleteAusstattung, { id: fremd.ausstattungId }))).status).toBe(404)
  })
})
