import { address } from '@platzwart/contract/operation'
import * as grundriss from '@platzwart/contract/operations/grundriss'
import * as raum from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import * as zeit from '@platzwart/contract/operations/oeffnungszeit'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { beforeEach, describe, expect, it } from 'vitest'
import { bomb, countStored, picture } from '../../testing/files.ts'
import type { TestMandant } from '../../testing/mandant.ts'
import { nothingOfWhatBreaksOff } from '../../testing/suites/breakingOff.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'
import { create, planForEach, planId, seat, seats, send } from '../../testing/suites/seatsOfPlan.ts'

hausSuite(MONDAY, { fremd: true })
planForEach()

interface Datei {
  readonly grundriss: Readonly<Record<string, unknown>>
  readonly leseraeume: readonly Readonly<Record<string, unknown>>[]
  readonly bild?: Readonly<Record<string, unknown>>
}

async function exported(id = planId, house: TestMandant = haus): Promise<Datei> {
  const path = address(wire.exportGrundriss, { id })
  const answer = await app.request(path, { as: house.leitung.token, host: house.host })
  expect(answer.status).toBe(200)
  return answer.json as unknown as Datei
}

const bring = (datei: unknown, more: object = {}, house: TestMandant = haus, headers = {}) =>
  app.request(wire.importGrundriss.path, {
    as: house.leitung.token,
    host: house.host,
    method: 'POST',
    headers,
    body: { standortId: house.standortId, datei, ...more },
  })

const plans = async () =>
  Number(
    (await leseraeume.rows('select count(*)::int as n from grundriss where mandant_id = $1', [haus.id]))[0]
      ?.n,
  )

/** A plan with everything that a plan may have. */
let datei: Datei
beforeEach(async () => {
  const some = seats(3, { zone: 'Nord', ausstattung: [{ id: haus.ausstattungId, anzahl: 2 }] })
  const room = seat(9, {
    art: 'gruppenraum',
    kapazitaet: 6,
    breite: 300,
    hoehe: 200,
    drehung: 90,
    y: 400,
    aktiv: false,
  })
  await create({ leseraeume: [...some, room], tische: tablesUnder(some) })
  const unterbrechungen = [{ von: '12:00', bis: '13:00' }]
  const week = [{ wochentag: 1, von: '08:00', bis: '17:30', geoeffnet: true, unterbrechungen }]
  const special = { gueltigVon: '2027-01-04', gueltigBis: '2027-01-05', von: '08:00', bis: '12:00' }
  const days = [{ ...special, status: 'geschlossen', grund: 'Inventur', grundEn: 'Stocktaking' }]
  for (const [operation, body, version] of [
    [zeit.replaceOeffnungszeiten, week, '"2"'],
    [zeit.replaceSonderoeffnungszeiten, days, '"3"'],
  ] as const) {
    expect((await send('PUT', address(operation, { id: planId }), body, version)).status).toBe(204)
  }
  datei = await exported()
})

