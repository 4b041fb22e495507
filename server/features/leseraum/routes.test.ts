import { describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import type { TestApp } from '../../testing/app.ts'
import { BOOK } from '../../testing/leseraum.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { slot, bookAs, booked, rows } = leseraeume

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
    const mine = await day(haus.anna)
    const other = await day(haus.ben)
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

  it('says so to who may book it then, and of that day alone', async () => {
    const free = async (person: TestPerson, von: string, bis: string) => {
      const path = `/api/leseraeume/frei?von=${von}&bis=${bis}`
      return (await app.request(path, { as: person.token, host: haus.host })).json
    }
    const times = ['2026-12-07T09:00:00Z', '2026-12-07T10:00:00Z'] as const
    await booked(haus.anna, { leseraumId: haus.seats[1], von: times[0], bis: times[1] })
    expect(await free(haus.ben, ...times)).toMatchObject([{ gesamt: 5, frei: 4, wieder: null }])
    expect(await free(haus.anna, ...times)).toMatchObject([
      { gesamt: 5, frei: 0, leseraumId: null, wieder: { von: '2026-12-07T10:00:00Z' } },
    ])
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, von, bis, status)
         values ($1, gen_random_uuid(), $2, '2026-12-08', '2026-12-08', '05:00', '18:00', 'offen')`,
        [haus.id, haus.grundrissId],
      )
      await raiseStand(tx)
    })
    // What holds the seats of the next day is not known here.
    expect(await free(haus.ben, '2026-12-07T22:00:00Z', '2026-12-07T22:30:00Z')).toMatchObject([
      { frei: 0, wieder: null },
    ])
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
    expect([foreign.status, foreign.json.code]).toEqual([401, 'sitzung.ungueltig'])
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

  it('puts a deactivated person out at once, and for good', async () => {
    const path = `/api/grundrisse/${haus.grundrissId}`
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [haus.ben.id]))
    expect((await app.request(path, { as: haus.ben.token, host: haus.host })).json.code).toBe(
      'sitzung.inaktiv',
    )
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'aktiv' where id = $1", [haus.ben.id]))
    const again = await app.request(path, { as: haus.ben.token, host: haus.host })
    expect([again.status, again.json.code]).toEqual([401, 'sitzung.abgelaufen'])
  })
})
