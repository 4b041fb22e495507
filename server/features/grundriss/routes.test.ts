import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

let ids = 0
const newId = () => `01980000-0000-7000-8000-${String(++ids).padStart(12, '0')}`

function put(person: TestPerson, path: string, body: object, match?: string) {
  const headers: Record<string, string> = match === undefined ? {} : { 'if-match': match }
  return app.request(path, { as: person.token, host: haus.host, method: 'PUT', body, headers })
}

const get = (person: TestPerson, path: string) => app.request(path, { as: person.token, host: haus.host })

async function rows(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
}

const stand = async () => (await rows('select stand from mandant'))[0]?.stand as number

const plan = (more: object = {}) => ({
  bezeichnung: 'Galerie',
  standortId: haus.standortId,
  breite: 900,
  hoehe: 700,
  ...more,
})
const caption = (more: object = {}) => ({ art: 'text', text: 'Ausgang', x: 10, y: 10, ...more })
const seat = (more: object = {}) => ({
  grundrissId: haus.grundrissId,
  bezeichnung: `N${ids}`,
  x: 100,
  y: 300,
  breite: 80,
  hoehe: 60,
  ...more,
})

describe('a floor plan', () => {
  it('is made, answered with its location, and changed with the version that was read', async () => {
    const path = `/api/grundrisse/${newId()}`
    const before = await stand()
    const zeichnung = [
      { art: 'wand', d: 'M0 0H900' },
      { art: 'text', x: 10, y: 10, text: 'Fenster' },
    ]
    const made = await put(haus.leitung, path, plan({ zeichnung, link: 'https://haus.example/galerie' }))
    expect([made.status, made.headers.get('etag')]).toEqual([200, '"1"'])
    expect(made.json).toMatchObject({
      bezeichnung: 'Galerie',
      link: 'https://haus.example/galerie',
      aktiv: true,
      standort: { id: haus.standortId, name: 'Haus' },
      plaetze: 0,
      version: 1,
    })
    expect(await stand()).toBe(before + 1)
    const id = made.json.id
    expect(await rows('select aktion, akteur_id from protokoll where objekt_id = $1', id)).toEqual([
      { aktion: 'saveGrundriss', akteur_id: haus.leitung.id },
    ])
    expect((await put(haus.leitung, path, plan())).json.code).toBe('anfrage.versionFehlt')
    const changed = await put(haus.leitung, path, plan({ bezeichnung: 'Empore', aktiv: false }), '"1"')
    expect(changed.json).toMatchObject({ bezeichnung: 'Empore', aktiv: false, version: 2 })
    const stale = await put(haus.leitung, path, plan(), '"1"')
    expect([stale.status, stale.json.code, stale.json.current]).toEqual([
      412,
      'anfrage.versionVeraltet',
      changed.json,
    ])
    // The drawing was not sent, so it is as it was.
    expect((await get(haus.anna, path)).json).toMatchObject({ bezeichnung: 'Empore', zeichnung, version: 2 })
    expect((await get(haus.anna, '/api/grundrisse')).text).toContain('Empore')
  })

  it('refuses guests, people without the right, and what breaks a rule, and changes nothing', async () => {
    const path = `/api/grundrisse/${haus.grundrissId}`
    const before = await stand()
    expect((await app.request(path, { host: haus.host, method: 'PUT', body: plan() })).status).toBe(401)
    expect((await put(haus.anna, path, plan(), '"1"')).json.code).toBe('recht.fehlt')
    const cases: [object, string, string][] = [
      [{ bezeichnung: '' }, 'bezeichnung', 'feld.zuKurz'],
      [{ bezeichnung: undefined }, 'bezeichnung', 'feld.fehlt'],
      [{ beschreibung: 'x'.repeat(2001) }, 'beschreibung', 'feld.zuLang'],
      [{ link: 'javascript:alert(1)' }, 'link', 'feld.link'],
      [{ breite: 99 }, 'breite', 'feld.zuKlein'],
      [{ hoehe: 20_001 }, 'hoehe', 'feld.zuGross'],
      [{ hoehe: 1.5 }, 'hoehe', 'feld.typ'],
      [{ aktiv: 'ja' }, 'aktiv', 'feld.typ'],
      [{ zeichnung: [{ art: 'wand', d: 'M0 0" onload="x' }] }, 'zeichnung.0.d', 'feld.format'],
      [{ zeichnung: [{ art: 'wand', d: 'zzzz' }] }, 'zeichnung.0.d', 'feld.format'],
      [{ zeichnung: [{ art: 'tuer', d: 'M0 0L1' }] }, 'zeichnung.0.d', 'feld.format'],
      [{ zeichnung: [{ art: 'wand', d: 'M0 0H50000' }] }, 'zeichnung.0.d', 'feld.format'],
      [{ zeichnung: [{ art: 'wand', d: 'M0 0<script>' }] }, 'zeichnung.0.d', 'feld.format'],
      [{ zeichnung: [{ art: 'wand', d: `M0 0${'h1'.repeat(10_000)}` }] }, 'zeichnung.0.d', 'feld.zuLang'],
      [{ zeichnung: [{ art: 'fenster' }] }, 'zeichnung.0.d', 'feld.fehlt'],
      [{ zeichnung: [{ art: 'bild' }] }, 'zeichnung.0.art', 'feld.auswahl'],
      [{ zeichnung: [caption({ text: 'a\u0000' })] }, 'zeichnung.0.text', 'feld.steuerzeichen'],
      [{ zeichnung: [caption({ text: ' ' })] }, 'zeichnung.0.text', 'feld.zuKurz'],
      [{ zeichnung: [caption({ text: undefined })] }, 'zeichnung.0.text', 'feld.fehlt'],
      [{ zeichnung: [caption({ x: 40_001 })] }, 'zeichnung.0.x', 'feld.zuGross'],
      [{ zeichnung: [caption({ drehung: 360 })] }, 'zeichnung.0.drehung', 'feld.zuGross'],
      [{ zeichnung: [caption({ drehung: -1 })] }, 'zeichnung.0.drehung', 'feld.zuKlein'],
      [{ zeichnung: [{ art: 'wand', d: 'M0 0H9', drehung: 45 }] }, 'zeichnung.0.drehung', 'feld.unbekannt'],
      [{ zeichnung: [{ art: 'wand', d: 'M0 0H9', style: 'x' }] }, 'zeichnung.0', 'feld.unbekannt'],
      [
        { zeichnung: Array.from({ length: 10_000 }, () => ({ art: 'wand', d: 'M0 0' })) },
        'zeichnung',
        'feld.zuLang',
      ],
      [{ breite: 600 }, 'breite', 'leseraum.ausserhalbGrundriss'],
    ]
    for (const [more, field, code] of cases) {
      const answer = await put(haus.leitung, path, plan({ breite: 1000, hoehe: 800, ...more }), '"1"')
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, 422, [{ field, code }]])
    }
    const nul = plan({ breite: 1000, zeichnung: [{ art: 'wand', d: 'M0 0\u0000' }] })
    expect((await put(haus.leitung, path, nul, '"1"')).status).toBe(422)
    for (const standortId of [fremd.standortId, newId()]) {
      const answer = await put(haus.leitung, path, plan({ standortId, breite: 1000 }), '"1"')
      expect([answer.status, answer.json.issues]).toMatchObject([
        404,
        [{ code: 'nichtGefunden', field: 'standortId' }],
      ])
    }
    expect((await put(haus.leitung, `/api/grundrisse/${newId()}`, plan(), '"3"')).status).toBe(412)
    expect(await stand()).toBe(before)
  })

  it('of another Mandant stays as it is: its id is free here', async () => {
    expect((await put(haus.leitung, `/api/grundrisse/${fremd.grundrissId}`, plan())).status).toBe(200)
    const theirs = await app.request(`/api/grundrisse/${fremd.grundrissId}`, {
      as: fremd.anna.token,
      host: fremd.host,
    })
    expect(theirs.json).toMatchObject({ bezeichnung: 'Lesesaal', version: 1 })
  })
})

