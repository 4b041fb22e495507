import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import * as sucheWire from '@platzwart/contract/operations/suche'
import { describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createCar, giveLicence, setSetting } from '../../testing/fahrzeug.ts'
import { change, fahrten, flotte, flotteSuite, foreignOnes } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'
import { issuesOf } from '../../testing/suites/refusal.ts'

flotteSuite(MONDAY, { fremd: true })

const { slot, bookAs, booked, get, rows } = fahrten

/** What somebody with exactly this licence is told. */
async function refusedWith(licence: string, times = slot()) {
  await change(`update fuehrerschein set ${licence} where benutzer_id = $1`, [flotte.fahrer.id])
  const answer = await bookAs(flotte.fahrer, times)
  await change('delete from fuehrerschein where benutzer_id = $1', [flotte.fahrer.id])
  await giveLicence(app, haus, flotte.fahrer.id)
  return [answer.status, ...issuesOf(answer)]
}

describe('booking a vehicle', () => {
  it('reserves at once, with audit row and mail in the same transaction', async () => {
    const times = slot()
    const answer = await bookAs(flotte.fahrerin, {
      ...times,
      mitfahrer: 'Ben',
      personen: 2,
      zielperson: 'Werft Nord',
      umweg: 'Tanken',
      entfernungKm: 90,
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      ...times,
      fahrzeugId: flotte.golf,
      fahrzeug: 'VW Golf',
      status: 'reserviert',
      typ: 'BUCHUNG',
      rolle: 'fahrer',
      fahrtgrund: 'Kundentermin',
      mitfahrer: 'Ben',
      personen: 2,
      zielort: 'Kiel',
      zielperson: 'Werft Nord',
      umweg: 'Tanken',
      entfernungKm: 90,
      freigabeGruende: [],
      freigegeben: true,
      kilometerstand: 10_000,
      version: 1,
    })
    const id = String(answer.json.id)
    expect((await get(flotte.fahrerin, address(wire.readFahrt, { id }))).json).toMatchObject({
      ...answer.json,
      schaeden: [],
    })
    const [audit] = await rows(
      'select aktion, akteur_id, im_auftrag_id, nachher from protokoll where objekt_id = $1',
      [id],
    )
    expect(audit).toMatchObject({
      aktion: 'bookFahrt',
      akteur_id: flotte.fahrerin.id,
      im_auftrag_id: null,
      nachher: { fahrzeugId: flotte.golf, status: 'reserviert' },
    })
    expect(JSON.stringify(audit)).not.toContain('Kundentermin')
    expect(await rows('select typ, empfaenger_id from benachrichtigung where objekt_id = $1', [id])).toEqual([
      { typ: 'fahrtGebucht', empfaenger_id: flotte.fahrerin.id },
    ])
  })

  it('keeps the gap, refuses with 409, and offers what can be booked instead', async () => {
    const times = slot()
    await booked(flotte.fahrerin, times)
    const von = Temporal.Instant.from(times.bis)
    const near = { von: von.toString(), bis: von.add({ minutes: 30 }).toString() }
    const refused = await bookAs(flotte.fahrer, near)
    expect([refused.status, ...issuesOf(refused)]).toEqual([409, 'fahrzeug.belegt @von'])
    expect(refused.json.issues).toMatchObject([{ origin: 'default', data: { minuten: 15 } }])
    const alternatives = refused.json.alternatives as unknown as {
      art: string
      fahrzeugId: string
      von: string
      bis: string
    }[]
    expect(new Set(alternatives.map(({ art }) => art))).toEqual(
      new Set(['anderesFahrzeug', 'andereFahrtzeit']),
    )
    const other = alternatives.find(({ art }) => art === 'andereFahrtzeit')
    const car = alternatives.find(({ art }) => art === 'anderesFahrzeug')
    for (const one of [other, car]) {
      const { fahrzeugId, von: start, bis } = one ?? { fahrzeugId: '', von: '', bis: '' }
      const taken = await bookAs(flotte.fahrer, { fahrzeugId, von: start, bis })
      expect(taken.status).toBe(201)
      await app.request(address(wire.cancelFahrt, { id: String(taken.json.id) }), {
        as: flotte.fahrer.token,
        host: haus.host,
        method: 'POST',
      })
    }
  })

  it('says no by name of the rule, with its field, and with where a limit comes from', async () => {
    const day = (von: string, bis: string) => ({ von: `2026-12-${von}:00Z`, bis: `2026-12-${bis}:00Z` })
    const cases: [object, number, ...string[]][] = [
      [{ von: '2026-11-23T06:00:00Z', bis: '2026-11-23T07:00:00Z' }, 422, 'buchung.inVergangenheit @von'],
      [{ von: '2027-03-01T08:00:00Z', bis: '2027-03-01T09:00:00Z' }, 422, 'buchung.zuWeitVoraus @von'],
      [day('15T08:07', '15T09:00'), 422, 'buchung.zeitschritt @von'],
      [{ ...day('15T08:00', '15T09:00'), personen: 6 }, 422, 'fahrzeug.zuWenigSitze @personen'],
      [{ ...day('15T08:00', '15T09:00'), fahrzeugId: flotte.transporter }, 422, 'fuehrerschein.klasseFehlt'],
      [day('15T09:00', '15T08:00'), 422, 'zeitraum.startNichtVorEnde @bis'],
    ]
    for (const [body, status, ...codes] of cases) {
      const answer = await bookAs(flotte.fahrerin, body)
      expect([body, answer.status, ...issuesOf(answer)]).toEqual([body, status, ...codes])
    }
    const late = await bookAs(flotte.fahrerin, { von: '2027-03-01T08:00:00Z', bis: '2027-03-01T09:00:00Z' })
    expect(late.json.issues).toMatchObject([{ origin: 'default', data: { tage: 90 } }])
  })

  it('names every broken rule at once, in the language that is asked for', async () => {
    const body = {
      fahrzeugId: flotte.transporter,
      von: '2026-11-23T06:07:00Z',
      bis: '2026-11-23T06:30:00Z',
      personen: 4,
    }
    const german = await bookAs(flotte.fahrerin, body, { 'accept-language': 'de' })
    const english = await bookAs(flotte.fahrerin, body, { 'accept-language': 'en' })
    expect(issuesOf(german)).toEqual([
      'buchung.inVergangenheit @von',
      'buchung.zeitschritt @von',
      'fahrzeug.zuWenigSitze @personen',
      'fuehrerschein.klasseFehlt',
    ])
    expect(issuesOf(english)).toEqual(issuesOf(german))
    expect(german.text).toContain('Das Fahrzeug hat zu wenig Sitze (3) für so viele Personen (4).')
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.json.detail).not.toBe(german.json.detail)
  })

  it('asks for an inspection that has not lapsed', async () => {
    const car = await createCar(haus)
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am)
           values ($1, gen_random_uuid(), $2, 'UVV', '2026-12-10')`,
        [haus.id, car],
      )
      await raiseStand(tx)
    })
    const on = (tag: string) =>
      bookAs(flotte.fahrerin, { fahrzeugId: car, von: `${tag}T09:00:00Z`, bis: `${tag}T10:00:00Z` })
    expect(issuesOf(await on('2026-12-11'))).toEqual(['fahrzeug.uvvAbgelaufen'])
    expect((await on('2026-12-10')).status).toBe(201)
  })

  it('looks into the licence', async () => {
    expect(issuesOf(await bookAs(flotte.ohne))).toEqual(['fuehrerschein.fehlt'])
    expect(await refusedWith("klassen = '{A,C1}'")).toEqual([422, 'fuehrerschein.klasseFehlt'])
    expect(await refusedWith('ausgestellt_am = null')).toEqual([422, 'fuehrerschein.ausstellungFehlt'])
    expect(await refusedWith("ausgestellt_am = '2026-12-31'")).toEqual([
      422,
      'fuehrerschein.nochNichtAusgestellt',
    ])
    expect(await refusedWith("gueltig_bis = '2026-11-23'")).toEqual([422, 'fuehrerschein.abgelaufen'])
    expect(await refusedWith("naechste_pruefung = '2026-11-24'")).toEqual([
      422,
      'fuehrerschein.pruefungFaellig',
    ])
    expect(
      await refusedWith("fahrverbot = true, fahrverbot_von = '2026-11-01', fahrverbot_bis = '2027-02-01'"),
    ).toEqual([422, 'fuehrerschein.fahrverbot'])
    expect(await refusedWith("fahrverbot = true, fahrverbot_von = '2027-02-01'")).toEqual([201])
  })

  it('knows that nobody drives two cars at a time', async () => {
    const times = slot()
    await booked(flotte.fahrerin, times)
    const second = await bookAs(flotte.fahrerin, { ...times, fahrzeugId: flotte.polo })
    expect([second.status, ...issuesOf(second)]).toEqual([422, 'fahrzeug.fahrerSchonUnterwegs @von'])
    // No other car helps; another time does.
    expect(second.json.alternatives).toMatchObject([{ art: 'andereFahrtzeit', fahrzeugId: flotte.polo }])
  })

  it('counts a trip that has not come back as ending now', async () => {
    const car = await createCar(haus)
    await haus.scoped((tx) =>
      tx.raw(
        `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, beginn_ist)
           values ($1, gen_random_uuid(), $2, '[2026-11-23 05:00Z,2026-11-23 07:00Z)', '[2026-11-23 05:00Z,2026-11-23 07:15Z)',
             'aktiv', $3, $3, '2026-11-23 05:00Z')`,
        [haus.id, car, flotte.fahrer.id],
      ),
    )
    const at = (von: string, bis: string) =>
      bookAs(flotte.fahrerin, { fahrzeugId: car, von: `2026-11-23T${von}:00Z`, bis: `2026-11-23T${bis}:00Z` })
    const now = await at('08:00', '09:00')
    expect([now.status, ...issuesOf(now)]).toEqual([409, 'fahrzeug.belegt @von'])
    expect((await at('08:15', '09:00')).status).toBe(201)
  })
})

describe('what every booking keeps', () => {
  it('answers the same for the same key, and books once', async () => {
    const body = slot()
    const headers = { 'idempotency-key': 'one-click' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => bookAs(flotte.fahrerin, body, headers)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const other = await bookAs(flotte.fahrerin, { ...body, fahrtgrund: 'Anderes' }, headers)
    expect([other.status, other.json.code]).toEqual([422, 'anfrage.schluesselVerbraucht'])
  })

  it('names field and rule of input that has not the declared shape, and changes nothing', async () => {
    const before = await rows('select count(*) from fahrzeug_buchung')
    const good = slot()
    const cases: [object, string, string][] = [
      [{ fahrzeugId: 'NH-PW 1' }, 'fahrzeugId', 'feld.format'],
      [{ von: 5 }, 'von', 'feld.typ'],
      [{ bis: 'morgen' }, 'bis', 'feld.format'],
      [{ fahrtgrund: '' }, 'fahrtgrund', 'feld.zuKurz'],
      [{ fahrtgrund: 'x'.repeat(201) }, 'fahrtgrund', 'feld.zuLang'],
      [{ mitfahrer: 'x'.repeat(501) }, 'mitfahrer', 'feld.zuLang'],
      [{ zielort: '\u0000' }, 'zielort', 'feld.steuerzeichen'],
      [{ personen: 0 }, 'personen', 'feld.zuKlein'],
      [{ personen: 1.5 }, 'personen', 'feld.typ'],
      [{ entfernungKm: -1 }, 'entfernungKm', 'feld.zuKlein'],
      [{ entfernungKm: 100_001 }, 'entfernungKm', 'feld.zuGross'],
      [{ ausland: 'ja' }, 'ausland', 'feld.typ'],
      [{ fahrtart: 'urlaub' }, 'fahrtart', 'feld.auswahl'],
      [{ fahrerId: 'ich' }, 'fahrerId', 'feld.format'],
      [{ mandantId: fremd.id }, '', 'feld.unbekannt'],
    ]
    for (const [body, field, code] of cases) {
      const answer = await bookAs(flotte.fahrerin, { ...good, ...body })
      expect([body, answer.status, answer.json.code]).toEqual([body, 422, 'anfrage.ungueltig'])
      expect(answer.json.issues).toMatchObject([{ code, ...(field ? { field } : {}) }])
    }
    expect(await rows('select count(*) from fahrzeug_buchung')).toEqual(before)
  })

  it('shows cars of others and of nobody as the same nothing, and is closed to those without the right', async () => {
    for (const fahrzeugId of [foreignOnes.golf, '01980000-0000-7000-8000-00000000ffff']) {
      const answer = await bookAs(flotte.fahrerin, { fahrzeugId })
      expect([answer.status, answer.json.code]).toEqual([404, 'nichtGefunden'])
    }
    const without = await bookAs(haus.anna)
    expect([without.status, without.json.code]).toEqual([403, 'recht.fehlt'])
    const guest = await app.request(wire.bookFahrt.path, {
      host: haus.host,
      body: { fahrzeugId: flotte.golf, fahrtgrund: 'X', ...slot() },
    })
    expect([guest.status, guest.json.code]).toEqual([401, 'sitzung.keine'])
  })

  it('is nowhere while the module is off', async () => {
    await fremd.scoped(async (tx) => {
      await tx.raw("update mandant set module = array_remove(module, 'fahrzeugbuchung')", [])
      await raiseStand(tx)
    })
    const answer = await app.request(sucheWire.listFahrer.path, {
      as: foreignOnes.fahrer.token,
      host: fremd.host,
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'modul.aus'])
  })

  it('takes the gap of the house from its settings', async () => {
    await setSetting(haus, 'fahrzeug.mindestabstand', '60')
    const times = slot()
    await booked(flotte.fahrerin, { ...times, fahrzeugId: flotte.bus })
    const von = Temporal.Instant.from(times.bis).add({ minutes: 45 })
    const near = { fahrzeugId: flotte.bus, von: von.toString(), bis: von.add({ minutes: 30 }).toString() }
    const refused = await bookAs(flotte.fahrer, near)
    expect(refused.json.issues).toMatchObject([
      { code: 'fahrzeug.belegt', origin: 'mandant', data: { minuten: 60 } },
    ])
  })
})
