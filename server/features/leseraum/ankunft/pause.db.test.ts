import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { beforeEach, describe, expect, it } from 'vitest'
import { periodAt } from '../../../platform/jobs/recurring.ts'
import { Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import { expireAll } from '../../buchung/expire.ts'
import { LESERAUM_EXPIRY } from './expire.ts'

hausSuite(MONDAY, { fremd: true })

const { bookAs, booked, post, rows } = leseraeume
const { set } = waitingIn(() => haus)

const on = (time: string) => `2026-11-23T${time}Z`
const NINE = on('09:00:00')
const NOON = on('12:00:00')
const seat = () => haus.seats[0] ?? ''

async function seated(now: string) {
  app.clock.set(MONDAY)
  const id = await booked(haus.anna, { leseraumId: seat(), von: NINE, bis: NOON })
  app.clock.set(NINE)
  await post(haus.leitung, id, 'check-in-am-empfang')
  app.clock.set(now)
  return id
}

/** Another server each time, as after a crash: nothing is known but what the database has. */
async function clock(time: string) {
  app.clock.set(time)
  await expireAll(
    {
      pool: app.jobs.pool,
      konfigurationen: new Konfigurationen(),
      mailer: app.deps.mailer,
      logger: app.deps.logger,
    },
    LESERAUM_EXPIRY,
    periodAt(Temporal.Instant.from(time), 30),
  )
}

const send = (person: TestPerson, path: string, house = haus, body?: object) =>
  app.request(path, { as: person.token, host: house.host, method: 'POST', ...(body && { body }) })

async function code() {
  const answer = await app.request(address(wire.showAnzeige, { id: seat() }), {
    as: haus.leitung.token,
    host: haus.host,
  })
  return new URL(String(answer.json.adresse)).searchParams.get('code') ?? ''
}

const stored = async (id: string) =>
  (
    await rows(
      'select upper(zeitraum) as bis, gebucht_bis, status, storno_art, pause_bis, pausen from leseraum_buchung where id = $1',
      [id],
    )
  )[0]

const mails = () =>
  rows("select empfaenger_id, daten from benachrichtigung where typ = 'pauseVorbei' order by id", [])

beforeEach(async () => {
  await rows('delete from leseraum_buchung', [])
  await rows('delete from benachrichtigung', [])
  await rows('delete from auftragslauf', [])
  await set('leseraum.maxBuchungenProWoche', '0')
  await set('leseraum.checkInMitCode', 'false')
  await set('leseraum.pauseMinuten', '30')
  await set('leseraum.pausenProBuchung', '2')
  app.clock.set(MONDAY)
})

describe('a pause', () => {
  it('keeps the seat, looks to others like any booking, and ends by coming back', async () => {
    const id = await seated(on('10:07:20'))
    const away = await post(haus.anna, id, 'pause')
    expect([away.status, away.json]).toMatchObject([
      200,
      { status: 'durchgeführt', bis: NOON, pauseBis: on('10:37:20'), pauseMinuten: 30, version: 3 },
    ])
    const other = { leseraumId: seat(), von: on('10:15:00'), bis: on('11:00:00') }
    expect((await bookAs(haus.ben, other)).json.code).toBe('buchung.belegt')
    const day = await app.request(`/api/grundrisse/${haus.grundrissId}/tage/2026-11-23`, {
      as: haus.ben.token,
      host: haus.host,
    })
    expect(day.text).not.toMatch(/pause/i)
    app.clock.set(on('10:30:00'))
    const back = await post(haus.anna, id, 'resume')
    expect([back.status, back.json]).toMatchObject([200, { pauseBis: null, bis: NOON, version: 4 }])
    await clock(on('10:40:00'))
    expect(await stored(id)).toMatchObject({ pause_bis: null, pausen: 1, gebucht_bis: null })
    expect(await mails()).toEqual([])
    const trail = await rows('select aktion, nachher from protokoll where objekt_id = $1 order by id', [id])
    expect(trail.map(({ aktion }) => aktion)).toEqual(
      expect.arrayContaining(['pauseLeseraumBuchung', 'resumeLeseraumBuchung']),
    )
    expect(trail.find(({ aktion }) => aktion === 'pauseLeseraumBuchung')?.nachher).toMatchObject({
      pauseBis: on('10:37:20'),
    })
  })

  it('is there as often as the house says, and not where it says none', async () => {
    const id = await seated(on('10:00:00'))
    for (const verb of ['pause', 'resume', 'pause', 'resume'])
      expect([verb, (await post(haus.anna, id, verb)).status]).toEqual([verb, 200])
    const third = await post(haus.anna, id, 'pause')
    expect([third.status, third.json.detail]).toEqual([422, 'Pausen in einer Buchung: höchstens 2.'])
    await set('leseraum.pauseMinuten', '0')
    expect((await post(haus.anna, id, 'pause')).json.code).toBe('leseraum.keinePausen')
    const list = await app.request('/api/leseraum-buchungen?limit=5', {
      as: haus.anna.token,
      host: haus.host,
    })
    expect(list.json.items).toMatchObject([{ id, pauseMinuten: 0, pauseBis: null }])
  })

  it('is taken once, however often it is pressed at once, and once more by the same key', async () => {
    const id = await seated(on('10:00:00'))
    const all = await Promise.all([1, 2, 3].map(() => post(haus.anna, id, 'pause')))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await stored(id)).toMatchObject({ pausen: 1 })
    const headers = { 'idempotency-key': 'zurueck-einmal-0001' }
    const path = address(wire.resumeLeseraumBuchung, { id })
    const again = () => app.request(path, { as: haus.anna.token, host: haus.host, method: 'POST', headers })
    const first = await again()
    const second = await again()
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
  })

  it('is nobody else’s: another person, another house', async () => {
    const id = await seated(on('10:00:00'))
    for (const verb of ['pause', 'resume']) {
      expect((await post(haus.ben, id, verb)).status).toBe(404)
      expect((await send(fremd.leitung, `/api/leseraum-buchungen/${id}/${verb}`, fremd)).status).toBe(404)
    }
    const there = `/api/leseraum-buchungen/${id}/resume-am-platz`
    expect((await send(fremd.leitung, there, fremd, { code: await code() })).status).toBe(404)
    expect(await stored(id)).toMatchObject({ pause_bis: null, pausen: 0 })
  })

  it('ends by the code at the seat where the house asks for it, and at the desk without', async () => {
    await set('leseraum.checkInMitCode', 'true')
    const id = await seated(on('10:00:00'))
    await post(haus.anna, id, 'pause')
    expect((await post(haus.anna, id, 'resume')).json.code).toBe('leseraum.zurueckNurMitCode')
    const path = `/api/leseraum-buchungen/${id}/resume-am-platz`
    for (const wrong of ['none', 'a.b', '\u0000', '\ud800'])
      expect((await send(haus.anna, path, haus, { code: wrong })).status).toBe(422)
    expect((await send(haus.anna, path, haus, { code: await code() })).json.pauseBis).toBeNull()
    await post(haus.leitung, id, 'pause')
    expect((await post(haus.leitung, id, 'resume')).status).toBe(200)
  })
})

