import { API } from '@platzwart/contract/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Loose, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, fahrzeugDriver, setSetting, type TestFlotte } from '../../testing/fahrzeug.ts'
import { broughtFile, paper, putFile } from '../../testing/files.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant
let flotte: TestFlotte
const drive = fahrzeugDriver(
  () => app,
  () => haus,
  () => flotte,
)

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  fremd = await createTestMandant(app, 'fremd')
  await createTestFlotte(app, fremd)
})

let houses = 0
beforeEach(async () => {
  haus = await createTestMandant(app, `haus${houses++}`)
  flotte = await createTestFlotte(app, haus)
})

afterAll(() => app.close())

const NEW = {
  kategorie: 'kombi',
  marke: 'Škoda',
  modell: 'Octavia',
  kennzeichen: 'nh-pw  900 e',
  kraftstoff: 'elektro',
  leistungKw: 110,
  getriebe: 'automatik',
  sitze: 5,
  tueren: 5,
  farbe: 'blau',
  fuehrerscheinklasse: 'B',
}

function send(person: TestPerson, method: string, path: string, body?: unknown, version?: unknown) {
  return app.request(path, {
    as: person.token,
    host: haus.host,
    method,
    ...(body === undefined ? {} : { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
}

const at = (path: string, id: string) => path.replace('{id}', id)
const read = async (id: string) => (await drive.get(flotte.fuhrpark, at(API.fahrzeug, id))).json
const create = (body: object = {}) =>
  send(flotte.fuhrpark, 'POST', API.fahrzeuge, { ...NEW, standortId: haus.standortId, ...body })

/** A car as the form sends it back. */
async function filled(id: string, changes: object = {}): Promise<[object, unknown]> {
  const {
    id: _,
    standort,
    abstellplatz,
    bild,
    buchungszeiten,
    zustand,
    offeneSchaeden,
    deaktiviert,
    version,
    ...same
  } = (await read(id)) as unknown as Record<string, Loose>
  const places = { standortId: standort?.id, abstellplatzId: abstellplatz?.id ?? null }
  return [{ ...same, ...places, ...changes }, version]
}

async function update(id: string, changes: object) {
  const [body, version] = await filled(id, changes)
  return send(flotte.fuhrpark, 'PUT', at(API.fahrzeug, id), body, version)
}

async function booked(fahrzeugId: string, von: string, bis: string): Promise<string> {
  return drive.booked(flotte.fahrerin, { fahrzeugId, von, bis })
}

async function trip(id: string) {
  const [row] = await drive.rows(
    'select status, informationstext, version from fahrzeug_buchung where id = $1',
    [id],
  )
  return row
}

const mails = async (id: string) =>
  (await drive.rows('select typ from benachrichtigung where objekt_id = $1 order by erstellt', [id])).map(
    ({ typ }) => typ,
  )

async function secondPlace(): Promise<string> {
  const id = haus.standortId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  await send(haus.leitung, 'PUT', at(API.standort, id), {
    name: 'Nebenhaus',
    abstellplaetze: [{ name: 'P7' }],
  })
  return id
}

describe('a new car', () => {
  it('is in the fleet with all its fields, a history, and a plate as it is on the car', async () => {
    const made = await create({
      kofferLiter: 600,
      navigation: true,
      hinweis: 'Schlüssel am Empfang',
      kilometerstand: 12,
    })
    expect([made.status, made.json]).toMatchObject([
      201,
      {
        kennzeichen: 'NH-PW 900 E',
        marke: 'Škoda',
        standort: { id: haus.standortId, name: 'Haus' },
        abstellplatz: null,
        kofferLiter: 600,
        navigation: true,
        sitzheizung: false,
        fahrtenbuch: 'einfach',
        zustand: { kilometerstand: 12, tankProzent: null },
        buchungszeiten: null,
        version: 1,
      },
    ])
    const id = String(made.json.id)
    expect(await read(id)).toEqual(made.json)
    const list = await drive.get(
      flotte.fahrerin,
      `${API.fahrzeuge}?suche=octavia%20900&ausstattung=navigation`,
    )
    expect(list.json.items).toEqual([made.json])
    const history = await drive.get(flotte.fuhrpark, at(API.fahrzeugHistorie, id))
    expect(history.json.items).toMatchObject([
      { typ: 'ERSTELLUNG', kilometerstand: 12, benutzer: 'fuhrpark Muster', schaeden: [], belege: [] },
    ])
  })

  it('asks for all mandatory fields, by name, in both languages', async () => {
    const blank = { ...NEW, standortId: haus.standortId, marke: '  ', modell: null, kategorie: undefined }
    const [de, en] = await Promise.all(
      ['de', 'en'].map((language) =>
        app.request(API.fahrzeuge, {
          as: flotte.fuhrpark.token,
          host: haus.host,
          body: blank,
          headers: { 'accept-language': language },
        }),
      ),
    )
    expect([de?.status, de?.json.code, de?.json.title]).toEqual([
      422,
      'fahrzeug.pflichtfelder',
      'Bitte alle Pflichtfelder ausfüllen.',
    ])
    expect(en?.json.title).toBe('Please fill in all mandatory fields.')
    const fields = ((de?.json.issues ?? []) as unknown as { field: string; code: string }[]).map((one) => [
      one.field,
      one.code,
    ])
    expect(fields.toSorted()).toEqual([
      ['kategorie', 'feld.fehlt'],
      ['marke', 'feld.fehlt'],
      ['modell', 'feld.fehlt'],
    ])
  })

  it('is refused for every field that is wrong, for a plate that is taken, and for a place that is elsewhere', async () => {
    const cases: [object, number, string, string][] = [
      [{ leistungKw: 0 }, 422, 'leistungKw', 'feld.zuKlein'],
      [{ sitze: 101 }, 422, 'sitze', 'feld.zuGross'],
      [{ tueren: 1.5 }, 422, 'tueren', 'feld.typ'],
      [{ kategorie: 'panzer' }, 422, 'kategorie', 'feld.auswahl'],
      [{ fuehrerscheinklasse: 'X' }, 422, 'fuehrerscheinklasse', 'feld.auswahl'],
      [{ farbe: 'x'.repeat(41) }, 422, 'farbe', 'feld.zuLang'],
      [{ hinweis: 'a\u0007' }, 422, 'hinweis', 'feld.steuerzeichen'],
      [{ kilometerstand: -1 }, 422, 'kilometerstand', 'feld.zuKlein'],
      [{ gueltigVon: '2026-02-30' }, 422, 'gueltigVon', 'feld.format'],
      [
        { gueltigVon: '2026-12-02', gueltigBis: '2026-12-01' },
        422,
        'gueltigBis',
        'zeitraum.startNichtVorEnde',
      ],
      [{ standortId: fremd.standortId }, 404, 'standortId', 'nichtGefunden'],
      [{ abstellplatzId: haus.standortId }, 404, 'abstellplatzId', 'nichtGefunden'],
    ]
    for (const [body, status, field, code] of cases) {
      const answer = await create(body)
      expect([body, answer.status, answer.json.issues]).toMatchObject([body, status, [{ field, code }]])
    }
    expect((await create({ geheim: 1 })).json.issues).toMatchObject([{ code: 'feld.unbekannt' }])
    expect((await create()).status).toBe(201)
    const taken = await create({ kennzeichen: 'NH-PW 900 e' })
    expect([taken.status, taken.json.issues]).toMatchObject([
      409,
      [{ code: 'feld.vergeben', field: 'kennzeichen' }],
    ])
    const body = { ...NEW, standortId: haus.standortId }
    expect((await send(flotte.fahrerin, 'POST', API.fahrzeuge, body)).json.code).toBe('recht.fehlt')
  })
})

describe('a change', () => {
  it('needs the old data: 428 without, 412 with the comparison when they are old', async () => {
    const [body, version] = await filled(flotte.golf, { farbe: 'rot' })
    const without = await app.request(at(API.fahrzeug, flotte.golf), {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'PUT',
      body,
    })
    expect([without.status, without.json.title]).toEqual([
      428,
      'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, da Validierung nicht durchgeführt werden kann!',
    ])
    const put = (color: string) =>
      send(flotte.fuhrpark, 'PUT', at(API.fahrzeug, flotte.golf), { ...body, farbe: color }, version)
    expect((await put('rot')).json).toMatchObject({ farbe: 'rot', version: 2 })
    const late = await put('grün')
    expect([late.status, late.json.current]).toMatchObject([412, { farbe: 'rot', version: 2 }])
    expect((await send(flotte.fuhrpark, 'PUT', at(API.fahrzeug, fremd.standortId), body, 1)).status).toBe(404)
  })

  it('of the location shows the bookings that wait, and cancels them with its text once that is confirmed', async () => {
    const place = await secondPlace()
    const waiting = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const done = await booked(flotte.golf, '2026-11-26T09:00:00Z', '2026-11-26T10:00:00Z')
    const running = await booked(flotte.golf, '2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z')
    await drive.rows("update fahrzeug_buchung set status = 'durchgeführt' where id = $1", [done])
    await drive.rows("update fahrzeug_buchung set status = 'aktiv', beginn_ist = now() where id = $1", [
      running,
    ])
    const preview = await drive.get(
      flotte.fuhrpark,
      `${at(API.fahrzeugBetroffene, flotte.golf)}?aenderung=standort&standortId=${place}`,
    )
    const text = 'Storno wegen Standortänderung am Fahrzeug'
    expect(preview.json).toEqual([
      {
        id: waiting,
        von: '2026-11-25T09:00:00Z',
        bis: '2026-11-25T10:00:00Z',
        fahrer: 'fahrerin Muster',
        fahrtgrund: 'Kundentermin',
        informationstext: text,
      },
    ])
    const asked = await update(flotte.golf, { standortId: place })
    expect([asked.status, asked.json.code, asked.json.current]).toEqual([
      409,
      'fahrzeug.betroffeneBuchungen',
      preview.json,
    ])
    expect(await trip(waiting)).toMatchObject({ status: 'reserviert', informationstext: '' })
    const made = await update(flotte.golf, { standortId: place, betroffeneStornieren: true })
    expect([made.status, made.json.standort]).toEqual([200, { id: place, name: 'Nebenhaus' }])
    expect(await trip(waiting)).toEqual({ status: 'storniert', informationstext: text, version: 2 })
    expect([(await trip(done))?.status, (await trip(running))?.status]).toEqual(['durchgeführt', 'aktiv'])
    expect(await mails(waiting)).toContain('fahrtSystemStorno')
    const [history] = await drive.rows(
      "select beschreibung from fahrzeug_historie where typ = 'STATUSAENDERUNG'",
    )
    expect(history).toEqual({ beschreibung: 'Standort geändert: Haus → Nebenhaus' })
  })

  it('of the valid days hits what lies outside, from 00:00 of the first to the end of the last day', async () => {
    const before = await booked(flotte.polo, '2026-11-24T21:00:00Z', '2026-11-24T22:30:00Z')
    const first = await booked(flotte.polo, '2026-11-24T23:00:00Z', '2026-11-25T00:00:00Z')
    const last = await booked(flotte.polo, '2026-11-26T21:00:00Z', '2026-11-26T23:00:00Z')
    const after = await booked(flotte.polo, '2026-11-26T23:30:00Z', '2026-11-27T00:30:00Z')
    const days = { gueltigVon: '2026-11-25', gueltigBis: '2026-11-26' }
    const query = `aenderung=gueltigkeit&gueltigVon=${days.gueltigVon}&gueltigBis=${days.gueltigBis}`
    const preview = await drive.get(flotte.fuhrpark, `${at(API.fahrzeugBetroffene, flotte.polo)}?${query}`)
    const ids = (preview.json as unknown as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual([before, after])
    expect((await update(flotte.polo, { ...days, betroffeneStornieren: true })).status).toBe(200)
    const text = 'Storno da Fahrzeug zum Buchungszeitpunkt nicht mehr buchbar ist.'
    expect(await trip(before)).toMatchObject({ status: 'storniert', informationstext: text })
    expect(await trip(after)).toMatchObject({ status: 'storniert' })
    expect([(await trip(first))?.status, (await trip(last))?.status]).toEqual(['reserviert', 'reserviert'])
    // Nothing changes, nothing is hit.
    expect((await update(flotte.polo, { ...days, farbe: 'gelb' })).status).toBe(200)
  })

  it('leaves no cancelled booking that could be brought back to a car that is elsewhere', async () => {
    const place = await secondPlace()
    const id = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    expect((await drive.post(flotte.fahrerin, id, 'cancel')).status).toBe(200)
    expect((await update(flotte.golf, { standortId: place })).status).toBe(200)
    expect((await drive.post(flotte.fahrerin, id, 'undo-cancel')).status).toBeGreaterThanOrEqual(400)
    expect(await drive.statusOf(id)).toBe('storniert')
  })

  it('and bookings made in the same moment leave none that it should have cancelled', async () => {
    for (let round = 0; round < 6; round++) {
      const { json } = await create({ kennzeichen: `NH-R ${round}` })
      const id = String(json.id)
      const slots = Array.from({ length: 6 }, (_, i) => ({
        von: `2026-12-0${1 + i}T09:00:00Z`,
        bis: `2026-12-0${1 + i}T10:00:00Z`,
      }))
      const wishes = slots.map((slot) => drive.bookAs(flotte.fahrerin, { fahrzeugId: id, ...slot }))
      const end = send(flotte.fuhrpark, 'POST', at(API.fahrzeugDeaktivieren, id), {
        betroffeneStornieren: true,
      })
      const answers = await Promise.all([end, ...wishes])
      expect(answers[0].status).toBe(200)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      const left = await drive.rows(
        "select id from fahrzeug_buchung where fahrzeug_id = $1 and status <> 'storniert'",
        [id],
      )
      expect(left).toEqual([])
    }
  })
})

describe('a deactivated car', () => {
  it('loses what waits for it, frees its plate, stays in the history, and comes to nobody’s eyes', async () => {
    const waiting = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const path = at(API.fahrzeugDeaktivieren, flotte.golf)
    const asked = await send(flotte.fuhrpark, 'POST', path, {})
    expect([asked.status, asked.json.title]).toEqual([
      409,
      'Diese Änderung trifft 1 Buchungen. Bitte ansehen und bestätigen.',
    ])
    const gone = await send(flotte.fuhrpark, 'POST', path, { betroffeneStornieren: true })
    expect([gone.status, gone.json.deaktiviert]).toEqual([200, true])
    expect(await trip(waiting)).toMatchObject({
      status: 'storniert',
      informationstext: 'Storno, weil Fahrzeug deaktiviert wurde.',
    })
    expect((await drive.get(flotte.fahrerin, at(API.fahrzeug, flotte.golf))).status).toBe(404)
    const ids = async (person: TestPerson, query: string) =>
      ((await drive.get(person, `${API.fahrzeuge}${query}`)).json.items as unknown as { id: string }[]).map(
        ({ id }) => id,
      )
    expect(await ids(flotte.fuhrpark, '')).not.toContain(flotte.golf)
    expect(await ids(flotte.fahrerin, '?deaktivierte=true')).not.toContain(flotte.golf)
    expect(await ids(flotte.fuhrpark, '?deaktivierte=true')).toContain(flotte.golf)
    const history = await drive.get(flotte.fuhrpark, at(API.fahrzeugHistorie, flotte.golf))
    expect(history.json.items).toMatchObject([{ typ: 'DEAKTIVIERUNG', kilometerstand: 10_000 }])
    expect((await create({ kennzeichen: String(gone.json.kennzeichen) })).status).toBe(201)
    for (const again of [
      await send(flotte.fuhrpark, 'POST', path, {}),
      await update(flotte.golf, { farbe: 'rot' }),
    ]) {
      expect([again.status, again.json.code]).toEqual([409, 'fahrzeug.deaktiviert'])
    }
    const booking = await drive.bookAs(flotte.fahrerin, { fahrzeugId: flotte.golf })
    expect(booking.status).toBeGreaterThanOrEqual(400)
  })
})

describe('booking times of a car', () => {
  const TIMES = { wochentage: [4, 2, 1], von: '09:00', bis: '17:00' }
  const path = () => at(API.fahrzeugBuchungszeiten, flotte.golf)

  it('are saved with the car’s version; what no longer fits is shown first and then cancelled', async () => {
    const fits = await booked(flotte.golf, '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z')
    const wednesday = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const late = await booked(flotte.golf, '2026-11-26T15:30:00Z', '2026-11-26T16:30:00Z')
    const query = 'aenderung=buchungszeiten&wochentage=1,2,4&von=09:00&bis=17:00'
    const preview = await drive.get(flotte.fuhrpark, `${at(API.fahrzeugBetroffene, flotte.golf)}?${query}`)
    expect((preview.json as unknown as { id: string }[]).map(({ id }) => id)).toEqual([wednesday, late])
    expect((await send(flotte.fuhrpark, 'PUT', path(), TIMES)).status).toBe(428)
    const asked = await send(flotte.fuhrpark, 'PUT', path(), TIMES, 1)
    expect([asked.status, asked.json.current]).toEqual([409, preview.json])
    const saved = await send(flotte.fuhrpark, 'PUT', path(), { ...TIMES, betroffeneStornieren: true }, 1)
    expect(saved.json).toMatchObject({
      version: 2,
      buchungszeiten: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        wochentage: [1, 2, 4],
        von: '09:00',
        bis: '17:00',
        buchungAusserhalbMoeglich: false,
      },
    })
    expect([await drive.statusOf(fits), await drive.statusOf(wednesday), await drive.statusOf(late)]).toEqual(
      ['reserviert', 'storniert', 'storniert'],
    )
    const refused = await drive.bookAs(flotte.fahrer, {
      von: '2026-12-02T09:00:00Z',
      bis: '2026-12-02T10:00:00Z',
    })
    expect(JSON.stringify(refused.json.issues)).toContain('fahrzeug.wochentagNichtBuchbar')
    const again = await send(flotte.fuhrpark, 'PUT', path(), { ...TIMES, bis: '18:00' }, 2)
    expect((again.json.buchungszeiten as unknown as { id: string }).id).toBe(
      (saved.json.buchungszeiten as unknown as { id: string }).id,
    )
    const cleared = await send(flotte.fuhrpark, 'DELETE', path(), undefined, 3)
    expect([cleared.status, cleared.json.buchungszeiten]).toEqual([200, null])
  })

  it('hit nothing where cars have none of their own', async () => {
    await setSetting(haus, 'fahrzeug.individuelleZeiten', 'false')
    await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    expect((await send(flotte.fuhrpark, 'PUT', path(), TIMES, 1)).status).toBe(200)
  })

  it('need a vehicle’s id, and days and hours in their order', async () => {
    for (const id of ['undefined', 'null', '0']) {
      const answer = await send(flotte.fuhrpark, 'PUT', at(API.fahrzeugBuchungszeiten, id), TIMES, 1)
      expect([answer.status, answer.json.title]).toEqual([
        422,
        'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!',
      ])
    }
    const cases: [object, string, string][] = [
      [{ ...TIMES, wochentage: [] }, 'wochentage', 'feld.zuKurz'],
      [{ ...TIMES, wochentage: [1, 1] }, 'wochentage.1', 'feld.doppelt'],
      [{ ...TIMES, wochentage: [7] }, 'wochentage.0', 'feld.zuGross'],
      [{ ...TIMES, von: '24:00' }, 'von', 'feld.format'],
      [{ ...TIMES, von: '17:00' }, 'bis', 'zeitraum.startNichtVorEnde'],
      [
        { ...TIMES, gueltigVon: '2026-12-02', gueltigBis: '2026-12-01' },
        'gueltigBis',
        'zeitraum.startNichtVorEnde',
      ],
    ]
    for (const [body, field, code] of cases) {
      const answer = await send(flotte.fuhrpark, 'PUT', path(), body, 1)
      expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field, code }]])
    }
  })
})

