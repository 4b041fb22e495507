import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { gunzipSync } from 'node:zlib'
import { address } from '@platzwart/contract/operation'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as wire from '@platzwart/contract/operations/kalender'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { STATEMENTS } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestAnswer } from '../../testing/app.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { change, fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true, anew: true })

const OWN = wire.createKalenderLink.path
const seatLink = (id: string) => address(leseraumWire.createLeseraumKalender, { id })
const carLink = (id: string) => address(fuhrparkWire.createFahrzeugKalender, { id })

const ask = (method: string, path: string, person: TestPerson, headers: Record<string, string> = {}) =>
  app.request(path, { as: person.token, host: haus.host, method, headers })

const made = async (path: string, person: TestPerson): Promise<string> => {
  const answer = await ask('POST', path, person)
  expect(answer.status).toBe(201)
  return new URL(String(answer.json.adresse)).pathname
}

const read = (path: string, headers: Record<string, string> = {}, host = haus.host) =>
  app.request(path, { host, headers })

/** As another program than ours reads it. */
function eventsOf({ status, text }: TestAnswer): ICAL.Event[] {
  expect(status).toBe(200)
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

const eventsAt = async (path: string) => eventsOf(await read(path))
const later = (seconds: number) => app.clock.set(app.clock.now().add({ seconds }).toString())

/** What no verb would let by: at whatever hour, in whatever state. */
async function seatRow(zeitraum: string, more: Record<string, unknown> = {}): Promise<string> {
  const row: Record<string, unknown> = {
    mandant_id: haus.id,
    id: uuidv7(),
    leseraum_id: haus.seats[0],
    grundriss_id: haus.grundrissId,
    tag: zeitraum.slice(1, 11),
    zeitraum,
    status: 'reserviert',
    benutzer1_id: haus.anna.id,
    ...more,
  }
  const names = Object.keys(row)
  await leseraeume.rows(
    `insert into leseraum_buchung (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  )
  return String(row.id)
}

describe("a person's calendar", () => {
  it('has their seats and their trips, as the mails call them, with place, state and a link to each', async () => {
    const slot = leseraeume.slot()
    const platz = await leseraeume.booked(flotte.fahrerin, slot)
    const fahrt = await fahrten.booked(flotte.fahrerin)
    const path = await made(OWN, flotte.fahrerin)
    const events = await eventsAt(path)
    const [seat, trip] = [platz, fahrt].map((id) => events.find(({ uid }) => uid === `${id}@platzwart`))
    expect(events).toHaveLength(2)
    expect([seat?.summary, seat?.location]).toEqual(['P1, Lesesaal', 'Haus, Lesesaal'])
    expect(seat?.startDate.toString()).toBe(slot.von)
    expect(seat?.endDate.toString()).toBe(slot.bis)
    expect(seat?.sequence).toBe(1)
    expect(seat?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(seat?.component.getFirstPropertyValue('url')).toBe(
      `http://${haus.host}/leseraum/karte?buchung=${platz}`,
    )
    expect(trip?.summary).toMatch(/^VW Golf, NH-PW \d+$/)
    expect(String(trip?.component.getFirstPropertyValue('url'))).toMatch(new RegExp(`/${fahrt}$`))
  })

  it('is named in the language of its person, and says how often to look', async () => {
    const path = await made(OWN, haus.anna)
    const named = async () => {
      const calendar = ICAL.Component.fromString((await read(path)).text)
      return ['name', 'x-wr-calname', 'method', 'x-published-ttl'].map((name) =>
        String(calendar.getFirstPropertyValue(name)),
      )
    }
    const house = haus.host.split('.')[0]
    expect(await named()).toEqual([...Array(2).fill(`Meine Buchungen – ${house}`), 'null', 'PT15M'])
    await change("update benutzer set sprache = 'en' where id = $1", [haus.anna.id])
    later(1)
    expect((await named())[0]).toBe(`My bookings – ${house}`)
  })

  it('has a second person in it from when they have agreed, and nothing of anybody else', async () => {
    const slot = leseraeume.slot(60)
    const wish = { leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email, ...slot }
    const id = await leseraeume.booked(haus.anna, wish)
    await leseraeume.booked(haus.leitung)
    const anna = await made(OWN, haus.anna)
    const ben = await made(OWN, haus.ben)
    const [mine] = await eventsAt(anna)
    expect(mine?.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(await eventsAt(ben)).toEqual([])
    expect((await leseraeume.post(haus.ben, id, 'confirm')).status).toBe(200)
    later(60)
    const both = [await eventsAt(anna), await eventsAt(ben)]
    expect(both.map((events) => events.map(({ uid, sequence }) => [uid, sequence]))).toEqual(
      Array(2).fill([[`${id}@platzwart`, 2]]),
    )
    // It says when it was changed, not when it was made.
    const [row] = await leseraeume.rows('select geaendert from leseraum_buchung where id = $1', [id])
    const changed = Temporal.Instant.from(row?.geaendert as string).round({
      smallestUnit: 'second',
      roundingMode: 'floor',
    })
    const [event] = both[0] ?? []
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe(changed.toString())
  })

  it('loses what is cancelled, and keeps 30 days back and 400 ahead', async () => {
    const inside = [
      await seatRow('[2026-10-24T08:00Z,2026-10-24T09:00Z)'),
      await seatRow('[2027-12-28T08:00Z,2027-12-28T09:00Z)'),
    ]
    await seatRow('[2026-10-23T08:00Z,2026-10-23T09:00Z)')
    await seatRow('[2027-12-29T08:00Z,2027-12-29T09:00Z)')
    await seatRow('[2026-11-24T08:00Z,2026-11-24T09:00Z)', { status: 'storniert' })
    const uids = (await eventsAt(await made(OWN, haus.anna))).map(({ uid }) => uid)
    expect(uids).toEqual(inside.map((id) => `${id}@platzwart`))
  })

  it.each([
    ['the hour that is there twice', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['the hour that is not there', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'],
  ])('keeps an instant through %s', async (_, von, bis) => {
    await seatRow(`[${von},${bis})`)
    const [event] = await eventsAt(await made(OWN, haus.anna))
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([von, bis])
    expect(event?.duration.toSeconds()).toBe(3600)
  })

  it('is written so that no name ends its line, however hostile', async () => {
    const name = 'P;1,\\n\r\nEND:VEVENT\r\nBEGIN:VALARM 🪑'
    await leseraeume.booked(haus.anna)
    await change('update leseraum set bezeichnung = $2 where id = $1', [haus.seats[0], name])
    await change('update mandant set name = $2 where id = $1', [haus.id, 'Haus, "A";\nNAME:x'])
    const answer = await read(await made(OWN, haus.anna))
    const [event] = eventsOf(answer)
    expect(event?.summary).toBe(`${name.replace(/\r\n/g, '\n')}, Lesesaal`)
    expect(ICAL.Component.fromString(answer.text).getAllProperties('name')).toHaveLength(1)
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('the calendar of what is booked', () => {
  const NAMES = /anna|ben|leitung|fahrer|muster|kundentermin|kiel|wartung/i

  it('of a seat or room says that it is taken, locks included, and by nobody', async () => {
    const id = await leseraeume.booked(haus.anna)
    await seatRow('[2026-11-27T08:00Z,2026-11-27T09:00Z)', {
      status: 'verschlossen',
      informationstext: 'Wartung',
      benutzer1_id: haus.leitung.id,
    })
    const answer = await read(await made(seatLink(haus.seats[0] ?? ''), haus.leitung))
    expect(eventsOf(answer).map(({ summary, location }) => [summary, location])).toEqual(
      Array(2).fill(['Belegt', null]),
    )
    expect(answer.text).toContain(String.raw`NAME:P1\, Lesesaal`)
    expect(answer.text).not.toMatch(NAMES)
    // Nor by an id that leads to a booking, or back from another calendar.
    expect(answer.text).not.toContain(id)
  })

  it('of a vehicle is the same, in the language of the house', async () => {
    await fahrten.booked(flotte.fahrerin)
    await change("update mandant set sprache = 'en' where id = $1", [haus.id])
    const answer = await read(await made(carLink(flotte.golf), flotte.fuhrpark))
    const [event] = eventsOf(answer)
    expect([event?.summary, event?.component.getFirstPropertyValue('url')]).toEqual(['Busy', null])
    expect(answer.text).toMatch(/NAME:VW Golf\\, NH-PW \d+/)
    expect(answer.text).not.toMatch(NAMES)
  })

  it('is made, shown and ended by whoever maintains it, of their own house alone', async () => {
    const seat = seatLink(haus.seats[0] ?? '')
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await ask(method, seat, haus.anna)).status).toBe(403)
      expect((await ask(method, carLink(flotte.golf), haus.anna)).status).toBe(403)
      expect((await ask(method, seatLink(fremd.seats[0] ?? ''), haus.leitung)).status).toBe(404)
      expect((await ask(method, seatLink(flotte.golf), haus.leitung)).status).toBe(404)
    }
    await made(seat, haus.leitung)
    expect((await ask('GET', seat, haus.leitung)).json).toEqual({
      link: { erstellt: app.clock.now().toString(), von: 'leitung Muster' },
    })
  })

  it('goes with what it is about, and stays when its maker does', async () => {
    const path = await made(seatLink(haus.seats[3] ?? ''), haus.leitung)
    await change("update benutzer set status = 'inaktiv' where id = $1", [haus.leitung.id])
    later(1)
    expect((await read(path)).status).toBe(200)
    await change('delete from leseraum where id = $1', [haus.seats[3]])
    later(1)
    expect((await read(path)).status).toBe(404)
  })
})

describe('an address', () => {
  const nowhere = async (path: string, host = haus.host) => {
    const answer = await read(path, {}, host)
    const { instance: _, ...said } = answer.json
    return [answer.status, said]
  }
  const NOWHERE = [404, expect.objectContaining({ code: 'nichtGefunden' })]

  it('leads nowhere at once when it is ended or made anew, and is told once', async () => {
    const first = await made(OWN, haus.anna)
    expect((await read(first)).status).toBe(200)
    const key = { 'idempotency-key': 'noch-einmal' }
    const answers = [await ask('POST', OWN, haus.anna, key), await ask('POST', OWN, haus.anna, key)]
    expect(answers.map(({ status, json }) => [status, json.erstellt, typeof json.adresse])).toEqual([
      [201, app.clock.now().toString(), 'string'],
      [201, app.clock.now().toString(), 'object'],
    ])
    expect(await nowhere(first)).toEqual(NOWHERE)
    const second = new URL(String(answers[0]?.json.adresse)).pathname
    expect((await read(second)).status).toBe(200)
    expect((await ask('DELETE', OWN, haus.anna)).status).toBe(204)
    expect(await nowhere(second)).toEqual(NOWHERE)
    expect((await ask('DELETE', OWN, haus.anna)).status).toBe(204)
    expect((await ask('GET', OWN, haus.anna)).json).toEqual({ link: null })
  })

  it('is one, when two make it anew at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('POST', OWN, haus.anna)))
    const paths = answers.map(({ json }) => new URL(String(json.adresse)).pathname)
    later(1)
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status))
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404])
  })

  it('is answered alike whatever is wrong with it', async () => {
    const path = await made(OWN, haus.anna)
    const name = path.split('/').at(-1) ?? ''
    const other = await made(OWN, haus.ben)
    const crossed = `/api/kalender/${other.split('/').at(-1)?.slice(0, 42)}${name.slice(42)}`
    const wrong = [
      crossed,
      path.replace(/.\.ics$/, '_.ics'),
      path.replace('.ics', ''),
      `${path}x`,
      ...['%00', 'a%00.ics', '%ED%A0%80.ics', '..%2F..%2Fetc.ics', `${'a'.repeat(100_000)}.ics`, '.ics'].map(
        (one) => `/api/kalender/${one}`,
      ),
      `/api/kalender/${'A'.repeat(75)}.ics`,
    ]
    const [first] = await Promise.all([nowhere(wrong[0] ?? '')])
    expect(first).toEqual(NOWHERE)
    for (const one of wrong)
      expect([one.slice(0, 150), await nowhere(one)]).toEqual([one.slice(0, 150), first])
    expect(await nowhere(path, fremd.host)).toEqual(first)
    expect((await read(path)).status).toBe(200)
  })

  it.each([
    ['its person is put out', "update benutzer set status = 'inaktiv' where mandant_id = $1", OWN],
    ['its house is closed', 'update mandant set gesperrt = now() where id = $1', OWN],
    ['no module is on', "update mandant set module = '{}' where id = $1", OWN],
    ['the module is off', "update mandant set module = '{fahrzeugbuchung}' where id = $1", null],
  ])('leads nowhere within a second when %s', async (_, text, own) => {
    const path = await made(own ?? seatLink(haus.seats[0] ?? ''), haus.leitung)
    expect((await read(path)).status).toBe(200)
    await change(text, [haus.id])
    later(1)
    expect(await nowhere(path)).toEqual(NOWHERE)
  })

  it('is in no trail, and what is kept of it leads nowhere', async () => {
    const path = await made(OWN, haus.anna)
    await ask('DELETE', OWN, haus.anna)
    const kept = await leseraeume.rows(
      `select aktion, objekt, vorher, nachher, (select string_agg(antwort, '') from wiederholschluessel) as answers
       from protokoll where akteur_id = $1 order by nr nulls last, id`,
      [haus.anna.id],
    )
    expect(kept.map(({ aktion }) => aktion)).toEqual(['createKalenderLink', 'deleteKalenderLink'])
    expect(JSON.stringify(kept)).not.toContain(path.slice(-40, -4))
  })

  it('that is guessed on and on is refused for a while; the right one never is', async () => {
    later(60)
    const path = await made(OWN, haus.anna)
    expect((await read(path)).status).toBe(200)
    const guess = () => {
      const bytes = Buffer.from(path.slice('/api/kalender/'.length, -4), 'base64url')
      bytes.set(Buffer.from(uuidv7().replaceAll('-', ''), 'hex'), 16)
      return read(`/api/kalender/${bytes.toString('base64url')}.ics`)
    }
    const statuses = []
    for (let i = 0; i < 121; i++) statuses.push((await guess()).status)
    expect(statuses.slice(-2)).toEqual([404, 429])
    expect((await guess()).headers.get('retry-after')).toBe('60')
    expect((await read(path)).status).toBe(200)
    later(60)
    // Many who go on reading what has ended are none who guess.
    const gone = await made(OWN, haus.ben)
    await ask('DELETE', OWN, haus.ben)
    for (let i = 0; i < 130; i++) expect((await read(gone)).status).toBe(404)
    expect((await guess()).status).toBe(404)
  })
})

