import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { address } from '@platzwart/contract/operation'
import * as einfuhrWire from '@platzwart/contract/operations/einfuhr'
import { beforeEach, describe, expect, it } from 'vitest'
import { STATEMENTS } from '../../../platform/database/tx.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { nothingOfWhatBreaksOff } from '../../../testing/suites/breakingOff.ts'
import { einfuhrDriver } from '../../../testing/suites/einfuhr.ts'
import { app, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { as, person } from '../../../testing/suites/people.ts'
import { BUCHUNGEN_RULES } from './judgeLines.ts'

hausSuite(undefined, { fremd: true, anew: true })

const { set } = waitingIn(() => haus)
const { uploadOf, send, show, judge, work, idOf, brought, broughtThousand, lines, refusedIn, apply, renew } =
  einfuhrDriver('buchungen', BUCHUNGEN_RULES, () => undefined)

beforeEach(() => set('leseraum.tageImVoraus', '365'))

const HEAD = 'E-Mail;Standort;Plan;Platz;Tag;Beginn;Ende;Personen'
const table = (...rows: string[]) => [HEAD, ...rows].join('\r\n')
const row = (email: string, platz = 'P1', tag = '24.11.2026', von = '9:00', bis = '11:00') =>
  `${email};;Lesesaal;${platz};${tag};${von};${bis};`

/** Lines of twenty people, each with a slot of its own. */
async function scattered() {
  const people = await Promise.all(Array.from({ length: 20 }, () => person()))
  const days = Array.from({ length: 49 }, (_, nr) => {
    const week = Temporal.PlainDate.from('2026-11-24').add({ days: 7 * Math.floor(nr / 4) })
    return week.add({ days: nr % 4 }).toString()
  })
  return (nr: number) => {
    const who = people[nr % 20]
    const day = days[Math.floor(nr / 20)]
    const seat = `P${1 + (nr % 4)}`
    const hour = 8 + 2 * (Math.floor((nr % 20) / 4) % 5)
    return row(who?.email ?? '', seat, day, `${hour}:00`, `${hour + 2}:00`)
  }
}

const stored = () =>
  leseraeume.rows(
    `select b.id, l.bezeichnung, b.benutzer1_id, b.status, lower(b.zeitraum) as von, b.gruppengroesse
     from leseraum_buchung b join leseraum l on l.mandant_id = b.mandant_id and l.id = b.leseraum_id
     where b.mandant_id = $1 order by lower(b.zeitraum), l.bezeichnung`,
    [haus.id],
  )

const mails = () =>
  leseraeume.rows('select typ, empfaenger_id from benachrichtigung where mandant_id = $1', [haus.id])

describe('a table of bookings', () => {
  nothingOfWhatBreaksOff(() => uploadOf(table(...Array.from({ length: 2000 }, () => row(haus.anna.email)))))

  it('says what each line would come to, and does nothing yet', async () => {
    const booked = await leseraeume.bookAs(haus.anna, {
      leseraumId: haus.seats[0],
      von: '2026-11-24T08:00:00Z',
      bis: '2026-11-24T10:00:00Z',
    })
    expect(booked.status).toBe(201)
    const einfuhr = await brought(
      table(
        row(haus.anna.email),
        row(haus.ben.email),
        row(haus.ben.email.toUpperCase(), 'p2'),
        row('niemand@haus.example', 'P3'),
        row(haus.ben.email, 'P3', '28.11.2026'),
        row(haus.ben.email, 'G1', '25.11.2026'),
      ),
    )
    expect(einfuhr.anzahl).toEqual({ neu: 1, geaendert: 0, unveraendert: 1, abgelehnt: 4 })
    const all = await lines(einfuhr.id)
    expect(all.map(({ urteil, verstoesse: [one] }) => [urteil, one?.spalte, one?.detail])).toEqual([
      ['unveraendert', undefined, undefined],
      ['abgelehnt', 'Beginn', expect.stringContaining('belegt')],
      ['neu', undefined, undefined],
      ['abgelehnt', 'E-Mail', expect.stringContaining('niemand')],
      ['abgelehnt', 'Beginn', expect.stringContaining('geschlossen')],
      ['abgelehnt', 'Platz oder Raum', expect.stringContaining('zweite Person')],
    ])
    expect(all[2]).toMatchObject({ titel: `p2 · ${haus.ben.email.toUpperCase()}` })
    expect(await stored()).toHaveLength(1)
  })

  it('is done whole, once, on behalf of the people and on record, and tells nobody', async () => {
    const einfuhr = await brought(table(row(haus.anna.email), row(haus.ben.email, 'P2')))
    const [first, again] = await Promise.all([apply(einfuhr.id), apply(einfuhr.id)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).toEqual(first.json)
    const now = await stored()
    expect(now).toMatchObject([
      { bezeichnung: 'P1', benutzer1_id: haus.anna.id, status: 'reserviert', gruppengroesse: 1 },
      { bezeichnung: 'P2', benutzer1_id: haus.ben.id, status: 'reserviert' },
    ])
    expect(String(now[0]?.von)).toBe('2026-11-24T08:00:00Z')
    const trail = await leseraeume.rows(
      "select objekt_id, akteur_id, im_auftrag_id from protokoll where aktion = 'book' and mandant_id = $1 order by im_auftrag_id",
      [haus.id],
    )
    expect(new Set(trail.map(({ objekt_id }) => objekt_id))).toEqual(new Set(now.map(({ id }) => id)))
    expect(new Set(trail.map(({ im_auftrag_id }) => im_auftrag_id))).toEqual(
      new Set([haus.anna.id, haus.ben.id]),
    )
    expect(new Set(trail.map(({ akteur_id }) => akteur_id))).toEqual(new Set([haus.leitung.id]))
    expect(await mails()).toEqual([])
    expect((await brought(table(row(haus.anna.email)))).anzahl).toMatchObject({ neu: 0, unveraendert: 1 })
  })

  it('tells everybody who has a booking then, where that is wished', async () => {
    const einfuhr = await brought(table(row(haus.anna.email), row(haus.ben.email, 'P2')))
    expect((await apply(einfuhr.id, { body: { benachrichtigen: true } })).status).toBe(200)
    const told = await mails()
    expect(new Set(told.map(({ empfaenger_id }) => empfaenger_id))).toEqual(
      new Set([haus.anna.id, haus.ben.id]),
    )
  })

  it('asks the database no more often for fifty mails than for two', async () => {
    const line = await scattered()
    const texts: string[] = []
    const note = (text: unknown) => texts.push(String(text))
    const sentFor = async (from: number, until: number, benachrichtigen: boolean) => {
      const { id } = await brought(table(...Array.from({ length: until - from }, (_, nr) => line(from + nr))))
      texts.length = 0
      subscribe(STATEMENTS, note)
      const { status } = await apply(id, { body: { benachrichtigen } })
      unsubscribe(STATEMENTS, note)
      expect(status).toBe(200)
      return texts.length
    }
    // Slots, records and people are as many as the lines say, whether anybody is told or not.
    const silent = [await sentFor(0, 2, false), await sentFor(10, 60, false)]
    expect(await mails()).toEqual([])
    const told = [await sentFor(60, 62, true), await sentFor(70, 120, true)]
    expect(await mails()).toHaveLength(52)
    // The names of the bookings, the mails, and what is to be done.
    expect(told.map((sent, nr) => sent - (silent[nr] ?? 0))).toEqual([3, 3])
  })

  it('keeps the limits of each person, as the file grows and with what they have', async () => {
    await set('leseraum.maxBuchungenProWoche', '2')
    const days = ['24.11.2026', '25.11.2026', '26.11.2026', '1.12.2026']
    const einfuhr = await brought(table(...days.map((tag) => row(haus.anna.email, 'P1', tag))))
    expect((await lines(einfuhr.id)).map(({ urteil }) => urteil)).toEqual(['neu', 'neu', 'abgelehnt', 'neu'])
    expect((await apply(einfuhr.id)).status).toBe(200)
    const more = await brought(
      table(row(haus.anna.email, 'P2', '27.11.2026'), row(haus.anna.email, 'P2', '2.12.2026')),
    )
    expect((await lines(more.id)).map(({ urteil }) => urteil)).toEqual(['abgelehnt', 'neu'])
  })

  it('takes a slot whose undo has lapsed, and refuses one that can still be taken back', async () => {
    const { json } = await leseraeume.bookAs(haus.anna, {
      leseraumId: haus.seats[0],
      von: '2026-11-24T08:00:00Z',
      bis: '2026-11-24T10:00:00Z',
    })
    await leseraeume.rows(
      "update leseraum_buchung set status = 'storniert', gehalten_status = 'reserviert', gehalten_bis = '2026-11-23T08:00:05Z' where id = $1 returning 1",
      [json.id],
    )
    expect((await brought(table(row(haus.ben.email)))).anzahl).toMatchObject({ abgelehnt: 1 })
    app.clock.set('2026-11-23T08:00:10Z')
    const einfuhr = await brought(table(row(haus.ben.email)))
    expect((await apply(einfuhr.id)).status).toBe(200)
    app.clock.set('2026-11-23T08:00:00Z')
  })

  it('names line, column and rule of 20 bad lines in 1,000, and takes the others', async () => {
    const good = await scattered()
    const { id, refused } = await broughtThousand(HEAD, good, (nr) => row(haus.anna.email, `Z${nr}`))
    expect(refused[0]?.verstoesse[0]).toMatchObject({ spalte: 'Platz oder Raum', wert: 'Z0' })
    expect((await apply(id)).status).toBe(200)
    expect(await stored()).toHaveLength(980)
  })

  it('refuses addresses and seats that nobody has, days and times that are none, and what was', async () => {
    const { email } = haus.anna
    const einfuhr = await brought(
      table(
        `=1+1;;Lesesaal;P1;24.11.2026;9:00;10:00;`,
        row(email, '=P1'),
        row(email, 'P1', '31.2.2026'),
        row(email, 'P1', '24.11.2026', '25:00'),
        row(email, 'P1', '24.11.9999'),
        row(email, 'P1', ''),
        row(email, 'P1', '20.11.2026'),
        `${email};;Lesesaal;P1;24.11.2026;9:00;10:00;7`,
        `${email};Ausland;Lesesaal;P1;24.11.2026;9:00;10:00;`,
      ),
    )
    const { where } = await refusedIn(einfuhr.id)
    expect(where).toEqual([
      [2, 'E-Mail'],
      [3, 'Platz oder Raum'],
      [4, 'Tag'],
      [5, 'Beginn'],
      [6, 'Tag'],
      [7, 'Tag'],
      [8, 'Beginn'],
      [9, 'Personen'],
      [10, 'Standort'],
    ])
  })

  it('is judged in a process of its own', async () => {
    const id = idOf(await send(table(row(haus.anna.email))))
    await work(id)
    expect(await show(id)).toMatchObject({ status: 'bereit', anzahl: { neu: 1 } })
  })

  it('is read back from its template, in either language', async () => {
    for (const language of ['de', 'en']) {
      const template = await app.request(address(einfuhrWire.readTemplate, { art: 'buchungen' }), {
        as: haus.leitung.token,
        host: haus.host,
        headers: { 'accept-language': language },
      })
      expect(template.text).toContain('09:00')
      expect((await brought(template.text)).uebergangen).toEqual([])
    }
  })
})

describe('between preview and taking over', () => {
  const slot = { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' }

  it('a seat that somebody books is told, and then nothing is done', async () => {
    const einfuhr = await brought(table(row(haus.anna.email), row(haus.anna.email, 'P2', '25.11.2026')))
    expect((await leseraeume.bookAs(haus.ben, { leseraumId: haus.seats[0], ...slot })).status).toBe(201)
    const refused = await apply(einfuhr.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'einfuhr.veraltet'])
    expect(await stored()).toHaveLength(1)
    expect((await renew(einfuhr.id)).status).toBe(200)
    await judge(einfuhr.id)
    expect((await show(einfuhr.id)).anzahl).toMatchObject({ neu: 1, abgelehnt: 1 })
    expect((await apply(einfuhr.id)).status).toBe(200)
    expect(await stored()).toHaveLength(2)
  })

  it('who is deactivated gets no booking', async () => {
    const einfuhr = await brought(table(row(haus.anna.email)))
    await leseraeume.rows("update benutzer set status = 'inaktiv' where id = $1 returning 1", [haus.anna.id])
    expect((await apply(einfuhr.id)).json.code).toBe('einfuhr.veraltet')
  })

  it('a file and everybody who wants its seats at once: each seat has one, and nobody two', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => person()))
    const einfuhr = await brought(
      table(...['P1', 'P2', 'P3', 'P4'].map((platz, nr) => row(others[nr]?.email ?? '', platz))),
    )
    const [done] = await Promise.all([
      apply(einfuhr.id),
      ...others.flatMap((who) =>
        haus.seats.map((leseraumId) => leseraeume.bookAs(who, { leseraumId, ...slot })),
      ),
    ])
    expect([200, 409]).toContain(done?.status)
    const now = await stored()
    expect(new Set(now.map(({ bezeichnung }) => bezeichnung)).size).toBe(now.length)
    expect(new Set(now.map(({ benutzer1_id }) => benutzer1_id)).size).toBe(now.length)
    expect(now).toHaveLength(4)
  })
})

