import { describe, expect, it } from 'vitest'
import { BOOK } from '../../testing/leseraum.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite()

const { slot, bookAs, booked, post, rows } = leseraeume

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
    app.clock.set(MONDAY)
  })

  it('is too late 15 minutes and a second after the start', async () => {
    const id = await booked(haus.anna, {
      von: '2026-11-23T14:00:00Z',
      bis: '2026-11-23T15:00:00Z',
      leseraumId: haus.seats[2],
    })
    app.clock.set('2026-11-23T14:15:01Z')
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('buchung.checkInZuSpaet')
    app.clock.set(MONDAY)
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
    app.clock.set(MONDAY)
    await haus.scoped((tx) =>
      tx.raw("update leseraum_buchung set gehalten_bis = '2026-11-23T07:59:59Z' where id = $1", [id]),
    )
    expect((await bookAs(haus.ben, { leseraumId: haus.seats[2], ...times })).status).toBe(201)
  })
})

describe('changing', () => {
  it('moves to a seat whose cancellation can no longer be undone, and not before', async () => {
    const times = slot()
    const id = await booked(haus.anna, { leseraumId: haus.seats[2], ...times })
    const given = await booked(haus.ben, { leseraumId: haus.seats[3], ...times })
    await post(haus.ben, given, 'cancel')
    const move = () =>
      app.request(`${BOOK}/${id}`, {
        as: haus.anna.token,
        host: haus.host,
        method: 'PATCH',
        body: { leseraumId: haus.seats[3] },
        headers: { 'if-match': '"1"' },
      })
    expect((await move()).json.code).toBe('buchung.belegt')
    await haus.scoped((tx) =>
      tx.raw("update leseraum_buchung set gehalten_bis = '2026-11-23T07:59:59Z' where id = $1", [given]),
    )
    expect((await move()).json).toMatchObject({ leseraumId: haus.seats[3], version: 2 })
  })

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

  it('proposes instead what lies where the booking itself is', async () => {
    const day = (von: string, bis: string) => ({ von: `2026-11-27T${von}:00Z`, bis: `2026-11-27T${bis}:00Z` })
    const leseraumId = haus.seats[3]
    const id = await booked(haus.anna, { leseraumId, ...day('09:00', '11:00') })
    await booked(haus.ben, { leseraumId, ...day('12:00', '13:00') })
    const answer = await app.request(`${BOOK}/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      body: day('09:00', '13:00'),
      headers: { 'if-match': '"1"' },
    })
    expect([answer.status, answer.json.code]).toEqual([409, 'buchung.belegt'])
    expect(answer.json.alternatives).toContainEqual(
      expect.objectContaining({ art: 'andereZeit', leseraumId, ...day('08:00', '12:00') }),
    )
    expect(answer.json.alternatives).toContainEqual(expect.objectContaining({ art: 'naechsterPlatz' }))
  })
})
