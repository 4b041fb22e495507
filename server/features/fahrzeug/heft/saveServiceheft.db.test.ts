import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as wire from '@platzwart/contract/operations/heft'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/app.ts'
import { createTestFlotte, fahrzeugDriver, type TestFlotte } from '../../../testing/fahrzeug.ts'
import { broughtFile, paper, putFile } from '../../../testing/files.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../../testing/mandant.ts'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte
const drive = fahrzeugDriver(
  () => app,
  () => haus,
  () => flotte,
)

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
})

let houses = 0
beforeEach(async () => {
  haus = await createTestMandant(app, `heft${houses++}`)
  flotte = await createTestFlotte(app, haus)
})

afterAll(() => app.close())

function send(person: TestPerson, method: string, path: string, body?: unknown, version?: number) {
  return app.request(path, {
    as: person.token,
    host: haus.host,
    method,
    ...(body === undefined ? {} : { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
}

const at = (operation: RecordOperation, id = flotte.golf) => address(operation, { id })
const get = (path: string) => drive.get(flotte.fuhrpark, path)
/** Audit rows that have a name in them; all of these people are called Muster. */
const namesInTrail = (objekt: string) =>
  drive.rows(
    "select aktion from protokoll where objekt = $1 and (coalesce(vorher::text, '') || coalesce(nachher::text, '')) like '%Muster%'",
    [objekt],
  )
const UVV = {
  art: 'UVV',
  beschreibung: 'ohne Mängel',
  von: '2026-11-20',
  bis: '2026-11-20',
  kilometerstand: 10_400,
}

describe('inspections', () => {
  const DUE = [
    { art: 'UVV', faelligAm: '2026-12-01', intervallMonate: 12 },
    { art: 'SERVICE', faelligKm: 10_500, intervallKm: 15_000 },
    { art: 'HU', faelligAm: '2028-03-31', intervallMonate: 24 },
  ]

  it('are set as a whole with the car’s version, and tell how soon they are due', async () => {
    const path = at(wire.listPruefungen)
    expect((await send(flotte.fuhrpark, 'PUT', path, DUE)).json.code).toBe('anfrage.versionFehlt')
    const saved = await send(flotte.fuhrpark, 'PUT', path, DUE, 1)
    expect([saved.status, saved.headers.get('etag'), saved.json]).toEqual([
      200,
      '"2"',
      [
        {
          art: 'HU',
          faelligAm: '2028-03-31',
          faelligKm: null,
          intervallMonate: 24,
          intervallKm: null,
          stand: 'gut',
        },
        {
          art: 'UVV',
          faelligAm: '2026-12-01',
          faelligKm: null,
          intervallMonate: 12,
          intervallKm: null,
          stand: 'baldFaellig',
        },
        {
          art: 'SERVICE',
          faelligAm: null,
          faelligKm: 10_500,
          intervallMonate: null,
          intervallKm: 15_000,
          stand: 'baldFaellig',
        },
      ],
    ])
    expect((await get(path)).json).toEqual(saved.json)
    expect((await send(flotte.fuhrpark, 'PUT', path, DUE, 1)).status).toBe(412)
    const over = [{ art: 'SERVICE', faelligKm: 10_000 }]
    expect((await send(flotte.fuhrpark, 'PUT', path, over, 2)).json).toMatchObject([{ stand: 'faellig' }])
    const cases: [object[], string, string][] = [
      [[{ art: 'UVV' }], '0.faelligAm', 'feld.fehlt'],
      [[DUE[0] as object, DUE[0] as object], '1.art', 'feld.doppelt'],
      [[{ art: 'TUEV', faelligKm: 1 }], '0.art', 'feld.auswahl'],
      [[{ art: 'HU', faelligAm: '2026-13-01' }], '0.faelligAm', 'tag.ungueltig'],
    ]
    for (const [body, field, code] of cases) {
      const answer = await send(flotte.fuhrpark, 'PUT', path, body, 3)
      expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field, code }]])
    }
  })

  it('of the UVV decide about bookings, and move on when the booklet says that it was done', async () => {
    await send(flotte.fuhrpark, 'PUT', at(wire.savePruefungen), [{ ...DUE[0], faelligAm: '2026-11-22' }], 1)
    const slot = { von: '2026-11-26T09:00:00Z', bis: '2026-11-26T10:00:00Z' }
    expect((await drive.bookAs(flotte.fahrerin, slot)).json.code).toBe('fahrzeug.uvvAbgelaufen')
    const done = await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), {
      ...UVV,
      pruefungErledigt: true,
    })
    expect(done.status).toBe(201)
    expect((await get(at(wire.listPruefungen))).json).toMatchObject([
      { faelligAm: '2027-11-20', stand: 'gut' },
    ])
    expect((await drive.bookAs(flotte.fahrerin, slot)).status).toBe(201)
  })

  it('are due again by kilometres from the mileage of the work, and end when they have no interval', async () => {
    const kept = [DUE[1], { art: 'REIFEN', faelligAm: '2026-11-30' }]
    await send(flotte.fuhrpark, 'PUT', at(wire.savePruefungen), kept, 1)
    const entry = { ...UVV, pruefungErledigt: true }
    for (const art of ['SERVICE', 'REIFEN']) {
      expect(
        (await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), { ...entry, art })).status,
      ).toBe(201)
    }
    expect((await get(at(wire.listPruefungen))).json).toMatchObject([{ art: 'SERVICE', faelligKm: 25_400 }])
    const none = await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), { ...entry, art: 'HU' })
    expect([none.status, none.json.issues]).toMatchObject([
      422,
      [{ code: 'nichtGefunden', field: 'pruefungErledigt' }],
    ])
  })
})

