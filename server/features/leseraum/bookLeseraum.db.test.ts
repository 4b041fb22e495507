import { describe, expect, it } from 'vitest'
import { matchOfWert } from '../../testing/rows/matchOf.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite()

const { slot, bookAs, booked, post, rows, statusOf } = leseraeume

describe('booking', () => {
  it('reserves at once for one person, with audit row and mail in the same transaction', async () => {
    const times = slot()
    const answer = await bookAs(haus.anna, { leseraumId: haus.seats[0], ...times })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      status: 'reserviert',
      rolle: 'bucher',
      bezeichnung: 'P1',
      version: 1,
      ...times,
    })
    const id = String(answer.json.id)
    const [audit] = await rows(
      'select aktion, akteur_id, nachher, anfrage_id from protokoll where objekt_id = $1',
      [id],
    )
    expect(audit).toMatchObject({
      aktion: 'book',
      akteur_id: haus.anna.id,
      anfrage_id: answer.headers.get('x-request-id'),
    })
    expect(await rows('select typ, status from benachrichtigung where objekt_id = $1', [id])).toEqual([
      { typ: 'useMailBuchungBestaetigt', status: 'wartend' },
    ])
  })

  it('was made when the rules looked at it, whatever the clock of the database shows', async () => {
    const id = await booked(haus.anna, slot())
    const [row] = await rows('select erstellt from leseraum_buchung where id = $1', [id])
    expect(String(row?.erstellt)).toBe(app.clock.now().toString())
  })

  it('is tentative with a second person, who confirms it', async () => {
    const id = await booked(haus.anna, {
      leseraumId: haus.room,
      gruppengroesse: 2,
      zweitePerson: haus.ben.email,
    })
    expect(await statusOf(id)).toBe('vorgemerkt')
    expect((await post(haus.anna, id, 'confirm')).json.code).toBe('buchung.nurZweitePersonBestaetigt')
    expect((await post(haus.ben, id, 'confirm')).json.status).toBe('reserviert')
    expect((await post(haus.ben, id, 'confirm')).json.code).toBe('buchung.nichtVorgemerkt')
  })

  it('is cancelled while tentative by either of the two', async () => {
    const id = await booked(haus.anna, {
      leseraumId: haus.room,
      gruppengroesse: 2,
      zweitePerson: haus.ben.email,
    })
    expect((await post(haus.ben, id, 'cancel')).json.status).toBe('storniert')
  })

  it('refuses a taken slot with 409 and alternatives that can be booked', async () => {
    const times = slot()
    expect((await bookAs(haus.anna, { leseraumId: haus.seats[1], ...times })).status).toBe(201)
    const refused = await bookAs(haus.ben, { leseraumId: haus.seats[1], ...times })
    expect(refused.status).toBe(409)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(refused.json).toMatchObject({
      code: 'buchung.belegt',
      issues: [{ code: 'buchung.belegt', field: 'von' }],
    })
    const alternatives = refused.json.alternatives as unknown as {
      art: string
      leseraumId: string
      von: string
      bis: string
    }[]
    expect(alternatives.map(({ art }) => art)).toEqual(
      expect.arrayContaining(['naechsterPlatz', 'andereZeit']),
    )
    const [{ leseraumId, von, bis } = { leseraumId: '', von: '', bis: '' }] = alternatives
    expect((await bookAs(haus.ben, { leseraumId, von, bis })).status).toBe(201)
  })

  it('names every broken rule with its field and where the limit comes from', async () => {
    const answer = await bookAs(haus.anna, {
      leseraumId: haus.room,
      von: '2026-11-22T04:07:00Z',
      bis: '2026-11-22T04:10:00Z',
      gruppengroesse: 9,
    })
    expect(answer.status).toBe(422)
    const issues = answer.json.issues as unknown as { code: string; field?: string; origin?: string }[]
    expect(issues.map(({ code }) => code)).toEqual([
      'buchung.inVergangenheit',
      'buchung.geschlossen',
      'buchung.zuKurz',
      'buchung.zeitschritt',
      'buchung.zeitschritt',
      'leseraum.kapazitaet',
      'leseraum.zweitePersonNoetig',
    ])
    expect(issues.find(({ code }) => code === 'buchung.zuKurz')).toMatchObject({
      field: 'bis',
      origin: 'default',
    })
    expect(issues.find(({ code }) => code === 'leseraum.kapazitaet')).toMatchObject({
      field: 'gruppengroesse',
    })
  })

  it('speaks the language that the request asks for', async () => {
    const body = { leseraumId: haus.seats[0], von: '2026-11-29T09:00:00Z', bis: '2026-11-29T10:00:00Z' }
    const german = await bookAs(haus.anna, body, { 'accept-language': 'de-DE,de;q=0.9' })
    const english = await bookAs(haus.anna, body, { 'accept-language': 'en' })
    expect(german.json.code).toBe('buchung.geschlossen')
    expect(english.json.code).toBe('buchung.geschlossen')
    expect(german.json.title).not.toBe(english.json.title)
    expect(english.headers.get('content-language')).toBe('en')
  })

  it('answers the same for the same key, refuses another request under it, and books once', async () => {
    const body = { leseraumId: haus.seats[0], ...slot() }
    const headers = { 'idempotency-key': 'one-click' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookAs(haus.anna, body, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const tags = answers.map((answer) => answer.headers.get('etag'))
    expect(new Set(tags)).toEqual(new Set([`"${answers[0]?.json.version}"`]))
    const other = await bookAs(haus.anna, { ...body, gruppengroesse: 1, leseraumId: haus.seats[2] }, headers)
    expect([other.status, other.json.code]).toEqual([422, 'anfrage.schluesselVerbraucht'])
    // Another person's key of the same name is another key.
    expect((await bookAs(haus.ben, { leseraumId: haus.seats[2], ...slot() }, headers)).status).toBe(201)
  })

  it('gives one of many who want the same seat at staggered times the slot, and the others a reason', async () => {
    const start = Temporal.Instant.from('2026-12-01T08:00:00Z')
    const wishes = Array.from({ length: 20 }, (_, i) => ({
      leseraumId: haus.seats[3],
      von: start.add({ minutes: (i % 4) * 15 }).toString(),
      bis: start.add({ minutes: 60 + (i % 4) * 15 }).toString(),
    }))
    const answers = await Promise.all(wishes.map((wish, i) => bookAs(i % 2 ? haus.anna : haus.ben, wish)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('counts the week’s limit of the Mandant and says so', async () => {
    await app.request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PUT',
      body: { wert: 1, schicht: 'benutzer' },
    })
    const day = (hour: number) => ({ von: `2026-12-03T${hour}:00:00Z`, bis: `2026-12-03T${hour}:30:00Z` })
    expect((await bookAs(haus.leitung, { leseraumId: haus.seats[0], ...day(10) })).status).toBe(201)
    const second = await bookAs(haus.leitung, { leseraumId: haus.seats[0], ...day(14) })
    expect(second.json.issues).toMatchObject([
      { code: 'buchung.wochenlimit', origin: 'benutzer', data: { limit: 1, gebucht: 1 } },
    ])
  })

  it('counts the hours of a week, says whose limit it is and what would still fit, also when two are sent at once', async () => {
    const name = 'leseraum.maxStundenProWoche'
    const set = async (wert: number) => {
      const headers = await matchOfWert(haus, name)
      const body = { wert, schicht: 'mandant' }
      const how = { as: haus.leitung.token, host: haus.host, method: 'PUT', headers, body }
      return (await app.request(`/api/einstellungen/${name}`, how)).status
    }
    await haus.scoped((tx) => tx.raw('delete from leseraum_buchung where benutzer1_id = $1', [haus.ben.id]))
    expect([await set(2.5), await set(200)]).toEqual([204, 422])
    const at = (day: number, hour: number) => ({
      leseraumId: haus.seats[0],
      von: `2026-12-0${day}T${hour}:00:00Z`,
      bis: `2026-12-0${day}T${hour + 2}:00:00Z`,
    })
    const answers = await Promise.all([1, 2, 4].map((day) => bookAs(haus.ben, at(day, 10))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.json.issues).toMatchObject([
      {
        code: 'buchung.wochenstunden',
        origin: 'mandant',
        field: 'bis',
        data: { stunden: 2.5, minuten: 120 },
      },
    ])
    const offered = refused?.json.alternatives as unknown as { art: string; von: string; bis: string }[]
    const [instead] = offered
    expect(instead?.art).toBe('andereZeit')
    const { von, bis } = instead ?? at(5, 10)
    expect(Temporal.Instant.from(bis).since(Temporal.Instant.from(von)).total('minutes')).toBe(30)
    expect((await bookAs(haus.ben, { ...at(5, 10), von, bis })).status).toBe(201)
    expect(await set(0)).toBe(204)
  })
})
