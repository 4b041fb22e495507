import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as oeffnungszeitWire from '@platzwart/contract/operations/oeffnungszeit'
import { afterEach, describe, expect, it } from 'vitest'
import { matchOf } from '../../testing/rows/matchOf.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

/** A Wednesday, eleven to one. */
const TIMES = { von: '2026-11-25T10:00:00Z', bis: '2026-11-25T12:00:00Z' }

hausSuite()

const { booked, post, rows, statusOf } = leseraeume

const WEEK = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true }))

async function put(operation: RecordOperation, body: unknown) {
  const path = address(operation, { id: haus.grundrissId })
  const answer = await app.request(path, {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body: body as object,
    headers: await matchOf(haus, 'grundriss', haus.grundrissId),
  })
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, expect.anything()])
}

/** As a closure of the plan saves it that leaves its bookings. */
async function savePlan(aktiv: boolean) {
  await rows('update grundriss set aktiv = $1, version = version + 1', [aktiv])
  await rows('update mandant set stand = stand + 1', [])
}

const special =
  (status: 'offen' | 'geschlossen', von = '08:00', bis = '18:00') =>
  () =>
    put(oeffnungszeitWire.replaceSonderoeffnungszeiten, [
      { gueltigVon: '2026-11-25', gueltigBis: '2026-11-25', von, bis, status, grund: 'Inventur' },
    ])
const week = (change: object) => () =>
  put(
    oeffnungszeitWire.replaceOeffnungszeiten,
    WEEK.map((zeit) => (zeit.wochentag === 3 ? { ...zeit, ...change } : zeit)),
  )

/** What the house does between the booking and what should come of it. */
const CLOSED = [
  [
    'the day is closed',
    special('geschlossen'),
    'buchung.geschlossen',
    'Am 25.11.2026 ist geschlossen: Inventur.',
  ],
  [
    'the day has other hours',
    special('offen', '13:00', '18:00'),
    'buchung.ausserhalbOeffnungszeit',
    'Das liegt außerhalb der Öffnungszeit von 13:00 bis 18:00 Uhr.',
  ],
  [
    'the weekday is closed from now on',
    week({ geoeffnet: false }),
    'buchung.geschlossen',
    'Am 25.11.2026 ist geschlossen.',
  ],
  [
    'the weekday has other hours from now on',
    week({ bis: '10:00' }),
    'buchung.ausserhalbOeffnungszeit',
    'Das liegt außerhalb der Öffnungszeit von 08:00 bis 10:00 Uhr.',
  ],
  ['the plan is out of use', () => savePlan(false), 'buchung.geschlossen', 'Am 25.11.2026 ist geschlossen.'],
] as const

const cancelAll = () =>
  rows("update leseraum_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null", [])