describe('when an inspection is due again', () => {
  const BASE = { art: 'UVV', faelligAm: '2026-12-05', intervallMonate: 12 }
  const day = (tag: string, more: object = {}) => ({
    ...UVV,
    von: tag,
    bis: tag,
    pruefungErledigt: true,
    ...more,
  })
  const create = (body: object) => send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), body)
  const due = async () => {
    const list = (await get(at(wire.listPruefungen))).json as unknown as {
      faelligAm: string
      faelligKm: number
    }[]
    return list.map(({ faelligAm, faelligKm }) => faelligAm ?? faelligKm)
  }

  beforeEach(async () => {
    await send(flotte.fuhrpark, 'PUT', at(wire.savePruefungen), [BASE], 1)
  })

  it('is told by all entries, whatever the order in which they were entered', async () => {
    expect((await create(day('2026-11-20'))).status).toBe(201)
    expect(await due()).toEqual(['2027-11-20'])
    const slot = { von: '2026-12-07T09:00:00Z', bis: '2026-12-07T10:00:00Z' }
    expect((await create(day('2025-11-18'))).status).toBe(201)
    expect(await due()).toEqual(['2027-11-20'])
    expect((await drive.bookAs(flotte.fahrerin, slot)).status).toBe(201)
  })

  it('moves with an entry whose day is put right, that is taken back, or that is deleted', async () => {
    const made = await create(day('2025-11-20'))
    expect(await due()).toEqual(['2026-12-05'])
    const path = at(wire.updateServiceheft, String(made.json.id))
    const right = { ...UVV, von: '2026-11-20', bis: '2026-11-20', pruefungErledigt: false }
    const changed = await send(flotte.fuhrpark, 'PUT', path, right, 1)
    expect([changed.json.pruefungErledigt, await due()]).toEqual([true, ['2027-11-20']])
    const back = await send(flotte.fuhrpark, 'PUT', path, { ...right, pruefungWiderrufen: true }, 2)
    expect([back.json.pruefungErledigt, await due()]).toEqual([false, ['2026-12-05']])
    await send(flotte.fuhrpark, 'PUT', path, { ...right, pruefungErledigt: true }, 3)
    expect(await due()).toEqual(['2027-11-20'])
    expect((await send(flotte.fuhrpark, 'DELETE', path, undefined, 4)).status).toBe(204)
    expect(await due()).toEqual(['2026-12-05'])
  })

  it('stands as somebody has set it until it is done again, and what was only sent along is not set', async () => {
    await create(day('2026-11-20'))
    const { version } = (await get(at(fuhrparkWire.showFahrzeug))).json
    const sent = { ...BASE, faelligAm: '2027-11-20' }
    const same = await send(flotte.fuhrpark, 'PUT', at(wire.savePruefungen), [sent], Number(version))
    expect(same.status).toBe(200)
    await create(day('2026-11-22'))
    expect(await due()).toEqual(['2027-11-22'])
    const { version: next } = (await get(at(fuhrparkWire.showFahrzeug))).json
    await send(
      flotte.fuhrpark,
      'PUT',
      at(wire.savePruefungen),
      [{ ...BASE, faelligAm: '2027-03-01' }],
      Number(next),
    )
    expect(await due()).toEqual(['2027-03-01'])
    await create(day('2026-11-23'))
    expect(await due()).toEqual(['2027-11-23'])
  })

  it('counts kilometres from what the car showed on the day of the work', async () => {
    const service = { art: 'SERVICE', faelligKm: 10_500, intervallKm: 15_000 }
    const { version } = (await get(at(fuhrparkWire.showFahrzeug))).json
    await send(flotte.fuhrpark, 'PUT', at(wire.savePruefungen), [service], Number(version))
    await drive.rows(
      `insert into fahrzeug_historie (mandant_id, id, fahrzeug_id, zeit, typ, kilometerstand) values
         ($1, gen_random_uuid(), $2, '2026-01-10T10:00:00Z', 'ERSTELLUNG', 2000),
         ($1, gen_random_uuid(), $2, '2026-11-10T10:00:00Z', 'CHECK_OUT', 9800)`,
      [haus.id, flotte.golf],
    )
    await create(day('2026-11-12', { art: 'SERVICE', kilometerstand: null }))
    expect(await due()).toEqual([24_800])
    await create(day('2026-02-01', { art: 'SERVICE', kilometerstand: null }))
    expect(await due()).toEqual([24_800])
  })
})