describe('a table of bookings is a matter of those who maintain them', () => {
  it('and of nobody else', async () => {
    for (const who of [haus.anna, await person('ausstattungs_pflege'), await person('benutzer_pflegen')])
      expect((await send(table(row(haus.anna.email)), { who })).status).toBe(403)
  })

  it('and has no invitations', async () => {
    const einfuhr = await brought(table(row(haus.anna.email)))
    const refused = await apply(einfuhr.id, { body: { einladen: true } })
    expect([refused.status, refused.json.code]).toEqual([422, 'anfrage.ungueltig'])
    expect(await stored()).toEqual([])
  })

  it('and is closed in staff-council mode, to what was brought before, too', async () => {
    const { id } = await brought(table(row(haus.anna.email)))
    await leseraeume.rows(
      "update mandant set personalrat_seit = '2026-01-01T00:00:00Z', stand = stand + 1 where id = $1 returning 1",
      [haus.id],
    )
    const path = address(einfuhrWire.listEinfuhrLines, { art: 'buchungen', id })
    for (const answer of [
      await send(table(row(haus.anna.email))),
      await as(haus.leitung, path),
      await apply(id),
    ])
      expect([answer.status, answer.json.code]).toEqual([422, 'einfuhr.nichtImPersonalratsmodus'])
    expect(await stored()).toEqual([])
  })
})