describe('a picture', () => {
  it('is one of the files, shown with the car, and no paper', async () => {
    const bildId = await broughtFile(app, haus, flotte.fuhrpark, 'golf.jpg')
    const path = at(API.fahrzeugBild, flotte.golf)
    expect((await send(flotte.fuhrpark, 'PUT', path, { bildId })).status).toBe(428)
    const set = await send(flotte.fuhrpark, 'PUT', path, { bildId }, 1)
    expect(set.json.bild).toMatch(/^\/api\/dateien\/fahrzeuge\/golf\.jpg\?stand=/)
    expect((await drive.get(flotte.fahrerin, String(set.json.bild))).status).toBe(200)
    const document = await putFile(app, haus, flotte.fuhrpark, 'brief.pdf', paper(), { als: 'dokument' })
    const wrong = await send(flotte.fuhrpark, 'PUT', path, { bildId: document.json.id }, 2)
    expect([wrong.status, wrong.json.code]).toEqual([422, 'datei.typ'])
    expect((await send(flotte.fuhrpark, 'PUT', path, { bildId: flotte.golf }, 2)).status).toBe(404)
    const none = await send(flotte.fuhrpark, 'PUT', path, { bildId: null }, 2)
    expect([none.status, none.json.bild, none.json.version]).toEqual([200, null, 3])
  })
})