describe('a kind of equipment', () => {
  it('is made, renamed with its version, listed by name; a name is there once', async () => {
    const path = `/api/ausstattungen/${newId()}`
    expect((await put(haus.leitung, path, { name: 'Bildschirm' })).json).toMatchObject({
      name: 'Bildschirm',
      version: 1,
    })
    expect((await put(haus.leitung, path, { name: 'Monitor' })).status).toBe(428)
    expect((await put(haus.leitung, path, { name: 'Monitor' }, '"1"')).json).toMatchObject({
      name: 'Monitor',
      version: 2,
    })
    const stale = await put(haus.leitung, path, { name: 'X' }, '"1"')
    expect([stale.status, stale.json.current]).toMatchObject([412, { name: 'Monitor', version: 2 }])
    const list = (await get(haus.anna, '/api/ausstattungen')).json as unknown as { name: string }[]
    expect(list.map(({ name }) => name)).toEqual(['Lampe', 'Monitor'])
    for (const [at, match] of [
      [path, '"2"'],
      [`/api/ausstattungen/${newId()}`, undefined],
    ] as const) {
      const taken = await put(haus.leitung, at, { name: 'Lampe' }, match)
      expect([taken.status, taken.json.issues]).toMatchObject([
        409,
        [{ code: 'feld.vergeben', field: 'name' }],
      ])
    }
    expect((await put(haus.anna, path, { name: 'X' }, '"2"')).status).toBe(403)
    expect((await app.request(path, { host: haus.host, method: 'PUT', body: { name: 'X' } })).status).toBe(
      401,
    )
    expect((await put(haus.leitung, path, { name: 'x'.repeat(81) }, '"2"')).json.issues).toMatchObject([
      { code: 'feld.zuLang' },
    ])
    const there = await app.request('/api/ausstattungen', { as: fremd.anna.token, host: fremd.host })
    expect(there.json).toEqual([{ id: fremd.ausstattungId, name: 'Lampe', verwendet: 1, version: 1 }])
  })
})

