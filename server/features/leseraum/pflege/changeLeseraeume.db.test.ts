import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
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

const at = () => address(wire.changeLeseraeume, { id: planId })
const change = (changes: readonly object[], match = '"2"', more?: object) =>
  send('PATCH', at(), { leseraeume: changes }, match, more)

/** Three seats, and what a change of each begins with. */
let three: { readonly id: string; readonly version: number }[]
beforeEach(async () => {
  const ausstattung = [{ id: haus.ausstattungId, anzahl: 2 }]
  const made = await create({ leseraeume: seats(3, { zone: 'Nord', ausstattung }) })
  const all = (made.json as unknown as Leseraeume).leseraeume
  three = all
    .toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung))
    .map(({ id, version }) => ({ id, version }))
})

const shown = async () =>
  (await there()).leseraeume
    .map(({ id, bezeichnung, zone, ausstattung, version }) => {
      const nr = three.findIndex((one) => one.id === id)
      return [nr, bezeichnung, zone, ausstattung.map(({ anzahl }) => anzahl).join(), version].join(' ')
    })
    .toSorted()
const BEFORE = ['0 S0 Nord 2 1', '1 S1 Nord 2 1', '2 S2 Nord 2 1']

describe('what many seats are called and have', () => {
  it('changes as one entry of the trail; what is left out stays', async () => {
    const second = '01980000-0000-7000-8000-0000000000e7'
    await send('PUT', address(wire.saveAusstattung, { id: second }), { name: 'Beamer' }, '')
    const parts = [
      { id: haus.ausstattungId, anzahl: 0 },
      { id: second.toUpperCase(), anzahl: 3 },
    ]
    const [a, b] = three
    const answer = await change([
      { ...a, zone: 'Süd', ausstattung: parts },
      { ...b, bezeichnung: 'Neu', ausstattung: [{ id: haus.ausstattungId, anzahl: 1 }] },
    ])
    expect([answer.status, answer.json.version, answer.headers.get('etag')]).toEqual([200, 3, '"3"'])
    expect(await shown()).toEqual(['0 S0 Süd 3 2', '1 Neu Nord 1 2', '2 S2 Nord 2 1'])
    const trail = await leseraeume.rows(
      'select aktion, vorher, nachher from protokoll where objekt_id = $1 order by xid, id',
      [planId],
    )
    expect(trail).toHaveLength(3)
    expect(trail.at(-1)).toMatchObject({
      aktion: 'changeLeseraeume',
      vorher: [
        { id: a?.id, zone: 'Nord', ausstattung: [{ anzahl: 2 }, { anzahl: 0 }] },
        { id: b?.id, bezeichnung: 'S1', ausstattung: [{ anzahl: 2 }] },
      ],
      nachher: [{ zone: 'Süd' }, { bezeichnung: 'Neu' }],
    })
    // Who has read the plan before has it anew.
    const plan = await showPlan()
    expect(plan.json).toMatchObject({ version: 3 })
    expect(JSON.stringify(plan.json)).toContain('Neu')
  })

  it('may change places', async () => {
    const [a, b, c] = three
    const round = [
      { ...a, bezeichnung: 'S1' },
      { ...b, bezeichnung: 'S2' },
      { ...c, bezeichnung: 'S0' },
    ]
    expect((await change(round)).status).toBe(200)
    expect(await shown()).toEqual(['0 S1 Nord 2 2', '1 S2 Nord 2 2', '2 S0 Nord 2 2'])
  })

  it('changes once, however often the same wish arrives', async () => {
    const more = { 'idempotency-key': 'einmal-anders' }
    const wish = [{ ...three[0], zone: 'Ost' }]
    const first = await change(wish, '"2"', more)
    const again = await change(wish, '"2"', more)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).toEqual(first.json)
    expect((await there()).version).toBe(3)
  })

  it('of two thousand seats changes in one go', async () => {
    for (let i = 0; i < 4; i++) {
      const many = seats(500).map((one, nr) => ({ ...one, bezeichnung: `M${i}-${nr}` }))
      expect((await create({ leseraeume: many }, `"${i + 2}"`)).status).toBe(201)
    }
    const all = (await there()).leseraeume.filter(({ bezeichnung }) => bezeichnung.startsWith('M'))
    // More than another request may bring.
    const rest = { zone: 'Großer Saal', ausstattung: [{ id: haus.ausstattungId, anzahl: 3 }] }
    const wish = all.map(({ id, version }, nr) => ({ id, version, bezeichnung: `P${nr}`, ...rest }))
    expect(JSON.stringify(wish).length).toBeGreaterThan(256 * 1024)
    expect((await change(wish, '"6"')).status).toBe(200)
    expect((await there()).leseraeume.filter(({ bezeichnung }) => bezeichnung.startsWith('P'))).toHaveLength(
      2000,
    )
  })
})

