import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_SECRET } from '../../../testing/database.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import { printedCode, readCoded } from './platzcode.ts'

hausSuite(MONDAY, { fremd: true })

const { booked, post, rows } = leseraeume
const { set } = waitingIn(() => haus)

const NINE = '2026-11-23T09:00:00Z'
const NOON = '2026-11-23T12:00:00Z'
const mine = (seat = 0, who = haus.anna) =>
  booked(who, { leseraumId: haus.seats[seat] ?? '', von: NINE, bis: NOON })

const receive = (id: string, person: TestPerson = haus.leitung, host = haus.host) =>
  app.request(address(wire.checkInAmEmpfang, { id }), { as: person.token, host, method: 'POST' })

beforeEach(async () => {
  await rows('delete from leseraum_buchung', [])
  await set('leseraum.checkInMitCode', 'false')
  app.clock.set(MONDAY)
})

describe('at the desk', () => {
  it('who is late is checked in by whoever maintains bookings, and it is told who did it', async () => {
    const id = await mine()
    app.clock.set('2026-11-23T11:59:59Z')
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('buchung.checkInZuSpaet')
    const done = await receive(id)
    expect([done.status, done.json.status, done.json.rolle]).toEqual([200, 'durchgeführt', 'andere'])
    const trail = await rows(
      "select akteur_id, nachher->>'status' as status from protokoll where objekt_id = $1 and aktion = 'checkInAmEmpfang'",
      [id],
    )
    expect(trail).toEqual([{ akteur_id: haus.leitung.id, status: 'durchgeführt' }])
  })

  it('nobody needs a code, although the house asks for them', async () => {
    await set('leseraum.checkInMitCode', 'true')
    const id = await mine()
    app.clock.set(NINE)
    expect((await post(haus.anna, id, 'check-in')).json.code).toBe('leseraum.checkInNurMitCode')
    expect((await receive(id)).json.status).toBe('durchgeführt')
  })

  it('nobody is checked in twice, too early, after the end, or once it is cancelled', async () => {
    const id = await mine()
    expect((await receive(id)).json.code).toBe('buchung.checkInZuFrueh')
    app.clock.set(NINE)
    const both = await Promise.all([receive(id), receive(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const other = await mine(1, haus.ben)
    await post(haus.ben, other, 'cancel')
    expect((await receive(other)).json.code).toBe('buchung.nichtReserviert')
    const late = await mine(2, haus.ben)
    app.clock.set(NOON)
    expect((await receive(late)).json.code).toBe('buchung.checkInZuSpaet')
  })

  it('those who do not maintain bookings do nothing, nor anybody of another house', async () => {
    const id = await mine()
    app.clock.set(NINE)
    expect((await receive(id, haus.anna)).status).toBe(403)
    expect((await receive(id, haus.ben)).status).toBe(403)
    expect((await receive(id, fremd.leitung, fremd.host)).status).toBe(404)
    expect(await rows('select status from leseraum_buchung where id = $1', [id])).toEqual([
      { status: 'reserviert' },
    ])
  })
})

describe('who has just left', () => {
  const HALF_PAST = '2026-11-23T09:30:00Z'
  const listed = async (von: string) => {
    const bis = '2026-11-23T23:00:00Z'
    const query = new URLSearchParams({ tag: '2026-11-23', status: 'durchgeführt', von, bis })
    const answer = await app.request(`${raumWire.listLeseraumBuchungen.path}?${query}`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    return (answer.json.items as unknown as { id: string }[]).map(({ id }) => id)
  }

  it('is still among those who are there, as long as that can be taken back, and at the seat too', async () => {
    const id = await mine()
    app.clock.set(NINE)
    await receive(id)
    app.clock.set(HALF_PAST)
    expect(await listed(HALF_PAST)).toEqual([id])
    expect((await post(haus.leitung, id, 'check-out')).status).toBe(200)
    expect(await listed(HALF_PAST)).toEqual([id])
    expect(await listed(NOON)).toEqual([])
    const seat = await haus.scoped((tx) => readCoded(tx, haus.seats[0] ?? ''))
    if (!seat) throw new Error('the house has this seat')
    const look = () =>
      app.request(
        `${address(wire.showAnkunft, { id: haus.seats[0] ?? '' })}?code=${printedCode(TEST_SECRET, seat)}`,
        { as: haus.anna.token, host: haus.host },
      )
    expect((await look()).json).toMatchObject({ lage: 'eigene', eigene: { id, gebuchtBis: NOON } })
    app.clock.set('2026-11-23T09:30:11Z')
    expect(await listed('2026-11-23T09:30:11Z')).toEqual([])
    expect((await look()).json).toMatchObject({ eigene: null })
  })
})

describe('a search among bookings', () => {
  const found = async (suche: string, person: TestPerson = haus.leitung) => {
    const query = new URLSearchParams({ suche, tag: '2026-11-23' })
    const answer = await app.request(`${raumWire.listLeseraumBuchungen.path}?${query}`, {
      as: person.token,
      host: haus.host,
    })
    expect([suche, answer.status]).toEqual([suche, 200])
    return (answer.json.items as unknown as { id: string }[]).map(({ id }) => id)
  }

  it('finds seats, and for whoever maintains bookings people by any part of name or address', async () => {
    const annas = await mine(0)
    const bens = await mine(1, haus.ben)
    const { vorname, nachname } = await nameOf(haus.anna)
    expect(await found(`${vorname} ${nachname}`.toUpperCase())).toEqual([annas])
    expect(await found(haus.ben.email.slice(0, 6))).toEqual([bens])
    expect(await found(' ')).toHaveLength(2)
    expect(await found('niemand')).toEqual([])
  })

  it('takes signs of patterns as they stand', async () => {
    await mine()
    for (const sign of ['%', '_', '\\', "'"]) expect(await found(sign)).toEqual([])
  })

  it('tells those who do not maintain bookings nothing of names: they find their own by the seat', async () => {
    const id = await mine()
    await mine(1, haus.ben)
    const [seat] = await rows('select bezeichnung from leseraum where id = $1', [haus.seats[0]])
    expect(await found(String(seat?.bezeichnung), haus.anna)).toEqual([id])
    expect(await found(haus.ben.email, haus.anna)).toEqual([])
  })

  it('is refused with NUL, with what is too long, and without days', async () => {
    const always = { von: '1900-01-01T00:00:00Z', bis: '2900-01-01T00:00:00Z' }
    for (const [suche, field, more] of [
      ['a\0', 'suche', {}],
      ['x'.repeat(121), 'suche', {}],
      ['of all days', 'tag', {}],
      ['of many days', 'bis', always],
    ] as const) {
      const query = new URLSearchParams({ suche, ...more })
      const answer = await app.request(`${raumWire.listLeseraumBuchungen.path}?${query}`, {
        as: haus.leitung.token,
        host: haus.host,
      })
      expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field }]])
    }
  })
})

describe('bookings of a Bereich', () => {
  it('that the house has not are none', async () => {
    await mine()
    const answer = await app.request(`${raumWire.listLeseraumBuchungen.path}?bereich=arbeitswelt`, {
      as: haus.anna.token,
      host: haus.host,
    })
    expect([answer.status, answer.json.items]).toEqual([200, []])
  })
})

async function nameOf({ id }: TestPerson) {
  const [row] = await rows('select vorname, nachname from benutzer where id = $1', [id])
  return row as { vorname: string; nachname: string }
}