describe('many readers', () => {
  it('cost one look and one reading, and a minute later another one', async () => {
    await leseraeume.booked(haus.anna)
    const path = await made(OWN, haus.anna)
    const asked: string[] = []
    const note = (text: unknown) => asked.push(String(text))
    subscribe(STATEMENTS, note)
    const answers = await Promise.all(Array.from({ length: 300 }, () => read(path)))
    unsubscribe(STATEMENTS, note)
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1)
    expect(asked.filter((text) => text.includes('kalender_link'))).toHaveLength(1)
    expect(asked.filter((text) => text.includes('leseraum_buchung'))).toHaveLength(1)
    await leseraeume.booked(haus.anna)
    expect(await eventsAt(path)).toHaveLength(1)
    later(60)
    expect(await eventsAt(path)).toHaveLength(2)
  })

  it('are told when nothing is new, and get it packed where they can read that', async () => {
    await leseraeume.booked(haus.anna)
    const path = await made(OWN, haus.anna)
    const { text, headers } = await read(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=60',
      'x-robots-tag': 'noindex, nofollow',
      vary: 'accept-encoding',
      'referrer-policy': 'same-origin',
    })
    expect(headers.has('set-cookie')).toBe(false)
    const etag = headers.get('etag') ?? ''
    later(60)
    const again = await read(path, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    const head = await app.request(path, { host: haus.host, method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
    const packed = await app.app.request(`http://localhost:3000${path}`, {
      headers: { host: haus.host, 'accept-encoding': 'deflate, gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
  })
})