describe('the list', () => {
  it('comes page by page, by location and plate, narrowed by every filter', async () => {
    const ask = async (query: string) => (await drive.get(flotte.fahrerin, `${API.fahrzeuge}?${query}`)).json
    const first = await ask('limit=2')
    const rest = await ask(`limit=500&cursor=${first.cursor}`)
    const all = [first, rest].flatMap((page) => page.items as unknown as { id: string }[]).map(({ id }) => id)
    expect(all).toEqual(flotte.cars)
    expect(rest.cursor).toBeNull()
    const cases: [string, number][] = [
      ['kategorie=kompaktklasse', 2],
      ['sitze=9', 1],
      ['fuehrerscheinklasse=B', 4],
      ['fuehrerscheinklasse=BE', 1],
      ['kraftstoff=elektro', 0],
      ['getriebe=schaltung', 5],
      ['ausstattung=klimaanlage,navigation', 0],
      ['suche=PASSAT', 1],
      [`standortId=${fremd.standortId}`, 0],
    ]
    for (const [query, count] of cases)
      expect([query, (await ask(query)).items]).toMatchObject([query, { length: count }])
    for (const query of ['ausstattung=raketen', 'cursor=xyz', 'cursor=%00', 'limit=0', 'kategorie=panzer']) {
      expect([query, (await ask(query)).status]).toEqual([query, 422])
    }
  })
})
