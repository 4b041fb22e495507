import * as wire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true, anew: true })

const { booked, post, rows, slot } = leseraeume

const send = (person: TestPerson | null, id: string, typ: string, more: object = {}, key?: string) =>
  app.request(wire.sendBuchungMail.path, {
    host: haus.host,
    ...(person === null ? {} : { as: person.token }),
    body: { buchung: { id }, typ, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const fail = () =>
  rows("update benachrichtigung set status = 'fehlgeschlagen', fehler = 'x', versuche = 3", [])
const outbox = () =>
  rows('select typ, status, versuche, fehler from benachrichtigung order by typ, empfaenger_id', [])
const jobsOf = async () => {
  const { rows: found } = await app.deps.jobs.pool.query<{ jobs: number }>(
    "select count(*)::int as jobs from pgboss.job where name = 'mail' and data ->> 'mandantId' = $1",
    [haus.id],
  )
  return found[0]?.jobs
}

const GROUP = () => ({ leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email, ...slot() })

describe('POST /api/mail', () => {
  it('lets a mail that failed go out again, once, however often it is asked for, and says so in the trail', async () => {
    const id = await booked(haus.anna)
    expect((await send(haus.anna, id, 'useMailBuchungBestaetigt')).json).toEqual({
      erneut: 0,
      wartend: 1,
      gesendet: 0,
    })
    await fail()
    const before = await jobsOf()
    const [one, two] = await Promise.all([
      send(haus.anna, id, 'useMailBuchungBestaetigt'),
      send(haus.anna, id, 'useMailBuchungBestaetigt'),
    ])
    expect([one.json.erneut, two.json.erneut].map(Number).sort()).toEqual([0, 1])
    expect(await outbox()).toEqual([
      { typ: 'useMailBuchungBestaetigt', status: 'wartend', versuche: 0, fehler: null },
    ])
    expect(await jobsOf()).toBe(Number(before) + 1)
    expect(await rows("select objekt_id, nachher from protokoll where aktion = 'sendMail'", [])).toEqual([
      { objekt_id: id, nachher: { typ: 'useMailBuchungBestaetigt', mails: 1 } },
    ])
  })

  it('answers a repeated request as before, and sends nothing that was sent', async () => {
    const id = await booked(haus.anna)
    await fail()
    const first = await send(haus.anna, id, 'useMailBuchungBestaetigt', {}, 'again')
    await rows("update benachrichtigung set status = 'gesendet', gesendet = now()", [])
    const second = await send(haus.anna, id, 'useMailBuchungBestaetigt', {}, 'again')
    expect([second.status, second.json]).toEqual([200, first.json])
    expect((await send(haus.anna, id, 'useMailBuchungBestaetigt')).json).toEqual({
      erneut: 0,
      wartend: 0,
      gesendet: 1,
    })
  })

  it('is for both people of a booking and those who maintain bookings; to others it does not exist', async () => {
    const id = await booked(haus.anna, GROUP())
    for (const person of [haus.anna, haus.ben, haus.leitung])
      expect((await send(person, id, 'useMailVormerkung')).status).toBe(200)
    const single = await booked(haus.anna)
    const refused = await send(haus.ben, single, 'useMailBuchungBestaetigt')
    expect([refused.status, refused.json.code]).toEqual([404, 'nichtGefunden'])
    expect((await send(fremd.leitung, single, 'useMailBuchungBestaetigt')).json.code).toBe(
      'sitzung.ungueltig',
    )
    expect((await send(null, single, 'useMailBuchungBestaetigt')).status).toBe(401)
  })

  it('refuses a mail that is not true of the booking, in words, and one of the system to whom booked', async () => {
    const id = await booked(haus.anna)
    const untrue = await send(haus.anna, id, 'useMailStorno')
    expect([untrue.status, untrue.json.code, untrue.json.detail]).toEqual([
      422,
      'leseraum.mailPasstNicht',
      'Diese E-Mail passt nicht zur Buchung: useMailStorno wird nicht verschickt, wenn sie „reserviert“ ist.',
    ])
    await post(haus.anna, id, 'cancel')
    expect((await send(haus.anna, id, 'useMailStorno')).status).toBe(200)
    const bySystem = await send(haus.anna, id, 'useMailRaumDeaktivierungSystemStorno')
    expect([bySystem.status, bySystem.json.code]).toEqual([403, 'recht.fehlt'])
    expect((await send(haus.leitung, id, 'useMailRaumDeaktivierungSystemStorno')).json).toMatchObject({
      erneut: 0,
    })
  })

  it('takes nothing of what a request says into a mail, and no other kind, address or booking', async () => {
    const id = await booked(haus.anna)
    const other = await booked(haus.anna)
    const alt = (buchungAlt: object) => send(haus.anna, id, 'useMailBuchungAngepasst', { buchungAlt })
    expect((await alt({ id: other })).status).toBe(404)
    expect((await alt({ id, von: '2020-01-01T00:00:00Z', bezeichnung: 'Gewinnspiel' })).status).toBe(200)
    expect((await send(haus.anna, id, 'erinnerung')).status).toBe(422)
    expect((await send(haus.anna, 'x', 'useMailStorno')).status).toBe(422)
    const addressed = await send(haus.anna, id, 'useMailBuchungBestaetigt', {
      empfaenger: 'opfer@x.example',
      text: 'Gewonnen',
    })
    expect(addressed.status).toBe(200)
    const kept = JSON.stringify(await rows('select adresse, daten, text from benachrichtigung', []))
    expect(kept).not.toMatch(/opfer|Gewonnen|Gewinnspiel|2020/)
  })

  it('is allowed twenty times an hour to a person, who is told when again', async () => {
    const id = await booked(haus.anna)
    for (let turn = 0; turn < 20; turn++)
      expect((await send(haus.anna, id, 'useMailBuchungBestaetigt')).status).toBe(200)
    const refused = await send(haus.anna, id, 'useMailBuchungBestaetigt')
    expect([refused.status, refused.json.code]).toEqual([429, 'anfrage.zuViele'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(haus.leitung, id, 'useMailBuchungBestaetigt')).status).toBe(200)
  })
})
