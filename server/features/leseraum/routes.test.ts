import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
})

afterAll(() => app.close())

/** A slot of its own for each test, so that none stands in another's way. */
let slots = 0
function slot(minutes = 30) {
  const nr = slots++
  const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
    minutes: (nr % 16) * 30,
    hours: Math.floor(nr / 16) * 24,
  })
  return { von: von.toString(), bis: von.add({ minutes }).toString() }
}

const BOOK = '/api/leseraum-buchungen'

function bookAs(person: TestPerson, body: object, headers: Record<string, string> = {}) {
  return app.request(BOOK, { as: person.token, host: haus.host, body, headers })
}

async function booked(person: TestPerson, body: object = {}): Promise<string> {
  const answer = await bookAs(person, { leseraumId: haus.seats[0], ...slot(), ...body })
  expect(answer.text).toContain('"id"')
  expect(answer.status).toBe(201)
  return String(answer.json.id)
}

function post(person: TestPerson, id: string, verb: string) {
  return app.request(`${BOOK}/${id}/${verb}`, { as: person.token, host: haus.host, method: 'POST' })
}

async function statusOf(id: string): Promise<unknown> {
  return haus.scoped(
    async (tx) =>
      (await tx.raw<{ status: string }>('select status from leseraum_buchung where id = $1', [id])).rows[0]
        ?.status,
  )
}

async function rows(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
}

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
})

describe('check-in and cancelling', () => {
  it('lets the booker in from 15 minutes before to 15 minutes after the start, and not again', async () => {
    const id = await booked(haus.anna, {
      von: '2026-11-23T12:00:00Z',
      bis: '2026-11-23T13:00:00Z',
      leseraumId: haus.seats[2],
    })
    app.clock.set('2026-11-23T11:44:59Z')
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('buchung.checkInZuFrueh')
    app.clock.set('2026-11-23T11:45:00Z')
    expect((await post(haus.ben, id, 'check-in')).status).toBe(404)
    expect((await post(haus.anna, id, 'check-in')).json.status).toBe('durchgeführt')
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('buchung.nichtReserviert')
    const done = await post(haus.anna, id, 'cancel')
    expect([done.status, done.json.code]).toEqual([422, 'buchung.durchgefuehrtNichtStornierbar'])
    expect(done.json.title).toBe('Eine durchgeführte LeseraumBuchung kann nicht storniert werden.')
    app.clock.set(NOW)
  })

  it('is too late 15 minutes and a second after the start', async () => {
    const id = await booked(haus.anna, {
      von: '2026-11-23T14:00:00Z',
      bis: '2026-11-23T15:00:00Z',
      leseraumId: haus.seats[2],
    })
    app.clock.set('2026-11-23T14:15:01Z')
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('buchung.checkInZuSpaet')
    app.clock.set(NOW)
  })

  it('holds the slot of a cancelled booking for ten seconds, in which it can be taken back', async () => {
    const times = slot()
    const id = await booked(haus.anna, { leseraumId: haus.seats[2], ...times })
    expect((await post(haus.anna, id, 'cancel')).json).toMatchObject({ status: 'storniert', version: 2 })
    expect((await bookAs(haus.ben, { leseraumId: haus.seats[2], ...times })).status).toBe(409)
    expect((await post(haus.anna, id, 'undo-cancel')).json).toMatchObject({
      status: 'reserviert',
      gehaltenBis: null,
    })
    await post(haus.anna, id, 'cancel')
    app.clock.set('2026-11-23T08:00:11Z')
    expect((await post(haus.anna, id, 'undo-cancel')).json.code).toBe('buchung.ruecknahmeAbgelaufen')
    app.clock.set(NOW)
    // The database's clock decides when the slot is free again.
    await haus.scoped((tx) =>
      tx.raw("update leseraum_buchung set gehalten_bis = now() - interval '1 second' where id = $1", [id]),
    )
    expect((await bookAs(haus.ben, { leseraumId: haus.seats[2], ...times })).status).toBe(201)
  })
})