describe('two who change them at the same moment', () => {
  it('are one who does, and one who hears that the plan has changed', async () => {
    const both = await Promise.all([
      change([{ ...three[0], bezeichnung: 'Eins' }]),
      change([{ ...three[1], bezeichnung: 'Zwei' }]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(both.find(({ status }) => status === 412)?.json).toMatchObject({
      code: 'anfrage.versionVeraltet',
      current: { id: planId, version: 3 },
    })
  })

  it('do not write over the form of one seat, which raises the version of that alone', async () => {
    const [a, b] = three
    const form = {
      grundrissId: planId,
      bezeichnung: 'S0',
      zone: 'Ost',
      x: 100,
      y: 100,
      breite: 80,
      hoehe: 60,
    }
    const saved = await send('PUT', address(wire.saveLeseraum, { id: a?.id ?? '' }), form)
    expect(saved.status).toBe(200)
    const late = await change([
      { ...b, zone: 'West' },
      { ...a, zone: 'West' },
    ])
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect((await shown())[1]).toBe(BEFORE[1])
  })

  it('leave each seat as one of them wanted it, whichever way they come', async () => {
    const [a] = three
    const form = {
      grundrissId: planId,
      bezeichnung: 'S0',
      zone: 'Form',
      x: 100,
      y: 100,
      breite: 80,
      hoehe: 60,
    }
    const [one, many] = await Promise.all([
      send('PUT', address(wire.saveLeseraum, { id: a?.id ?? '' }), form),
      change([{ ...a, zone: 'Viele' }]),
    ])
    expect([one.status, many.status].toSorted()).toEqual([200, 412])
    const zone = (await there()).leseraeume.find(({ id }) => id === a?.id)?.zone
    expect(zone).toBe(one.status === 200 ? 'Form' : 'Viele')
  })
})

describe('a change of many seats', () => {
  it('is refused all together when one of them breaks a rule', async () => {
    const [a, b] = three
    const own = { ...a, bezeichnung: 'Neu' }
    const part = { id: haus.ausstattungId, anzahl: 1 }
    const cases: [object, number, string, string][] = [
      [{ ...b, bezeichnung: 'S2' }, 409, 'leseraeume.1.bezeichnung', 'feld.vergeben'],
      [{ ...b, bezeichnung: ' ' }, 422, 'leseraeume.1.bezeichnung', 'feld.zuKurz'],
      [{ ...b, bezeichnung: 'x'.repeat(61) }, 422, 'leseraeume.1.bezeichnung', 'feld.zuLang'],
      [{ ...b, zone: 'a\u0000' }, 422, 'leseraeume.1.zone', 'feld.steuerzeichen'],
      [{ ...b, zone: '\udc00' }, 422, 'leseraeume.1.zone', 'feld.steuerzeichen'],
      [
        { ...b, ausstattung: [{ ...part, anzahl: -1 }] },
        422,
        'leseraeume.1.ausstattung.0.anzahl',
        'feld.zuKlein',
      ],
      [{ ...b, ausstattung: [part, part] }, 422, 'leseraeume.1.ausstattung', 'feld.doppelt'],
      [{ ...a, zone: 'noch einmal' }, 422, 'leseraeume.1.id', 'feld.doppelt'],
      [
        { ...b, ausstattung: [{ ...part, id: fremd.ausstattungId }] },
        404,
        'leseraeume.1.ausstattung',
        'nichtGefunden',
      ],
      [{ id: fremd.seats[0], version: 1, zone: 'x' }, 404, 'leseraeume.1.id', 'nichtGefunden'],
      [{ id: haus.seats[0], version: 1, zone: 'x' }, 404, 'leseraeume.1.id', 'nichtGefunden'],
    ]
    for (const [other, status, field, code] of cases) {
      const answer = await change([own, other])
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, status, [{ field, code }]])
    }
    expect(await shown()).toEqual(BEFORE)
    const both = await change([
      { ...a, bezeichnung: 'Gleich' },
      { ...b, bezeichnung: 'Gleich' },
    ])
    expect([both.status, both.json.code]).toEqual([409, 'feld.vergeben'])
    expect((await there()).version).toBe(2)
  })

  it('needs a version, the right, and a plan of this house', async () => {
    const body = { leseraeume: [{ ...three[0], zone: 'x' }] }
    const as = (person: TestPerson, path: string, headers: Record<string, string> = { 'if-match': '"2"' }) =>
      app.request(path, { as: person.token, host: haus.host, method: 'PATCH', body, headers })
    expect((await as(haus.anna, at())).json.code).toBe('recht.fehlt')
    expect((await as(haus.leitung, at(), {})).status).toBe(428)
    const foreign = address(wire.changeLeseraeume, { id: fremd.grundrissId })
    expect((await as(haus.leitung, foreign)).status).toBe(404)
    expect((await change([{ ...three[0], zone: 'x' }], '"1"')).status).toBe(412)
    expect(await shown()).toEqual(BEFORE)
  })
})