describe('a floor plan as a file', () => {
  it('has all that stands on it, by names and without ids', async () => {
    expect(datei).toMatchObject({
      format: 'platzwart-grundriss',
      version: 1,
      grundriss: { breite: 900, hoehe: 700, bereich: 'leseraum', aktiv: true, zeichnung: [{ art: 'tisch' }] },
      oeffnungszeiten: [
        {
          wochentag: 1,
          von: '08:00',
          bis: '17:30',
          geoeffnet: true,
          unterbrechungen: [{ von: '12:00', bis: '13:00' }],
        },
      ],
      sonderoeffnungszeiten: [{ gueltigVon: '2027-01-04', status: 'geschlossen', grundEn: 'Stocktaking' }],
    })
    expect(datei.leseraeume.map(({ bezeichnung }) => bezeichnung)).toEqual(['S0', 'S1', 'S2', 'S9'])
    expect(datei.leseraeume[0]).toMatchObject({ zone: 'Nord', ausstattung: [{ anzahl: 2 }] })
    expect(datei.leseraeume[3]).toMatchObject({
      art: 'gruppenraum',
      aktiv: false,
      drehung: 90,
      ausstattung: [],
    })
    expect(JSON.stringify(datei)).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  })

  it('becomes a plan that is the same, and that can be booked on', async () => {
    const made = await bring(datei, { bezeichnung: 'Zwilling' })
    expect([made.status, made.json]).toMatchObject([201, { bezeichnung: 'Zwilling', plaetze: 3 }])
    expect(made.json.id).not.toBe(planId)
    const again = await exported(String(made.json.id))
    expect(again).toEqual({ ...datei, grundriss: { ...datei.grundriss, bezeichnung: 'Zwilling' } })
    const trail = await leseraeume.rows(
      "select aktion from protokoll where objekt_id = $1 and aktion = 'importGrundriss'",
      [String(made.json.id)],
    )
    expect(trail).toEqual([{ aktion: 'importGrundriss' }])
    const listed = await app.request(address(raum.listLeseraeume, { id: String(made.json.id) }), {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect(listed.headers.get('etag')).toBe(`"${made.json.version}"`)
  })

  it('goes to another house, with equipment that it has not had', async () => {
    const parts = [{ name: 'Lichttherapie', anzahl: 1 }]
    const wanted = { ...datei, leseraeume: datei.leseraeume.map((one) => ({ ...one, ausstattung: parts })) }
    const made = await bring(wanted, {}, fremd)
    expect(made.status).toBe(201)
    const there = await exported(String(made.json.id), fremd)
    expect(there.leseraeume).toEqual(wanted.leseraeume)
    const kinds = await app.request(raum.listAusstattungen.path, {
      as: fremd.leitung.token,
      host: fremd.host,
    })
    expect(JSON.stringify(kinds.json)).toContain('Lichttherapie')
    const own = await app.request(raum.listAusstattungen.path, { as: haus.leitung.token, host: haus.host })
    expect(JSON.stringify(own.json)).not.toContain('Lichttherapie')
  })

  it('becomes one plan, however often the same wish arrives', async () => {
    const before = await plans()
    const headers = { 'idempotency-key': 'ein-plan' }
    const first = await bring(datei, {}, haus, headers)
    const again = await bring(datei, {}, haus, headers)
    expect([first.status, again.status, again.json.id]).toEqual([201, 201, first.json.id])
    expect(await plans()).toBe(before + 1)
  })

  it('of two thousand seats comes in one go, and of one more not', async () => {
    const [one] = datei.leseraeume
    const many = (count: number) =>
      Array.from({ length: count }, (_, nr) => ({ ...one, bezeichnung: `V${nr}` }))
    const made = await bring({ ...datei, leseraeume: many(2000) })
    expect([made.status, made.json.plaetze]).toEqual([201, 2000])
    const refused = await bring({ ...datei, leseraeume: many(2001) })
    expect([refused.status, refused.json.issues]).toMatchObject([
      422,
      [{ field: 'datei.leseraeume', code: 'feld.zuLang' }],
    ])
  })
})

describe('a file with a picture and many seats', () => {
  nothingOfWhatBreaksOff(async () => {
    const [one] = datei.leseraeume
    const ausstattung = [{ name: 'Stehlampe', anzahl: 1 }]
    const leseraeume = Array.from({ length: 300 }, (_, nr) => ({
      ...one,
      bezeichnung: `V${nr}`,
      ausstattung,
    }))
    const whole = { ...withBild(await picture('png', 2000, 1000)), leseraeume }
    return {
      path: wire.importGrundriss.path,
      bytes: Buffer.from(JSON.stringify({ standortId: haus.standortId, datei: whole })),
      type: 'application/json',
    }
  })
})

describe('a file that is not right', () => {
  it('is refused with field and rule, and nothing of it is there', async () => {
    const before = await plans()
    const [a, b] = datei.leseraeume
    const withSeats = (...some: readonly object[]) => ({ ...datei, leseraeume: some })
    const withPlan = (more: object) => ({ ...datei, grundriss: { ...datei.grundriss, ...more } })
    const week = { wochentag: 1, von: '08:00', bis: '17:00', geoeffnet: true }
    const cases: [object, string, string][] = [
      [{ ...datei, format: 'etwas anderes' }, 'datei.format', 'feld.auswahl'],
      [{ ...datei, version: 2 }, 'datei.version', 'feld.auswahl'],
      [{ ...datei, mehr: 1 }, 'datei', 'feld.unbekannt'],
      [withPlan({ bezeichnung: 'a\u0000' }), 'datei.grundriss.bezeichnung', 'feld.steuerzeichen'],
      [withPlan({ breite: 20_001 }), 'datei.grundriss.breite', 'feld.zuGross'],
      [
        withPlan({ zeichnung: [{ art: 'wand', d: '<script>' }] }),
        'datei.grundriss.zeichnung.0.d',
        'feld.format',
      ],
      [withSeats({ ...a, zone: '\udc00' }), 'datei.leseraeume.0.zone', 'feld.steuerzeichen'],
      [withSeats({ ...a, x: 901 }), 'datei.leseraeume.0.x', 'leseraum.ausserhalbGrundriss'],
      [withSeats({ ...a, x: -1 }), 'datei.leseraeume.0.x', 'feld.zuKlein'],
      [withSeats(a ?? {}, { ...b, bezeichnung: 'S0' }), 'datei.leseraeume.1.bezeichnung', 'feld.doppelt'],
      [
        withSeats({ ...a, ausstattung: [{ name: 'L' }, { name: 'L' }] }),
        'datei.leseraeume.0.ausstattung',
        'feld.doppelt',
      ],
      [
        { ...datei, oeffnungszeiten: [{ ...week, bis: '07:00' }] },
        'datei.oeffnungszeiten.0.bis',
        'zeitraum.startNichtVorEnde',
      ],
    ]
    for (const [wrong, field, code] of cases) {
      const answer = await bring(wrong)
      expect([field, answer.status, answer.json.issues]).toMatchObject([field, 422, [{ field, code }]])
    }
    const status = {
      ...(datei as never as { sonderoeffnungszeiten: object[] }).sonderoeffnungszeiten[0],
      status: 'halb',
    }
    const half = await bring({ ...datei, sonderoeffnungszeiten: [status] })
    expect([half.status, half.json.issues]).toMatchObject([
      422,
      [{ field: 'datei.sonderoeffnungszeiten.0.status', code: 'status.unbekannt' }],
    ])
    expect(await plans()).toBe(before)
    expect(
      await leseraeume.rows("select 1 from ausstattung where mandant_id = $1 and name = 'L'", [haus.id]),
    ).toEqual([])
  })

  it('is refused where it is larger than a plan can be', async () => {
    const large = { ...datei, grundriss: { ...datei.grundriss, beschreibung: 'x'.repeat(10_600_000) } }
    expect((await bring(large)).status).toBe(413)
  })

  it('needs the rights for what it has, a location of this house, and a plan of it', async () => {
    const plain = { as: haus.anna.token, host: haus.host }
    const body = { standortId: haus.standortId, datei }
    expect((await app.request(wire.importGrundriss.path, { ...plain, method: 'POST', body })).json.code).toBe(
      'recht.fehlt',
    )
    expect((await app.request(address(wire.exportGrundriss, { id: planId }), plain)).json.code).toBe(
      'recht.fehlt',
    )
    const foreign = await bring(datei, { standortId: fremd.standortId })
    expect([foreign.status, foreign.json.issues]).toMatchObject([404, [{ field: 'standortId' }]])
    for (const id of [fremd.grundrissId, fremd.seats[0] ?? '']) {
      const path = address(wire.exportGrundriss, { id })
      expect((await app.request(path, { as: haus.leitung.token, host: haus.host })).status).toBe(404)
    }
    const plan = await app.request(address(grundriss.showGrundriss, { id: fremd.grundrissId }), plain)
    expect(plan.status).toBe(404)
  })
})

/** The same plan with a picture of these bytes beneath it. */
const withBild = (bytes: Uint8Array, more: object = {}) => ({
  ...datei,
  bild: { x: 20, y: -10, breite: 800, deckkraft: 60, dunkel: 'papier', daten: bytes.toBase64(), ...more },
})

describe('a picture beneath a plan', () => {
  it('goes along, and a plan that is brought in writes the same file again', async () => {
    const made = await bring(withBild(await picture('png', 2000, 1000)), { bezeichnung: 'Mit Bild' })
    expect([made.status, made.text]).toEqual([201, expect.any(String)])
    const id = String(made.json.id)
    const plan = await app.request(address(grundriss.showGrundriss, { id }), {
      as: haus.anna.token,
      host: haus.host,
    })
    expect(plan.json).toMatchObject({
      version: made.json.version,
      bild: { x: 20, y: -10, breite: 800, hoehe: 400, deckkraft: 60, dunkel: 'papier' },
    })
    const first = await exported(id)
    expect(Object.keys(first).at(-1)).toBe('bild')
    expect(first.bild).toMatchObject({ x: 20, y: -10, breite: 800, deckkraft: 60, dunkel: 'papier' })
    const again = await bring(first, { bezeichnung: 'Mit Bild' })
    expect(await exported(String(again.json.id))).toEqual(first)
    const there = await bring(first, {}, fremd)
    expect((await exported(String(there.json.id), fremd)).bild).toEqual(first.bild)
  })

  it('is checked as every upload is, and what is refused changes nothing and leaves no bytes', async () => {
    const before = await plans()
    const stored = await countStored(app, haus)
    const png = await picture('png', 300, 200)
    const cases: [Uint8Array, object, string, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), {}, 'datei.bild.daten', 'datei.typ'],
      [png.subarray(0, 60), {}, 'datei.bild.daten', 'datei.unlesbar'],
      [bomb(12_000, 12_000), {}, 'datei.bild.daten', 'datei.zuVielePixel'],
      [png, { daten: '' }, 'datei.bild.daten', 'feld.zuKurz'],
      [png, { daten: 'kein base64' }, 'datei.bild.daten', 'feld.format'],
      [png, { daten: 'A'.repeat(8 * 1024 * 1024 + 4) }, 'datei.bild.daten', 'feld.zuLang'],
      [png, { breite: 5 }, 'datei.bild.breite', 'feld.zuKlein'],
      [png, { url: 'https://x.example' }, 'datei.bild', 'feld.unbekannt'],
    ]
    for (const [bytes, more, field, code] of cases) {
      const answer = await bring(withBild(bytes, more))
      expect([code, answer.status, answer.json.issues]).toMatchObject([code, 422, [{ field, code }]])
    }
    // A good picture beside a seat that is not.
    const [a] = datei.leseraeume
    const bad = await bring({ ...withBild(png), leseraeume: [{ ...a, x: 901 }] })
    expect([bad.status, bad.json.issues]).toMatchObject([422, [{ field: 'datei.leseraeume.0.x' }]])
    expect([await plans(), await countStored(app, haus)]).toEqual([before, stored])
  })

  it('comes once under one key, and from nobody without the rights', async () => {
    const asked = withBild(await picture('png', 300, 200))
    const headers = { 'idempotency-key': 'ein-plan-mit-bild' }
    const first = await bring(asked, {}, haus, headers)
    const again = await bring(asked, {}, haus, headers)
    expect([first.status, again.status, again.json.id]).toEqual([201, 201, first.json.id])
    const other = await bring({ ...asked, bild: { ...asked.bild, x: 21 } }, {}, haus, headers)
    expect(other.status).toBe(422)
    const body = { standortId: haus.standortId, datei: asked }
    const plain = { as: haus.anna.token, host: haus.host, method: 'POST', body }
    expect((await app.request(wire.importGrundriss.path, plain)).json.code).toBe('recht.fehlt')
    const large = { ...plain, as: '', body: { ...body, datei: { ...asked, mehr: 'x'.repeat(2_200_000) } } }
    expect((await app.request(wire.importGrundriss.path, large)).status).toBe(413)
  })
})