describe('changing', () => {
  it('moves a booking with the version that was read, and refuses a stale one with the current state', async () => {
    const id = await booked(haus.anna)
    const to = slot()
    const patch = (version: string | null, body: object) =>
      app.request(`${BOOK}/${id}`, {
        as: haus.anna.token,
        host: haus.host,
        method: 'PATCH',
        body,
        headers: version === null ? {} : { 'if-match': version },
      })
    expect((await patch(null, to)).status).toBe(428)
    const moved = await patch('"1"', to)
    expect(moved.json).toMatchObject({ ...to, version: 2 })
    const stale = await patch('"1"', slot())
    expect([stale.status, stale.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(stale.json.current).toMatchObject({ version: 2, ...to })
    const mails = await rows(
      "select daten from benachrichtigung where objekt_id = $1 and typ = 'useMailBuchungAngepasst'",
      [id],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.daten).toMatchObject({ buchung: { von: to.von }, alt: {} })
  })

  it('offers alternatives when the new slot is taken, and leaves the booking as it was', async () => {
    const mine = slot()
    const id = await booked(haus.anna, mine)
    const taken = slot()
    await booked(haus.ben, taken)
    const answer = await app.request(`${BOOK}/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      body: taken,
      headers: { 'if-match': '"1"' },
    })
    expect([answer.status, answer.json.code]).toEqual([409, 'buchung.belegt'])
    const after = await app.request(`${BOOK}/${id}`, { as: haus.anna.token, host: haus.host })
    expect(after.json).toMatchObject({ ...mine, version: 1 })
  })
})

describe('reading', () => {
  it('lists one’s own bookings only; all of them for who maintains bookings', async () => {
    const id = await booked(haus.anna)
    const list = async (person: TestPerson, query = '') =>
      (
        (await app.request(`${BOOK}?limit=200${query}`, { as: person.token, host: haus.host })).json
          .items as unknown as { id: string }[]
      ).map((item) => item.id)
    expect(await list(haus.anna)).toContain(id)
    expect(await list(haus.ben)).not.toContain(id)
    expect(await list(haus.leitung)).toContain(id)
    expect(await list(haus.leitung, `&email=${haus.ben.email}`)).not.toContain(id)
    expect(
      await list(haus.leitung, `&email=${haus.anna.email}&status=reserviert&leseraumId=${haus.seats[0]}`),
    ).toContain(id)
    expect(await list(haus.leitung, '&status=storniert')).not.toContain(id)
  })

  it('goes through the list page by page without missing or repeating one', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer: Awaited<ReturnType<TestApp['request']>> = await app.request(
        `${BOOK}?limit=3${cursor && `&cursor=${cursor}`}`,
        { as: haus.leitung.token, host: haus.host },
      )
      const page = answer.json as unknown as { items: { id: string }[]; cursor: string | null }
      seen.push(...page.items.map((item) => item.id))
      cursor = page.cursor
    }
    const all = await rows('select id from leseraum_buchung', [])
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(all.length)
  })

  it("shows the plan's day without anybody's name, and one's own as one's own", async () => {
    const times = { von: '2026-12-02T09:00:00Z', bis: '2026-12-02T10:00:00Z' }
    const id = await booked(haus.anna, { leseraumId: haus.seats[1], ...times })
    const day = (person: TestPerson) =>
      app.request(`/api/grundrisse/${haus.grundrissId}/tage/2026-12-02`, {
        as: person.token,
        host: haus.host,
      })
    const [mine, other] = [await day(haus.anna), await day(haus.ben)]
    expect(mine.json).toMatchObject({
      tag: '2026-12-02',
      offen: { von: '2026-12-02T07:00:00Z', bis: '2026-12-02T17:00:00Z' },
    })
    expect(mine.json.belegungen).toEqual([[id, haus.seats[1], 600, 660, 1, 1]])
    expect(other.json.belegungen).toEqual([[id, haus.seats[1], 600, 660, 1, 0]])
    expect(other.text).not.toMatch(/anna|Muster/)
    const again = await app.request(`/api/grundrisse/${haus.grundrissId}/tage/2026-12-02`, {
      as: haus.ben.token,
      host: haus.host,
      headers: { 'if-none-match': other.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('says whether anything is free, how much, and when if not', async () => {
    const query = (von: string, bis: string) => `/api/leseraeume/frei?von=${von}&bis=${bis}`
    const free = await app.request(query('2026-12-04T09:00:00Z', '2026-12-04T10:00:00Z'), {
      as: haus.anna.token,
      host: haus.host,
    })
    expect(free.json).toMatchObject([{ grundrissId: haus.grundrissId, gesamt: 5, frei: 5, wieder: null }])
    const closed = await app.request(query('2026-12-04T05:00:00Z', '2026-12-04T06:00:00Z'), {
      as: haus.anna.token,
      host: haus.host,
    })
    expect(closed.json).toMatchObject([{ frei: 0, wieder: { von: '2026-12-04T07:00:00Z' } }])
  })
})

describe('locking', () => {
  it('needs the right to maintain bookings, blocks the seats, and is lifted by cancelling', async () => {
    const body = {
      grundrissId: haus.grundrissId,
      leseraumIds: [haus.seats[0]],
      von: '2026-12-05T23:00:00Z',
      bis: '2026-12-08T11:00:00Z',
      grund: 'Bodenpflege',
    }
    const lock = (person: TestPerson) =>
      app.request('/api/sperren', { as: person.token, host: haus.host, body })
    expect((await lock(haus.anna)).status).toBe(403)
    const locked = await lock(haus.leitung)
    expect(locked.status).toBe(201)
    const ids = locked.json.ids as unknown as string[]
    expect(ids).toHaveLength(3)
    const refused = await bookAs(haus.anna, {
      leseraumId: haus.seats[0],
      von: '2026-12-07T09:00:00Z',
      bis: '2026-12-07T10:00:00Z',
    })
    expect([refused.status, refused.json.code]).toEqual([409, 'buchung.verschlossen'])
    expect((await lock(haus.leitung)).status).toBe(409)
    for (const id of ids) expect((await post(haus.leitung, id, 'cancel')).json.status).toBe('storniert')
    expect(
      (
        await bookAs(haus.anna, {
          leseraumId: haus.seats[0],
          von: '2026-12-07T09:00:00Z',
          bis: '2026-12-07T10:00:00Z',
        })
      ).status,
    ).toBe(201)
  })
})

describe('refusals that every route shares', () => {
  it('knows no guest, no forged cookie, no session of another Mandant', async () => {
    const path = `/api/grundrisse/${haus.grundrissId}`
    expect((await app.request(path, { host: haus.host })).json.code).toBe('sitzung.keine')
    const forged = await app.request(path, {
      host: haus.host,
      headers: { cookie: 'platzwart.session_token=x.AAAA' },
    })
    expect([forged.status, forged.json.code]).toEqual([401, 'sitzung.keine'])
    const foreign = await app.request(path, { as: fremd.anna.token, host: haus.host })
    expect([foreign.status, foreign.json.code]).toEqual([401, 'sitzung.fremd'])
  })

  it('shows foreign and unknown ids as the same nothing', async () => {
    const unknown = '01980000-0000-7000-8000-00000000ffff'
    for (const path of [`/api/grundrisse/${fremd.grundrissId}`, `/api/grundrisse/${unknown}`]) {
      const answer = await app.request(path, { as: haus.anna.token, host: haus.host })
      expect([answer.status, answer.json.code]).toEqual([404, 'nichtGefunden'])
    }
    for (const leseraumId of [fremd.seats[0], unknown]) {
      const answer = await bookAs(haus.anna, { leseraumId, ...slot() })
      expect([answer.status, answer.json.code]).toEqual([404, 'nichtGefunden'])
    }
  })

  it('refuses a second person of another Mandant like one that nobody knows', async () => {
    for (const zweitePerson of [fremd.anna.email, 'niemand@nirgends.example']) {
      const answer = await bookAs(haus.anna, {
        leseraumId: haus.room,
        gruppengroesse: 2,
        zweitePerson,
        ...slot(),
      })
      expect(answer.json.issues).toMatchObject([
        { code: 'leseraum.zweitePersonUnbekannt', field: 'zweitePerson' },
      ])
    }
  })

  it('names field and rule of input that has not the declared shape, and changes nothing', async () => {
    const before = (await rows('select 1 from leseraum_buchung', [])).length
    const good = { leseraumId: haus.seats[0], ...slot() }
    const cases: [object, string, string][] = [
      [{ ...good, leseraumId: undefined }, 'leseraumId', 'feld.fehlt'],
      [{ ...good, leseraumId: 'P1' }, 'leseraumId', 'feld.format'],
      [{ ...good, von: 5 }, 'von', 'feld.typ'],
      [{ ...good, von: 'gestern' }, 'von', 'feld.format'],
      [{ ...good, bis: '2026-13-45T25:00:00Z' }, 'bis', 'feld.format'],
      [{ ...good, gruppengroesse: 0 }, 'gruppengroesse', 'feld.zuKlein'],
      [{ ...good, gruppengroesse: 1001 }, 'gruppengroesse', 'feld.zuGross'],
      [{ ...good, gruppengroesse: 1.5 }, 'gruppengroesse', 'feld.typ'],
      [{ ...good, zweitePerson: 'x' }, 'zweitePerson', 'feld.format'],
      [{ ...good, mandantId: fremd.id }, '', 'feld.unbekannt'],
    ]
    for (const [body, field, code] of cases) {
      const answer = await bookAs(haus.anna, body)
      expect([answer.status, answer.json.code]).toEqual([422, 'anfrage.ungueltig'])
      expect(answer.json.issues).toMatchObject([{ code, ...(field ? { field } : {}) }])
    }
    const backwards = await bookAs(haus.anna, { ...good, von: good.bis, bis: good.von })
    expect([backwards.status, backwards.json.code]).toEqual([422, 'zeitraum.startNichtVorEnde'])
    const status = await app.request(`${BOOK}?status=fertig`, { as: haus.anna.token, host: haus.host })
    expect(status.json).toMatchObject({ code: 'status.unbekannt', title: 'Status fertig unbekannt' })
    expect((await rows('select 1 from leseraum_buchung', [])).length).toBe(before)
  })

  it('hides everything of a module that is switched off', async () => {
    await fremd.scoped((tx) => tx.raw("update mandant set module = '{einstellungen}', stand = stand + 1", []))
    const answer = await app.request(`/api/grundrisse/${fremd.grundrissId}`, {
      as: fremd.anna.token,
      host: fremd.host,
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'modul.aus'])
  })

  it('puts a deactivated person out at once', async () => {
    const path = `/api/grundrisse/${haus.grundrissId}`
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [haus.ben.id]))
    expect((await app.request(path, { as: haus.ben.token, host: haus.host })).json.code).toBe(
      'sitzung.inaktiv',
    )
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'aktiv' where id = $1", [haus.ben.id]))
    expect((await app.request(path, { as: haus.ben.token, host: haus.host })).status).toBe(200)
  })
})