describe('a seat or room', () => {
  it('is made with its equipment, which is replaced as a whole, and can be booked at once', async () => {
    const path = `/api/leseraeume/${newId()}`
    const parts = [{ id: haus.ausstattungId, anzahl: 2 }]
    const made = await put(haus.leitung, path, seat({ ausstattung: parts, bedingungen: 'Ruhe' }))
    expect([made.status, made.headers.get('etag')]).toEqual([200, '"1"'])
    expect(made.json).toMatchObject({
      grundrissId: haus.grundrissId,
      art: 'platz',
      kapazitaet: 1,
      bedingungen: 'Ruhe',
      ausstattung: [{ id: haus.ausstattungId, name: 'Lampe', anzahl: 2 }],
      version: 1,
    })
    const body = { leseraumId: made.json.id, von: '2026-11-24T08:00:00Z', bis: '2026-11-24T09:00:00Z' }
    expect(
      (await app.request('/api/leseraum-buchungen', { as: haus.anna.token, host: haus.host, body })).status,
    ).toBe(201)
    const changed = await put(
      haus.leitung,
      path,
      seat({ bezeichnung: 'Neu 7', kapazitaet: 4, art: 'gruppenraum' }),
      '"1"',
    )
    expect(changed.json).toMatchObject({ bezeichnung: 'Neu 7', kapazitaet: 4, ausstattung: [], version: 2 })
    expect((await get(haus.anna, path)).json).toEqual(changed.json)
    const stale = await put(haus.leitung, path, seat(), '"1"')
    expect([stale.status, stale.json.current]).toEqual([412, changed.json])
    expect(
      await rows('select aktion from protokoll where objekt_id = $1 order by xid, id', made.json.id),
    ).toEqual([{ aktion: 'saveLeseraum' }, { aktion: 'saveLeseraum' }])
  })

  it('refuses guests, people without the right, and what breaks a rule, and changes nothing', async () => {
    const path = `/api/leseraeume/${haus.seats[0]}`
    const before = await stand()
    expect((await app.request(path, { host: haus.host, method: 'PUT', body: seat() })).status).toBe(401)
    expect((await put(haus.anna, path, seat(), '"1"')).json.code).toBe('recht.fehlt')
    expect((await put(haus.leitung, path, seat())).status).toBe(428)
    const other = newId()
    await put(haus.leitung, `/api/grundrisse/${other}`, plan())
    const doppelt = [{ id: haus.ausstattungId }, { id: haus.ausstattungId }]
    const cases: [object, string, string][] = [
      [{ bezeichnung: 'x'.repeat(61) }, 'bezeichnung', 'feld.zuLang'],
      [{ kapazitaet: 0 }, 'kapazitaet', 'feld.zuKlein'],
      [{ kapazitaet: 1001 }, 'kapazitaet', 'feld.zuGross'],
      [{ art: 'sofa' }, 'art', 'feld.auswahl'],
      [{ x: -1 }, 'x', 'feld.zuKlein'],
      [{ x: 1001 }, 'x', 'leseraum.ausserhalbGrundriss'],
      [{ y: 801 }, 'y', 'leseraum.ausserhalbGrundriss'],
      [{ drehung: 360 }, 'drehung', 'feld.zuGross'],
      [{ ausstattung: doppelt }, 'ausstattung.1.id', 'feld.doppelt'],
      [{ ausstattung: [{ id: haus.ausstattungId, anzahl: 0 }] }, 'ausstattung.0.anzahl', 'feld.zuKlein'],
      [{ grundrissId: other }, 'grundrissId', 'leseraum.grundrissFest'],
    ]
    for (const [more, field, code] of cases) {
      const answer = await put(haus.leitung, path, seat(more), '"1"')
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, 422, [{ field, code }]])
    }
    const gone: [object, string][] = [
      [{ grundrissId: newId() }, 'grundrissId'],
      [{ ausstattung: [{ id: fremd.ausstattungId }] }, 'ausstattung.0.id'],
    ]
    for (const [more, field] of gone) {
      const answer = await put(haus.leitung, path, seat(more), '"1"')
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, 404, [{ field }]])
    }
    const taken = await put(haus.leitung, path, seat({ bezeichnung: 'P2' }), '"1"')
    expect([taken.status, taken.json.issues]).toMatchObject([
      409,
      [{ code: 'feld.vergeben', field: 'bezeichnung' }],
    ])
    expect((await get(haus.anna, path)).json).toMatchObject({ bezeichnung: 'P1', version: 1 })
    expect(await stand()).toBe(before + 1)
    for (const id of [fremd.seats[0], newId()])
      expect((await get(haus.anna, `/api/leseraeume/${id}`)).status).toBe(404)
  })
})