describe('the service booklet', () => {
  it('keeps entries with their paper, the newest first, as part of the history', async () => {
    const file = await putFile(app, haus, flotte.fuhrpark, 'bericht.pdf', paper(2), { als: 'dokument' })
    const body = { ...UVV, dateiId: file.json.id, kostenCent: 8_950 }
    const made = await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), body)
    expect([made.status, made.json]).toMatchObject([
      201,
      {
        ...UVV,
        kostenCent: 8_950,
        benutzer: 'fuhrpark Muster',
        version: 1,
        datei: { dateiname: 'bericht.pdf' },
      },
    ])
    await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), {
      art: 'REPARATUR',
      von: '2026-11-21',
      bis: '2026-11-22',
    })
    const list = (await get(at(wire.listServiceheft))).json as unknown as { art: string }[]
    expect(list.map(({ art }) => art)).toEqual(['REPARATUR', 'UVV'])
    const history = (await get(at(wire.listHistorie))).json.items as unknown as object[]
    expect(history).toMatchObject([
      { typ: 'WARTUNG', beschreibung: 'Reparatur' },
      { typ: 'SERVICE', beschreibung: 'UVV-Prüfung: ohne Mängel', kilometerstand: 10_400 },
    ])
    // A paper is for who keeps the fleet, and stays while the entry does.
    const url = (made.json.datei as unknown as { url: string }).url
    expect((await drive.get(flotte.fahrerin, url)).status).toBe(404)
    expect((await send(flotte.fuhrpark, 'DELETE', url.split('?')[0] ?? '')).json.code).toBe(
      'datei.inGebrauch',
    )

    const entry = at(wire.updateServiceheft, String(made.json.id))
    expect((await send(flotte.fuhrpark, 'PUT', entry, UVV)).status).toBe(428)
    const changed = await send(flotte.fuhrpark, 'PUT', entry, { ...UVV, beschreibung: 'mit Mängeln' }, 1)
    expect(changed.json).toMatchObject({ beschreibung: 'mit Mängeln', datei: null, version: 2 })
    const late = await send(flotte.fuhrpark, 'PUT', entry, UVV, 1)
    expect([late.status, late.json.current]).toEqual([412, changed.json])
    expect((await send(flotte.fuhrpark, 'DELETE', entry, undefined, 2)).status).toBe(204)
    expect((await send(flotte.fuhrpark, 'DELETE', entry, undefined, 2)).status).toBe(404)
    expect(await namesInTrail('serviceheft_eintrag')).toEqual([])
  })

  it('refuses what is wrong, and who may not', async () => {
    const cases: [object, number, string, string][] = [
      [{ ...UVV, bis: '2026-11-19' }, 422, 'bis', 'zeitraum.startNichtVorEnde'],
      [{ ...UVV, art: 'WÄSCHE' }, 422, 'art', 'feld.auswahl'],
      [{ ...UVV, kostenCent: -1 }, 422, 'kostenCent', 'feld.zuKlein'],
      [{ ...UVV, beschreibung: 'x'.repeat(1001) }, 422, 'beschreibung', 'feld.zuLang'],
      [{ ...UVV, dateiId: flotte.golf }, 404, 'dateiId', 'nichtGefunden'],
    ]
    for (const [body, status, field, code] of cases) {
      const answer = await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft), body)
      expect([answer.status, answer.json.issues]).toMatchObject([status, [{ field, code }]])
    }
    expect((await send(flotte.fahrerin, 'POST', at(wire.createServiceheft), UVV)).json.code).toBe(
      'recht.fehlt',
    )
    expect(
      (await send(flotte.fuhrpark, 'POST', at(wire.createServiceheft, haus.standortId), UVV)).status,
    ).toBe(404)
  })
})

