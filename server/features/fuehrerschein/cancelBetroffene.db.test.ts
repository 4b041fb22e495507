import { address, type Operation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { beforeEach, describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { giveLicence } from '../../testing/fahrzeug.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

let person: TestPerson
let nr = 0

flotteSuite()

const { booked, bookAs, checkIn, rows, statusOf } = fahrten

beforeEach(async () => {
  app.clock.set(MONDAY)
  await rows("update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null")
  person = await haus.scoped(async (tx) => {
    const made = await createPerson(app, tx, `fahrend${nr++}`, 'haus', ['fahrzeug_buchen'])
    await raiseStand(tx)
    return made
  })
  await giveLicence(app, haus, person.id, ['B', 'BE'])
})

type OfPerson = Operation<`${string}{benutzerId}${string}`>
const at = (operation: OfPerson) => address(operation, { benutzerId: person.id })
const CARD = { ausgestelltAm: '2016-11-23', gueltigBis: '2031-11-23', klassen: ['B', 'BE'] }

const save = (body: object, version = 1) =>
  app.request(at(wire.saveFuehrerschein), {
    method: 'PUT',
    as: flotte.pruefer.token,
    host: haus.host,
    body: { ...CARD, ...body },
    headers: { 'if-match': `"${version}"` },
  })

const check = (body: object) =>
  app.request(at(wire.checkFuehrerschein), { as: flotte.pruefer.token, host: haus.host, body })

const preview = (query: string, who: TestPerson = flotte.pruefer) =>
  app.request(`${at(wire.listFuehrerscheinBetroffene)}?${query}`, { as: who.token, host: haus.host })

const mailsAbout = (id: string) =>
  rows(
    "select typ, empfaenger_id, daten from benachrichtigung where objekt_id = $1 and (typ like '%Storno' or typ = 'fahrtWeggenommen')",
    [id],
  )

const stored = async () =>
  (
    await rows('select fahrverbot, klassen, version from fuehrerschein where benutzer_id = $1', [person.id])
  )[0]

describe('a ban', () => {
  it('shows first whom it keeps at home, and cancels once that is wanted', async () => {
    const inside = await booked(person)
    const after = await booked(person, { von: '2026-12-10T08:00:00Z', bis: '2026-12-10T09:00:00Z' })
    const others = await booked(flotte.fahrer, { fahrzeugId: flotte.polo })
    const ban = { fahrverbot: true, fahrverbotVon: '2026-11-23', fahrverbotBis: '2026-12-09' }

    const shown = await save(ban)
    expect([shown.status, shown.json.code]).toEqual([409, 'fahrzeug.betroffeneBuchungen'])
    const text = 'Storno, weil der Führerschein diese Fahrt nicht mehr erlaubt.'
    const hit = { id: inside, fahrzeug: 'VW Golf', informationstext: text }
    expect(shown.json.current).toEqual([expect.objectContaining(hit)])
    expect(shown.text).not.toContain('Kundentermin')
    expect(await stored()).toEqual({ fahrverbot: false, klassen: ['B', 'BE'], version: 1 })
    expect(await statusOf(inside)).toBe('reserviert')

    const query =
      'aenderung=karte&klassen=B,BE&ausgestelltAm=2016-11-23&fahrverbot=true&fahrverbotVon=2026-11-23&fahrverbotBis=2026-12-09'
    expect((await preview(query)).json).toEqual(shown.json.current)

    const unseen = await save({ ...ban, betroffeneStornieren: true, betroffeneIds: [after] })
    expect([unseen.status, unseen.json.current]).toEqual([409, shown.json.current])
    const saved = await save({ ...ban, betroffeneStornieren: true, betroffeneIds: [inside] })
    expect([saved.status, saved.json.fahrverbot]).toEqual([200, true])
    expect([await statusOf(inside), await statusOf(after), await statusOf(others)]).toEqual([
      'storniert',
      'reserviert',
      'reserviert',
    ])
    expect(await rows('select informationstext from fahrzeug_buchung where id = $1', [inside])).toEqual([
      { informationstext: text },
    ])
    const mails = await mailsAbout(inside)
    expect(mails).toEqual([
      {
        typ: 'fahrtWeggenommen',
        empfaenger_id: person.id,
        daten: expect.objectContaining({
          fahrt: expect.objectContaining({ grund: text }),
          mehr: { ersatz: [] },
        }),
      },
    ])
    const audit =
      "select aktion from protokoll where objekt = 'fahrzeug_buchung' and objekt_id = $1 order by id"
    expect((await rows(audit, [inside])).at(-1)).toEqual({ aktion: 'saveFuehrerschein' })
  })

  it('can be written without a cancellation: then the check-in is refused', async () => {
    const von = '2026-11-25T08:00:00Z'
    const id = await booked(person, { von, bis: '2026-11-25T09:00:00Z' })
    expect((await save({ fahrverbot: true, betroffeneStornieren: false })).status).toBe(200)
    expect([await statusOf(id), await mailsAbout(id)]).toEqual(['reserviert', []])
    app.clock.set(von)
    expect((await checkIn(person, id)).json.code).toBe('fuehrerschein.fahrverbot')
    app.clock.set(MONDAY)
    // What it hit already is no news when something else is written.
    expect((await save({ fahrverbot: true, zusatzinfo: 'Brille' }, 2)).status).toBe(200)
  })

  it('leaves alone who is on the way, and what was never booked needs no word', async () => {
    const von = '2026-11-24T06:00:00Z'
    const id = await booked(person, { von, bis: '2026-11-24T09:00:00Z' })
    app.clock.set(von)
    expect((await checkIn(person, id)).status).toBe(200)
    expect((await save({ fahrverbot: true })).status).toBe(200)
    expect(await statusOf(id)).toBe('aktiv')
  })

  it('meets a booking of the same moment: one of them learns of the other', async () => {
    const wish = { von: '2026-11-26T08:00:00Z', bis: '2026-11-26T09:00:00Z', fahrzeugId: flotte.passat }
    const [ban, booking] = await Promise.all([save({ fahrverbot: true }), bookAs(person, wish)])
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([ban.status, booking.status])
  })
})

describe('a class that is taken away', () => {
  it('hits the cars that need it, and proposes others', async () => {
    const wagon = await booked(person, { fahrzeugId: flotte.transporter })
    const small = await booked(person)
    const query = 'aenderung=karte&klassen=B&ausgestelltAm=2016-11-23'
    expect((await preview(query)).json).toMatchObject([{ id: wagon, fahrzeug: 'VW Crafter' }])
    expect((await save({ klassen: ['B'] })).status).toBe(409)
    expect((await save({ klassen: ['B'], betroffeneStornieren: true })).status).toBe(200)
    expect([await statusOf(wagon), await statusOf(small)]).toEqual(['storniert', 'reserviert'])
  })
})

describe('a card whose day of issue is taken away', () => {
  it('hits all that are ahead', async () => {
    const id = await booked(person)
    expect((await preview('aenderung=karte&klassen=B,BE')).json).toMatchObject([{ id }])
    expect((await save({ ausgestelltAm: null })).status).toBe(409)
    expect((await save({ ausgestelltAm: null, betroffeneStornieren: true })).status).toBe(200)
    expect(await statusOf(id)).toBe('storniert')
  })
})

describe('a check that was not in order', () => {
  it('hits all that are ahead', async () => {
    const id = await booked(person)
    const shown = await check({ inOrdnung: false, notiz: 'Karte unleserlich' })
    expect([shown.status, shown.json.code]).toEqual([409, 'fahrzeug.betroffeneBuchungen'])
    expect(shown.json.current).toMatchObject([
      { id, informationstext: 'Storno, weil der Führerschein bei der Prüfung nicht in Ordnung war.' },
    ])
    expect((await preview('aenderung=pruefung')).json).toEqual(shown.json.current)
    expect(await rows('select 1 from fuehrerschein_pruefung where benutzer_id = $1', [person.id])).toEqual([])
    const noted = await check({ inOrdnung: false, betroffeneStornieren: true })
    expect([noted.status, await statusOf(id)]).toEqual([201, 'storniert'])
    expect(await mailsAbout(id)).toMatchObject([{ typ: 'fahrtWeggenommen', daten: { mehr: { ersatz: [] } } }])
  })

  it('stays so until it is seen again, also when somebody enters an older look', async () => {
    const due = async () => {
      const text = 'select naechste_pruefung::text as tag from fuehrerschein where benutzer_id = $1'
      return (await rows(text, [person.id]))[0]?.tag
    }
    expect((await check({ inOrdnung: false, geprueftAm: '2026-11-22' })).status).toBe(201)
    expect((await check({ inOrdnung: true, geprueftAm: '2026-11-21' })).status).toBe(201)
    expect(await due()).toBe('2026-11-22')
    expect((await check({ inOrdnung: true, geprueftAm: '2026-11-22' })).status).toBe(201)
    expect(await due()).toBe('2027-05-22')
  })

  it('can leave them, and one in order hits none', async () => {
    const id = await booked(person)
    expect((await check({ inOrdnung: false, betroffeneStornieren: false })).status).toBe(201)
    // Until it is seen again, nothing more is booked.
    const times = { von: '2026-12-14T08:00:00Z', bis: '2026-12-14T09:00:00Z' }
    expect((await bookAs(person, times)).json.code).toBe('fuehrerschein.pruefungFaellig')
    expect((await check({ inOrdnung: true })).status).toBe(201)
    expect(await statusOf(id)).toBe('reserviert')
  })
})

describe('looking before', () => {
  it('is for checkers only, about people who drive, with a whole question', async () => {
    for (const who of [person, flotte.fuhrpark])
      expect((await preview('aenderung=pruefung', who)).status).toBe(403)
    const nobody = address(wire.listFuehrerscheinBetroffene, { benutzerId: haus.anna.id })
    const answer = await app.request(`${nobody}?aenderung=pruefung`, {
      as: flotte.pruefer.token,
      host: haus.host,
    })
    expect(answer.status).toBe(404)
    for (const query of ['', 'aenderung=karte&klassen=Q', 'aenderung=karte&gueltigBis=morgen'])
      expect([query, (await preview(query)).status]).toEqual([query, 422])
  })
})