describe('whoever agrees to be somebody’s second person', () => {
  const invited = () => ({ gruppengroesse: 2, zweitePerson: haus.ben.email, leseraumId: haus.room })

  const mine = () =>
    app.request(wire.bookLeseraum.path, {
      as: haus.ben.token,
      host: haus.host,
      method: 'POST',
      body: { ...TIMES, leseraumId: haus.seats[1] },
    })

  /** Leitung booked, Ben agreed. */
  async function agreed() {
    const id = await booked(haus.leitung, { ...TIMES, ...invited() })
    expect((await post(haus.ben, id, 'confirm')).json.status).toBe('reserviert')
    return id
  }

  afterEach(async () => {
    app.clock.set(MONDAY)
    await cancelAll()
  })

  it('is not at two places: they give up the one, then agree to the other', async () => {
    const own = await booked(haus.ben, { ...TIMES, leseraumId: haus.seats[1] })
    const tentative = await booked(haus.leitung, { ...TIMES, ...invited() })
    const no = await post(haus.ben, tentative, 'confirm')
    expect([no.status, no.json.code]).toEqual([422, 'buchung.eigeneUeberschneidung'])
    expect(no.json.detail).toContain('gibt es schon eine eigene Buchung')
    expect(await statusOf(tentative)).toBe('vorgemerkt')
    await post(haus.ben, own, 'cancel')
    expect((await post(haus.ben, tentative, 'confirm')).json.status).toBe('reserviert')
  })

  it('can withdraw: the booking is cancelled, the booker hears of it, and it can be taken back', async () => {
    const id = await agreed()
    await rows('delete from benachrichtigung', [])
    expect((await post(haus.ben, id, 'cancel')).json.status).toBe('storniert')
    expect((await post(haus.ben, id, 'undo-cancel')).json.status).toBe('reserviert')
    expect((await post(haus.ben, id, 'cancel')).json.status).toBe('storniert')
    expect(
      await rows('select distinct empfaenger_id from benachrichtigung where typ = $1', ['useMailStorno']),
    ).toContainEqual({
      empfaenger_id: haus.leitung.id,
    })
  })

  it('does not come to two by booking in the same moment', async () => {
    const tentative = await booked(haus.leitung, { ...TIMES, ...invited() })
    const both = await Promise.all([post(haus.ben, tentative, 'confirm'), mine()])
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(both.filter(({ status }) => status >= 300)).toMatchObject([
      { json: { code: 'buchung.eigeneUeberschneidung' } },
    ])
  })

  it('does not come to two by a cancellation that is taken back', async () => {
    const id = await agreed()
    await post(haus.leitung, id, 'cancel')
    expect((await mine()).status).toBe(201)
    const back = await post(haus.leitung, id, 'undo-cancel')
    expect([back.status, back.json.code, back.json.detail]).toEqual([
      422,
      'buchung.zweitePersonVerplant',
      'Die zweite Person hat inzwischen selbst etwas gebucht, mit dem diese Zeit nicht zusammengeht.',
    ])
    expect(await statusOf(id)).toBe('storniert')
  })

  it('nor by one that is taken back in the moment in which they book', async () => {
    const id = await agreed()
    await post(haus.leitung, id, 'cancel')
    const [back, own] = await Promise.all([post(haus.leitung, id, 'undo-cancel'), mine()])
    expect([
      [200, undefined, 422, 'buchung.eigeneUeberschneidung'],
      [422, 'buchung.zweitePersonVerplant', 201, undefined],
    ]).toContainEqual([back.status, back.json.code, own.status, own.json.code])
  })

  it('nor by an early end that is taken back', async () => {
    const id = await agreed()
    app.clock.set(TIMES.von)
    await post(haus.leitung, id, 'check-in')
    app.clock.set('2026-11-25T10:37:20Z')
    expect((await post(haus.leitung, id, 'check-out')).status).toBe(200)
    const later = { von: '2026-11-25T11:00:00Z', bis: '2026-11-25T12:00:00Z' }
    await booked(haus.ben, { ...later, leseraumId: haus.seats[1] })
    const back = await post(haus.leitung, id, 'undo-check-out')
    expect([back.status, back.json.code]).toEqual([422, 'buchung.zweitePersonVerplant'])
  })
})

describe('a booking that waits while the house closes', () => {
  afterEach(async () => {
    app.clock.set(MONDAY)
    await savePlan(true)
    await put(oeffnungszeitWire.replaceOeffnungszeiten, WEEK)
    await put(oeffnungszeitWire.replaceSonderoeffnungszeiten, [])
    await cancelAll()
  })

  it.each(CLOSED)(
    'cannot be confirmed, changed, checked in or taken back: %s',
    async (_, close, code, text) => {
      const invited = { gruppengroesse: 2, zweitePerson: haus.ben.email, leseraumId: haus.room }
      const tentative = await booked(haus.anna, { ...TIMES, ...invited })
      const reserved = await booked(haus.leitung, { ...TIMES, leseraumId: haus.seats[1] })
      const cancelled = await booked(haus.ben, { ...TIMES, leseraumId: haus.seats[2] })
      await post(haus.ben, cancelled, 'cancel')
      await close()

      const back = await post(haus.ben, cancelled, 'undo-cancel')
      expect([back.status, back.json.code, back.json.detail]).toEqual([422, code, text])
      const yes = await post(haus.ben, tentative, 'confirm')
      expect([yes.status, yes.json.code, yes.json.detail]).toEqual([422, code, text])
      expect(await statusOf(tentative)).toBe('vorgemerkt')
      const other = await app.request(address(wire.changeLeseraumBuchung, { id: reserved }), {
        as: haus.leitung.token,
        host: haus.host,
        method: 'PATCH',
        body: { leseraumId: haus.seats[3] },
        headers: { 'if-match': '"1"' },
      })
      expect([other.status, other.json.code]).toEqual([422, code])
      app.clock.set(TIMES.von)
      const come = await post(haus.leitung, reserved, 'check-in')
      expect([come.status, come.json.code, come.json.detail]).toEqual([422, code, text])
      expect(await statusOf(reserved)).toBe('reserviert')
      expect((await post(haus.leitung, reserved, 'cancel')).status).toBe(200)
    },
  )

  it('lets those in who come while it is still open', async () => {
    const id = await booked(haus.anna, { ...TIMES, leseraumId: haus.seats[1] })
    await special('offen', '08:00', '12:00')()
    app.clock.set(TIMES.von)
    expect((await post(haus.anna, id, 'check-in')).json.status).toBe('durchgeführt')
  })
})