describe('a damage', () => {
  const DENT = { beschreibung: 'Delle', ansicht: 'links', x: 300, y: 500 }

  it('is shown to the next driver until it is mended, once', async () => {
    const bildId = await broughtFile(app, haus, flotte.fuhrpark, 'delle.jpg')
    const made = await send(flotte.fuhrpark, 'POST', at(wire.createSchaden), { ...DENT, bildId })
    expect([made.status, made.json]).toMatchObject([
      201,
      { ...DENT, gemeldetVon: 'fuhrpark Muster', behoben: null },
    ])
    const seen = await drive.get(flotte.fahrerin, at(wire.listSchaeden))
    expect(seen.json).toMatchObject([{ ...DENT, gemeldetVon: null }])
    expect((await drive.get(flotte.fahrerin, String(made.json.bild))).status).toBe(200)
    expect((await get(at(fuhrparkWire.showFahrzeug))).json.offeneSchaeden).toBe(1)

    const path = at(wire.mendSchaden, String(made.json.id))
    expect((await send(flotte.fahrerin, 'PATCH', path, { behoben: true }, 1)).json.code).toBe('recht.fehlt')
    expect((await send(flotte.fuhrpark, 'PATCH', path, { behoben: true })).status).toBe(428)
    expect((await send(flotte.fuhrpark, 'PATCH', path, { behoben: false }, 1)).status).toBe(422)
    const mended = await send(flotte.fuhrpark, 'PATCH', path, { behoben: true }, 1)
    expect(mended.json).toMatchObject({ behoben: '2026-11-23T08:00:00Z', version: 2 })
    expect((await send(flotte.fuhrpark, 'PATCH', path, { behoben: true }, 2)).json.code).toBe(
      'fahrzeug.schonBehoben',
    )
    expect((await drive.get(flotte.fahrerin, at(wire.listSchaeden))).json).toEqual([])
    expect((await get(`${at(wire.listSchaeden)}?behobene=true`)).json).toHaveLength(1)
    expect(await namesInTrail('fahrzeug_schaden')).toEqual([])
  })

  it('lies on the sketch, and has a picture of this house', async () => {
    for (const body of [
      { ...DENT, x: 1001 },
      { ...DENT, ansicht: 'unten' },
      { ...DENT, beschreibung: ' ' },
    ]) {
      expect((await send(flotte.fuhrpark, 'POST', at(wire.createSchaden), body)).status).toBe(422)
    }
    const foreign = { ...DENT, bildId: flotte.golf }
    expect((await send(flotte.fuhrpark, 'POST', at(wire.createSchaden), foreign)).status).toBe(404)
  })
})