describe('a plan with bookings', () => {
  it('stays in use while bookings wait on it, and goes once they are decided about', async () => {
    const path = `/api/grundrisse/${haus.grundrissId}`
    await rows('delete from leseraum_buchung')
    const id = await leseraeume.booked(haus.anna)
    const { json } = await get(haus.leitung, path)
    const own = plan({ bezeichnung: json.bezeichnung, breite: 1000, hoehe: 800 })
    const match = `"${json.version}"`
    const refused = await put(haus.leitung, path, { ...own, aktiv: false }, match)
    expect([refused.status, refused.json.code, refused.json.issues]).toMatchObject([
      409,
      'leseraum.grundrissBelegt',
      [{ field: 'aktiv', data: { anzahl: 1 } }],
    ])
    expect((await get(haus.leitung, path)).json).toMatchObject({ aktiv: true, version: json.version })
    expect(await leseraeume.statusOf(id)).toBe('reserviert')
    expect((await leseraeume.post(haus.anna, id, 'cancel')).status).toBe(200)
    const out = await put(haus.leitung, path, { ...own, aktiv: false }, match)
    expect([out.status, out.json.aktiv]).toEqual([200, false])
    const back = await put(haus.leitung, path, { ...own, aktiv: true }, String(out.headers.get('etag')))
    expect([back.status, back.json.aktiv]).toEqual([200, true])
  })
})

describe('a module that is off', () => {
  it('has none of this', async () => {
    await fremd.scoped((tx) => tx.raw("update mandant set module = '{einstellungen}', stand = stand + 1"))
    for (const path of ['/api/ausstattungen', `/api/leseraeume/${fremd.seats[0]}`]) {
      const answer = await app.request(path, { as: fremd.leitung.token, host: fremd.host })
      expect([path, answer.json.code]).toEqual([path, 'modul.aus'])
    }
  })
})
