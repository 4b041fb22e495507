import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { beforeEach, describe, expect, it } from 'vitest'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import {
  create,
  type Leseraeume,
  planForEach,
  planId,
  seats,
  send,
  showPlan,
  there,
} from '../../../testing/suites/seatsOfPlan.ts'

hausSuite(MONDAY, { fremd: true })
planForEach()

const remove = (some: readonly object[], more?: object) =>
  send('POST', address(wire.deleteLeseraeume, { id: planId }), { leseraeume: some }, '', more)

let three: { readonly id: string; readonly version: number }[]
beforeEach(async () => {
  const some = seats(3, { ausstattung: [{ id: haus.ausstattungId, anzahl: 2 }] })
  const made = await create({ leseraeume: some, tische: tablesUnder(some.slice(0, 1) as never) })
  three = (made.json as unknown as Leseraeume).leseraeume
    .toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung))
    .map(({ id, version }) => ({ id, version }))
})

const names = async () => (await there()).leseraeume.map(({ bezeichnung }) => bezeichnung).toSorted()

describe('seats that are taken back', () => {
  it('go together with what is drawn under them, as one entry of the trail, whatever else was changed', async () => {
    const [a, b, c] = three
    // Somebody else has moved the third one meanwhile: the plan is another version.
    const move = { leseraeume: [{ id: c?.id, x: 500, y: 500, drehung: 0 }] }
    expect((await send('PATCH', address(wire.moveLeseraeume, { id: planId }), move, '"2"')).status).toBe(200)
    const answer = await remove([{ ...a, id: a?.id.toUpperCase() }, b ?? {}])
    expect([answer.status, answer.json.version]).toEqual([200, 4])
    expect(await names()).toEqual(['S2'])
    const plan = await showPlan()
    expect(plan.json.zeichnung).toEqual([])
    const [trail] = await leseraeume.rows(
      "select vorher from protokoll where objekt_id = $1 and aktion = 'deleteLeseraeume'",
      [planId],
    )
    expect(trail).toMatchObject({ vorher: { leseraeume: [{ bezeichnung: 'S0' }, { bezeichnung: 'S1' }] } })
  })

  it('stay, all of them, where one was changed, booked, or is none of this plan', async () => {
    const [a, b, c] = three
    const change = { leseraeume: [{ ...b, zone: 'Süd' }] }
    await send('PATCH', address(wire.changeLeseraeume, { id: planId }), change, '"2"')
    const stale = await remove([a ?? {}, b ?? {}])
    expect([stale.status, stale.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    await leseraeume.rows(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       values ($1, gen_random_uuid(), $2, $3, '2026-01-05', '[2026-01-05 08:00Z,2026-01-05 09:00Z)', 'storniert', $4)`,
      [haus.id, c?.id ?? '', planId, haus.anna.id],
    )
    const booked = await remove([a ?? {}, c ?? {}])
    expect([booked.status, booked.json.issues]).toMatchObject([
      409,
      [{ code: 'leseraum.hatBuchungen', field: 'leseraeume.1.id', data: { bezeichnung: 'S2' } }],
    ])
    // Also where only what the house keeps of its use is left.
    await leseraeume.rows(
      "insert into leseraum_nutzung (mandant_id, leseraum_id, tag, buchungen, minuten) values ($1, $2, '2024-01-05', 1, 60)",
      [haus.id, a?.id ?? ''],
    )
    const used = await remove([a ?? {}])
    expect([used.status, used.json.code]).toEqual([409, 'leseraum.hatBuchungen'])
    for (const id of [fremd.seats[0], haus.seats[0]]) {
      const unknown = await remove([a ?? {}, { id, version: 1 }])
      expect([unknown.status, unknown.json.issues]).toMatchObject([404, [{ field: 'leseraeume.1.id' }]])
    }
    expect(await names()).toEqual(['S0', 'S1', 'S2'])
  })

  it('go once under one key, of two at once by one, and by nobody without the right', async () => {
    const plain = { as: haus.anna.token, host: haus.host, method: 'POST', body: { leseraeume: three } }
    const path = address(wire.deleteLeseraeume, { id: planId })
    expect((await app.request(path, plain)).json.code).toBe('recht.fehlt')
    const foreign = { as: fremd.leitung.token, host: fremd.host, method: 'POST', body: { leseraeume: three } }
    expect((await app.request(path, foreign)).status).toBe(404)
    const statuses = (await Promise.all([remove(three), remove(three)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
    const made = await create({ leseraeume: seats(1) }, '"3"')
    const [one] = (made.json as unknown as Leseraeume).leseraeume
    const key = { 'idempotency-key': 'einmal-weg' }
    const wanted = [{ id: one?.id, version: one?.version }]
    expect([(await remove(wanted, key)).status, (await remove(wanted, key)).status]).toEqual([200, 200])
    expect(await names()).toEqual([])
  })
})