describe('whoever is not back in time', () => {
  it('loses the rest within the minute, once, is told, and is counted as having come', async () => {
    const id = await seated(on('10:00:00'))
    await post(haus.anna, id, 'pause')
    await clock(on('10:29:30'))
    expect(await stored(id)).toMatchObject({ gebucht_bis: null })
    app.clock.set(on('10:30:00'))
    expect((await post(haus.anna, id, 'resume')).json.code).toBe('leseraum.pauseVorbei')
    await Promise.all([clock(on('10:30:30')), clock(on('10:30:30'))])
    await clock(on('10:31:00'))
    const after = await stored(id)
    expect(after).toMatchObject({ status: 'durchgeführt', storno_art: null, pause_bis: null })
    expect([String(after?.bis), String(after?.gebucht_bis)]).toEqual([on('10:30:00'), NOON])
    expect(await mails()).toMatchObject([
      { empfaenger_id: haus.anna.id, daten: { buchung: { bis: on('10:30:00') }, alt: { bis: NOON } } },
    ])
    expect((await bookAs(haus.ben, { leseraumId: seat(), von: on('10:30:00'), bis: NOON })).status).toBe(201)
    for (const verb of ['undo-check-out', 'resume', 'pause'])
      expect([verb, (await post(haus.anna, id, verb)).status]).toEqual([verb, 422])
    const trail = await rows("select akteur_id from protokoll where objekt_id = $1 and aktion = 'endPause'", [
      id,
    ])
    expect(trail).toEqual([{ akteur_id: null }])
  })

  it('loses nothing where the pause lasts as long as the booking', async () => {
    const id = await seated(on('11:45:00'))
    expect((await post(haus.anna, id, 'pause')).json.pauseBis).toBe(NOON)
    await clock(on('12:00:30'))
    expect(await stored(id)).toMatchObject({ gebucht_bis: null })
    expect(await mails()).toEqual([])
  })

  it('may have left in the pause; taking that back goes on with the pause', async () => {
    const id = await seated(on('10:00:00'))
    await post(haus.anna, id, 'pause')
    app.clock.set(on('10:20:00'))
    expect((await post(haus.anna, id, 'check-out')).json).toMatchObject({
      bis: on('10:15:00'),
      pauseBis: null,
    })
    app.clock.set(on('10:20:05'))
    const back = await post(haus.anna, id, 'undo-check-out')
    expect(back.json).toMatchObject({ bis: NOON, pauseBis: on('10:30:00') })
    await post(haus.anna, id, 'check-out')
    await clock(on('10:31:00'))
    expect(await mails()).toEqual([])
    expect(String((await stored(id))?.bis)).toBe(on('10:15:00'))
  })

  it('can come back or be let go at the same moment, and is one of both', async () => {
    const id = await seated(on('10:00:00'))
    await post(haus.anna, id, 'pause')
    app.clock.set(on('10:29:59'))
    const [back] = await Promise.all([post(haus.anna, id, 'resume'), clock(on('10:30:00'))])
    const after = await stored(id)
    // Whoever was told to be back has the rest, and whoever was not has lost it by the next round.
    if (back.status === 200) expect(after).toMatchObject({ gebucht_bis: null, pause_bis: null })
    else {
      await clock(on('10:30:30'))
      expect((await stored(id))?.gebucht_bis).not.toBeNull()
    }
  })
})
