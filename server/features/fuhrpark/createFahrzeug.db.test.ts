import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as heftWire from '@platzwart/contract/operations/heft'
import { describe, expect, it } from 'vitest'
import { broughtFile, paper, putFile } from '../../testing/files.ts'
import { at, NEW_FAHRZEUG } from '../../testing/fuhrpark.ts'
import { fahrten, flotte, flotteSuite, fuhrpark } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true, anew: true })

const { send, read, create } = fuhrpark

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
    const list = await fahrten.get(
      flotte.fahrerin,
      `${wire.listFahrzeuge.path}?suche=octavia%20900&ausstattung=navigation`,
    )
    // What opens the box of its key stands in no list.
    const { schluesselCode, ...listed } = made.json
    expect([schluesselCode, list.json.items]).toEqual(['', [listed]])
    const history = await fahrten.get(flotte.fuhrpark, at(heftWire.listHistorie, id))
    expect(history.json.items).toMatchObject([
      { typ: 'ERSTELLUNG', kilometerstand: 12, benutzer: 'fuhrpark Muster', schaeden: [], belege: [] },
    ])
  })

  it('asks for all mandatory fields, by name, in both languages', async () => {
    const blank = {
      ...NEW_FAHRZEUG,
      standortId: haus.standortId,
      marke: '  ',
      modell: null,
      kategorie: undefined,
    }
    const [de, en] = await Promise.all(
      ['de', 'en'].map((language) =>
        app.request(wire.createFahrzeug.path, {
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

  it('needs neither colour nor power, and says so of none', async () => {
    const { farbe: _, leistungKw: __, ...rest } = NEW_FAHRZEUG
    const send = (kennzeichen: string, more: object) =>
      app.request(wire.createFahrzeug.path, {
        as: flotte.fuhrpark.token,
        host: haus.host,
        body: { ...rest, kennzeichen, standortId: haus.standortId, ...more },
      })
    const none = { farbe: null, leistungKw: null }
    for (const [plate, more] of [
      ['NH-OP 1', {}],
      ['NH-OP 2', none],
      ['NH-OP 3', { farbe: ' ' }],
    ] as const) {
      const answer = await send(plate, more)
      expect([answer.status, answer.json]).toMatchObject([201, none])
    }
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
      [{ gueltigVon: '2026-02-30' }, 422, 'gueltigVon', 'tag.ungueltig'],
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
    const body = { ...NEW_FAHRZEUG, standortId: haus.standortId }
    expect((await send(flotte.fahrerin, 'POST', wire.createFahrzeug.path, body)).json.code).toBe(
      'recht.fehlt',
    )
  })
})

describe('a picture', () => {
  it('is one of the files, shown with the car, and no paper', async () => {
    const bildId = await broughtFile(app, haus, flotte.fuhrpark, 'golf.jpg')
    const path = at(wire.setFahrzeugBild, flotte.golf)
    expect((await send(flotte.fuhrpark, 'PUT', path, { bildId })).status).toBe(428)
    const set = await send(flotte.fuhrpark, 'PUT', path, { bildId }, 1)
    expect(set.json.bild).toMatch(/^\/api\/dateien\/fahrzeuge\/golf\.jpg\?stand=/)
    expect((await fahrten.get(flotte.fahrerin, String(set.json.bild))).status).toBe(200)
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
    const ask = async (query: string) =>
      (await fahrten.get(flotte.fahrerin, `${wire.listFahrzeuge.path}?${query}`)).json
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
