import { beforeEach, describe, expect, it } from 'vitest'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { bookAs, booked, post, rows } = leseraeume
const { set } = waitingIn(() => haus)

const NINE = '2026-11-23T09:00:00Z'
const NOON = '2026-11-23T12:00:00Z'

/** Anna sits at the first seat from nine to twelve; it is this time. */
async function seated(now: string, person = haus.anna, seat = haus.seats[0]) {
  app.clock.set(MONDAY)
  const id = await booked(person, { leseraumId: seat, von: NINE, bis: NOON })
  app.clock.set(NINE)
  expect((await post(person, id, 'check-in')).json.status).toBe('durchgeführt')
  app.clock.set(now)
  return id
}

const rests = () =>
  rows('select id, zeitraum::text, gehalten_bis from leseraum_buchung where rest_von is not null', [])
const mails = () =>
  rows(
    "select objekt_version, daten, empfaenger_id from benachrichtigung where typ = 'vorzeitigBeendet' order by objekt_version",
    [],
  )

beforeEach(async () => {
  await rows('delete from leseraum_buchung', [])
  await rows('delete from benachrichtigung', [])
  await set('leseraum.maxBuchungenProWoche', '0')
  app.clock.set(MONDAY)
})

describe('leaving early', () => {
  it('ends the booking where the running step began, and gives the rest to others after ten seconds', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    const out = await post(haus.anna, id, 'check-out')
    expect([out.status, out.json]).toMatchObject([
      200,
      {
        status: 'durchgeführt',
        von: NINE,
        bis: '2026-11-23T10:30:00Z',
        gebuchtBis: NOON,
        version: 3,
        ruecknahmeBis: '2026-11-23T10:37:30Z',
      },
    ])
    const rest = { leseraumId: haus.seats[0], von: '2026-11-23T10:30:00Z', bis: NOON }
    expect((await bookAs(haus.ben, rest)).json.code).toBe('buchung.belegt')
    app.clock.set('2026-11-23T10:37:31Z')
    expect((await bookAs(haus.ben, rest)).status).toBe(201)
    const late = await post(haus.anna, id, 'undo-check-out')
    expect([late.status, late.json.code]).toEqual([422, 'buchung.endeBleibt'])
    expect(late.json.detail).toBe(
      'Ein früheres Ende lässt sich 10 Sekunden lang zurücknehmen; diese Zeit ist vorbei.',
    )
  })

  it('is possible before the start for whoever came early, and leaves the seat to others', async () => {
    const id = await booked(haus.anna, { leseraumId: haus.seats[0], von: NINE, bis: NOON })
    app.clock.set('2026-11-23T08:50:00Z')
    expect((await post(haus.anna, id, 'check-in')).json.status).toBe('durchgeführt')
    const out = await post(haus.anna, id, 'check-out')
    expect([out.status, out.json]).toMatchObject([
      200,
      { status: 'durchgeführt', bis: '2026-11-23T09:01:00Z' },
    ])
    expect((await post(haus.anna, id, 'undo-check-out')).json).toMatchObject({ bis: NOON })
    await post(haus.anna, id, 'check-out')
    app.clock.set('2026-11-23T08:50:11Z')
    const rest = { leseraumId: haus.seats[0], von: '2026-11-23T09:15:00Z', bis: NOON }
    expect((await bookAs(haus.ben, rest)).status).toBe(201)
  })

  it('leaves it done: it cannot be cancelled, and not ended twice', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    const gone = await post(haus.anna, id, 'cancel')
    expect(gone.json.title).toBe('Eine durchgeführte LeseraumBuchung kann nicht storniert werden.')
    expect((await post(haus.anna, id, 'check-out')).json.code).toBe('buchung.schonVorbei')
    expect(await rests()).toHaveLength(1)
  })

  it('is taken back within ten seconds, and then nothing is held of it', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    const back = await post(haus.anna, id, 'undo-check-out')
    expect([back.status, back.json]).toMatchObject([
      200,
      { bis: NOON, gebuchtBis: null, ruecknahmeBis: null, version: 4 },
    ])
    expect(await rests()).toEqual([])
    const rest = { leseraumId: haus.seats[0], von: '2026-11-23T10:30:00Z', bis: NOON }
    expect((await bookAs(haus.ben, rest)).json.code).toBe('buchung.belegt')
  })

  it('can be ended once more after that, and the calendars hear of the later one, with a higher number', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    await post(haus.anna, id, 'undo-check-out')
    expect((await post(haus.anna, id, 'check-out')).json.version).toBe(5)
    expect(await mails()).toMatchObject([
      { objekt_version: 3 },
      {
        objekt_version: 5,
        empfaenger_id: haus.anna.id,
        daten: { buchung: { bis: '2026-11-23T10:30:00Z' }, alt: { bis: NOON } },
      },
    ])
  })

  it('is not taken back by whoever has booked something else in that time since', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    const other = { leseraumId: haus.seats[1], von: '2026-11-23T11:00:00Z', bis: NOON }
    expect((await bookAs(haus.anna, other)).status).toBe(201)
    const back = await post(haus.anna, id, 'undo-check-out')
    expect([back.status, back.json.code]).toEqual([422, 'buchung.eigeneUeberschneidung'])
    expect(await rests()).toHaveLength(1)
  })

  it('is nobody else’s: another person, another house, another booking', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    expect((await post(haus.ben, id, 'check-out')).status).toBe(404)
    const there = await app.request(`/api/leseraum-buchungen/${id}/check-out`, {
      as: fremd.leitung.token,
      host: fremd.host,
      method: 'POST',
    })
    expect(there.status).toBe(404)
    await post(haus.anna, id, 'check-out')
    const [rest] = await rests()
    for (const verb of ['check-out', 'undo-check-out', 'undo-cancel', 'cancel'])
      expect([verb, (await post(haus.anna, String(rest?.id), verb)).status]).toEqual([verb, 404])
  })

  it('is no booking of its own: neither in the list nor in the calendar of a person', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    const list = await app.request('/api/leseraum-buchungen?limit=50', {
      as: haus.anna.token,
      host: haus.host,
    })
    expect((list.json.items as unknown as { id: string }[]).map((one) => one.id)).toEqual([id])
  })

  it('by an admin is in the trail, and told to whose booking it is', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    expect((await post(haus.leitung, id, 'check-out')).status).toBe(200)
    const trail = await rows(
      "select akteur_id, vorher, nachher from protokoll where objekt_id = $1 and aktion = 'checkOut'",
      [id],
    )
    expect(trail).toMatchObject([
      { akteur_id: haus.leitung.id, vorher: { bis: NOON }, nachher: { bis: '2026-11-23T10:30:00Z' } },
    ])
    expect(await mails()).toMatchObject([{ empfaenger_id: haus.anna.id }])
  })

  it('at one moment twice is one end', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    const both = await Promise.all([post(haus.anna, id, 'check-out'), post(haus.leitung, id, 'check-out')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect([await rests(), await mails()].map((list) => list.length)).toEqual([1, 1])
  })

  it('leaves nothing behind: what was held goes by the clock', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await post(haus.anna, id, 'check-out')
    app.clock.set('2026-11-23T10:38:20Z')
    await app.jobs.runNow('leseraum.fristen')
    expect(await rests()).toHaveLength(1)
    app.clock.set('2026-11-23T10:38:31Z')
    await app.jobs.runNow('leseraum.fristen')
    expect(await rests()).toEqual([])
  })

  it('of a seat that was put out of use holds nothing, and cannot be taken back', async () => {
    const id = await seated('2026-11-23T10:37:20Z', haus.anna, haus.seats[3])
    await rows('update leseraum set aktiv = false where id = $1', [haus.seats[3]])
    expect((await post(haus.anna, id, 'check-out')).status).toBe(200)
    expect(await rests()).toEqual([])
    expect((await post(haus.anna, id, 'undo-check-out')).json.code).toBe('buchung.endeBleibt')
    await rows('update leseraum set aktiv = true where id = $1', [haus.seats[3]])
  })
})

describe('who waits', () => {
  it('is offered the rest by the clock, before anybody else can press', async () => {
    const id = await seated('2026-11-23T10:37:20Z')
    await set('leseraum.wartelisteEintraege', '3')
    const wait = await app.request('/api/warteplaetze', {
      as: haus.ben.token,
      host: haus.host,
      method: 'POST',
      body: {
        grundrissId: haus.grundrissId,
        leseraumId: haus.seats[0],
        von: '2026-11-23T10:45:00Z',
        bis: NOON,
      },
    })
    expect([wait.status, wait.text]).toEqual([201, expect.any(String)])
    await post(haus.anna, id, 'check-out')
    app.clock.set('2026-11-23T10:37:31Z')
    const rest = { leseraumId: haus.seats[0], von: '2026-11-23T10:45:00Z', bis: NOON }
    expect((await bookAs(haus.leitung, rest)).status).toBe(409)
    await app.jobs.runNow('leseraum.warteliste')
    const [held] = await rows(
      'select benutzer1_id, upper(zeitraum)::text as bis from leseraum_buchung where warteplatz_id is not null',
      [],
    )
    expect(held).toMatchObject({ benutzer1_id: haus.ben.id })
  })
})
