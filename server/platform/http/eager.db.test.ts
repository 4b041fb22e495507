import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { at, servers, twoServers } from '../../testing/suites/twoServers.ts'

let haus: TestMandant

twoServers(async () => undefined)

let houses = 0

/**
 * A house whose people are cached on both servers: from then on, their bookings start before the session is
 * confirmed.
 */
beforeEach(async () => {
  haus = await createTestMandant(servers[0], `eager${houses++}`)
  for (const server of servers) {
    await server.deps.domains.refresh()
    for (const person of [haus.anna, haus.ben]) {
      const seat = { leseraumId: haus.seats[0] as string }
      // Refused because it is in the past, but it loads the plan and the person into the cache.
      const past = { von: '2026-11-20T09:00:00Z', bis: '2026-11-20T10:00:00Z' }
      expect((await book(server, person, { ...seat, ...past })).status).toBe(422)
    }
  }
})

function book(server: TestApp, person: TestPerson, body: object, headers: Record<string, string> = {}) {
  return server.request(wire.bookLeseraum.path, { as: person.token, host: haus.host, body, headers })
}

/** A seat on a day of this week. */
const wish = (day: number, seat = 0) => ({
  leseraumId: haus.seats[seat],
  von: `2026-11-${day}T09:00:00Z`,
  bis: `2026-11-${day}T10:00:00Z`,
})

const left = () =>
  haus.scoped(async (tx) => {
    const { rows } = await tx.raw<{ bookings: number; records: number; keys: number; mails: number }>(
      `select (select count(*)::int from leseraum_buchung where mandant_id = $1) as bookings,
        (select count(*)::int from protokoll where mandant_id = $1 and objekt = 'leseraum_buchung') as records,
        (select count(*)::int from wiederholschluessel where mandant_id = $1) as keys,
        (select count(*)::int from benachrichtigung where mandant_id = $1) as mails`,
      [haus.id],
    )
    return rows[0]
  })

const NOTHING = { bookings: 0, records: 0, keys: 0, mails: 0 }

describe('a booking that starts before its session is confirmed', () => {
  it('uses what another server has just changed', async () => {
    expect((await book(servers[1], haus.anna, wish(24))).status).toBe(201)
    const limit = await servers[0].request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PUT',
      body: { wert: 1, schicht: 'mandant' },
    })
    expect(limit.status).toBe(204)
    const second = await book(servers[1], haus.anna, wish(25))
    expect([second.status, second.json.code]).toEqual([422, 'buchung.wochenlimit'])
    expect(await left()).toMatchObject({ bookings: 1, records: 1 })
  })

  it('leaves nothing when the session has ended', async () => {
    await servers[0].deps.authPool.query('delete from auth.session where token = $1', [haus.anna.token])
    const answer = await book(servers[1], haus.anna, wish(24), { 'idempotency-key': 'late' })
    expect([answer.status, answer.json.code]).toEqual([401, 'sitzung.ungueltig'])
    expect(await left()).toEqual(NOTHING)
  })

  it('leaves nothing when the person has lost access', async () => {
    await haus.scoped((tx) =>
      tx.raw("update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2", [
        haus.id,
        haus.anna.id,
      ]),
    )
    const answer = await book(servers[1], haus.anna, wish(24), { 'idempotency-key': 'gone' })
    expect([answer.status, answer.json.code]).toEqual([401, 'sitzung.inaktiv'])
    expect(await left()).toEqual(NOTHING)
  })

  it('reports the session’s error before the wish’s', async () => {
    await servers[0].deps.authPool.query('delete from auth.session where token = $1', [haus.anna.token])
    const past = { ...wish(24), von: '2026-11-20T09:00:00Z', bis: '2026-11-20T10:00:00Z' }
    expect((await book(servers[1], haus.anna, past)).status).toBe(401)
  })

  it('books once per idempotency key, on whichever server', async () => {
    const headers = { 'idempotency-key': 'one-press' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => book(at(i), haus.anna, wish(26), headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await left()).toMatchObject({ bookings: 1, records: 1, keys: 1 })
  })

  it('refuses a key that another request has used', async () => {
    const headers = { 'idempotency-key': 'used' }
    expect((await book(servers[0], haus.anna, wish(24), headers)).status).toBe(201)
    const other = await book(servers[1], haus.anna, wish(25), headers)
    expect([other.status, other.json.code]).toEqual([422, 'anfrage.schluesselVerbraucht'])
    expect(await left()).toMatchObject({ bookings: 1 })
  })

  it('refuses a taken slot, and releases the key', async () => {
    const headers = { 'idempotency-key': 'again' }
    expect((await book(servers[0], haus.ben, wish(24))).status).toBe(201)
    expect((await book(servers[1], haus.anna, wish(24), headers)).status).toBe(409)
    expect((await book(servers[1], haus.anna, wish(24, 1), headers)).status).toBe(201)
  })
})