describe('the history', () => {
  it('tells check-ins and check-outs with what was found and handed in, page by page and by type', async () => {
    app.clock.set('2026-11-24T08:00:00Z')
    const trip = await drive.booked(flotte.fahrerin, {
      von: '2026-11-24T08:00:00Z',
      bis: '2026-11-24T09:00:00Z',
    })
    const bildId = await broughtFile(app, haus, flotte.fahrerin, 'kratzer.jpg')
    const dateiId = await broughtFile(app, haus, flotte.fahrerin, 'tanken.jpg')
    const sichtpruefung = { beleuchtung: true, reifen: false, ladung: true }
    expect((await drive.checkIn(flotte.fahrerin, trip, { sichtpruefung })).status).toBe(200)
    const foreign = await broughtFile(app, haus, flotte.fahrer, 'fremd.jpg')
    const stolen = await drive.checkOut(flotte.fahrerin, trip, {
      belege: [{ dateiId: foreign, art: 'tanken', betragCent: null }],
    })
    expect([stolen.status, stolen.json.issues]).toMatchObject([
      422,
      [{ code: 'nichtGefunden', field: 'belege.0.dateiId' }],
    ])
    const schaeden = [{ beschreibung: 'Kratzer', ansicht: 'hinten', x: 1, y: 2, bildId }]
    const belege = [{ dateiId, art: 'tanken', betragCent: 5_500 }]
    expect((await drive.checkOut(flotte.fahrerin, trip, { schaeden, belege, tankProzent: 100 })).status).toBe(
      200,
    )
    app.clock.set('2026-11-23T08:00:00Z')
    const path = at(wire.listHistorie)
    const all = (await get(path)).json.items as unknown as object[]
    expect(all).toMatchObject([
      {
        typ: 'CHECK_OUT',
        kilometerstand: 10_050,
        tankProzent: 100,
        buchungId: trip,
        benutzer: 'fahrerin Muster',
        maengel: null,
        schaeden: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), beschreibung: 'Kratzer' }],
        belege: [{ art: 'tanken', betragCent: 5_500, datei: { dateiname: 'tanken.jpg' } }],
      },
      { typ: 'CHECK_IN', kilometerstand: 10_000, maengel: ['reifen'], schaeden: [], belege: [] },
    ])
    const first = (await get(`${path}?limit=1`)).json
    const second = (await get(`${path}?limit=1&cursor=${first.cursor}`)).json
    expect([...(first.items as unknown as object[]), ...(second.items as unknown as object[])]).toEqual(all)
    expect(second.cursor).toBeNull()
    expect((await get(`${path}?typ=CHECK_IN`)).json.items).toEqual([all[1]])
    const unknown = await get(`${path}?typ=TANKEN`)
    expect([unknown.status, unknown.json.title]).toEqual([422, 'Typ TANKEN unbekannt'])
    expect((await get(`${path}?cursor=x`)).status).toBe(422)
    expect((await drive.get(flotte.fahrerin, path)).json.code).toBe('recht.fehlt')
  })
})
