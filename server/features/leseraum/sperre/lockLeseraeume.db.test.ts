import type { SperreView } from '@platzwart/contract/leseraum/sperre'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite()

const { bookAs, post, rows } = leseraeume

beforeEach(() => rows('delete from leseraum_buchung', []))

// A Sunday's midnight to a Tuesday's noon in Berlin: three rows a seat.
const VON = '2026-12-05T23:00:00Z'
const BIS = '2026-12-08T11:00:00Z'

const ask = (person: TestPerson, path: string, more: object = {}) =>
  app.request(path, { as: person.token, host: haus.host, ...more })

let moment = Temporal.Instant.from(MONDAY)

/** Each a second after the one before: what one person locks in one moment is one lock. */
async function lock(seats: readonly (string | undefined)[], more: object = {}): Promise<string[]> {
  moment = moment.add({ seconds: 1 })
  app.clock.set(moment.toString())
  const body = { grundrissId: haus.grundrissId, leseraumIds: seats, von: VON, bis: BIS, ...more }
  const { status, json } = await ask(haus.leitung, wire.lockLeseraeume.path, { body })
  expect(status).toBe(201)
  return json.ids as unknown as string[]
}

async function list(person: TestPerson = haus.anna): Promise<SperreView[]> {
  const { status, json } = await ask(person, `${wire.listSperren.path}?grundrissId=${haus.grundrissId}`)
  expect(status).toBe(200)
  return json as unknown as SperreView[]
}

const release = (id: string, person: TestPerson = haus.leitung) =>
  ask(person, address(wire.releaseSperre, { id }), { method: 'DELETE' })

const bookThere = (seat = haus.seats[0]) =>
  bookAs(haus.anna, { leseraumId: seat, von: '2026-12-07T09:00:00Z', bis: '2026-12-07T10:00:00Z' })

const count = async (table: 'protokoll' | 'benachrichtigung') =>
  Number((await rows(`select count(*) as n from ${table}`, []))[0]?.n)

describe('locking', () => {
  it('needs the right to maintain bookings, blocks the seats, and is lifted by cancelling', async () => {
    const body = { grundrissId: haus.grundrissId, leseraumIds: [haus.seats[0]], von: VON, bis: BIS }
    expect((await ask(haus.anna, wire.lockLeseraeume.path, { body })).status).toBe(403)
    const ids = await lock([haus.seats[0]], { grund: 'Bodenpflege' })
    expect(ids).toHaveLength(3)
    const refused = await bookThere()
    expect([refused.status, refused.json.code]).toEqual([409, 'buchung.verschlossen'])
    expect((await ask(haus.leitung, wire.lockLeseraeume.path, { body })).status).toBe(409)
    const mailed = await count('benachrichtigung')
    for (const id of ids) expect((await post(haus.leitung, id, 'cancel')).json.status).toBe('storniert')
    // A lock is nobody's booking: not even who set it is told.
    expect(await count('benachrichtigung')).toBe(mailed)
    expect(await list()).toEqual([])
    expect((await bookThere()).status).toBe(201)
  })
})

describe('locking a plan for weeks', () => {
  const NIGHT = { von: '2026-12-06T23:00:00Z', bis: '2027-02-04T23:00:00Z' }

  it('takes every seat on every day, each with its line in the trail, and what a cancellation held that has lapsed', async () => {
    const seats = haus.seats.length + 1
    const gone = await bookThere()
    await post(haus.anna, String(gone.json.id), 'cancel')
    moment = moment.add({ minutes: 2 })
    const recorded = await count('protokoll')
    const ids = await lock([], { leseraumIds: undefined, ...NIGHT })
    expect(ids).toHaveLength(60 * seats)
    const [locked] = await rows(
      `select count(*)::int as n, count(distinct (leseraum_id, tag))::int as days, count(distinct erstellt)::int as moments
       from leseraum_buchung where status = 'verschlossen'`,
      [],
    )
    expect(locked).toEqual({ n: 60 * seats, days: 60 * seats, moments: 1 })
    expect((await count('protokoll')) - recorded).toBe(60 * seats)
    expect(await list()).toHaveLength(1)
    app.clock.set(MONDAY)
  })

  it('names the first that somebody has, and locks nothing', async () => {
    expect((await bookThere(haus.seats[1])).status).toBe(201)
    const body = { grundrissId: haus.grundrissId, ...NIGHT }
    const refused = await ask(haus.leitung, wire.lockLeseraeume.path, { body })
    expect([refused.status, refused.json.issues]).toMatchObject([
      409,
      [
        {
          code: 'buchung.belegt',
          field: 'leseraumIds',
          data: { von: '2026-12-06T23:00:00Z', bis: '2026-12-07T23:00:00Z' },
        },
      ],
    ])
    expect(await rows("select 1 from leseraum_buchung where status = 'verschlossen'", [])).toEqual([])
  })
})

describe('the locks of a plan', () => {
  it('are one for each step, whatever its seats and days, and over when they are over', async () => {
    const [one, two, three] = haus.seats
    const floor = await lock([one, two], { grund: 'Bodenpflege' })
    await lock([three], { grund: 'Bodenpflege', von: '2026-12-06T07:00:00Z' })
    const locks = await list()
    expect(
      locks.map(({ von, bis, grund, leseraumIds }) => [von, bis, grund, leseraumIds.toSorted()]),
    ).toEqual([
      [VON, BIS, 'Bodenpflege', [one, two].toSorted()],
      ['2026-12-06T07:00:00Z', BIS, 'Bodenpflege', [three]],
    ])
    expect(floor).toContain(locks[0]?.id)
    app.clock.set('2026-12-08T10:59:59Z')
    expect(await list()).toHaveLength(2)
    app.clock.set(BIS)
    expect(await list()).toEqual([])
    app.clock.set(MONDAY)
  })

  it('name nobody, and are those of one plan of one house', async () => {
    await lock([haus.seats[0]], { grund: 'Stuhl wackelt' })
    const text = JSON.stringify(await list())
    expect(text).toContain('Stuhl wackelt')
    expect(text).not.toContain(haus.leitung.id)
    const other = `${wire.listSperren.path}?grundrissId=${crypto.randomUUID()}`
    expect((await ask(haus.anna, other)).json).toEqual([])
  })
})

describe('lifting', () => {
  it('is one step for all seats and days, told to nobody, in the trail, and done once', async () => {
    const mailed = await count('benachrichtigung')
    const ids = await lock([haus.seats[0], haus.seats[1]], { grund: 'Bodenpflege' })
    const stays = await lock([haus.seats[2]], { grund: 'Bodenpflege' })
    const id = (await list()).find(({ leseraumIds }) => leseraumIds.length === 2)?.id ?? ''
    expect((await release(id, haus.anna)).status).toBe(403)
    expect((await release(id)).status).toBe(204)
    expect((await list()).map(({ leseraumIds }) => leseraumIds)).toEqual([[haus.seats[2]]])
    expect((await bookThere(haus.seats[2])).json.code).toBe('buchung.verschlossen')
    expect((await bookThere()).status).toBe(201)
    const trail = await rows(
      `select objekt_id from protokoll where aktion = 'releaseSperre' and objekt_id = any($1)`,
      [[...ids, ...stays]],
    )
    expect(trail.map((row) => row.objekt_id).toSorted()).toEqual(ids.toSorted())
    // Of what was booked there since.
    expect((await count('benachrichtigung')) - mailed).toBe(1)
    expect((await release(id)).status).toBe(404)
    expect((await release(stays[0] ?? '')).status).toBe(204)
  })

  it('leaves the days that are over, and what is no lock', async () => {
    const ids = await lock([haus.seats[0]])
    app.clock.set('2026-12-07T08:00:00Z')
    expect((await release(ids[0] ?? '')).status).toBe(204)
    const standing = await rows(`select id from leseraum_buchung where status = 'verschlossen'`, [])
    expect(standing.map(({ id }) => id)).toEqual([ids[0]])
    // Nothing of it is to come any more.
    expect((await release(ids[0] ?? '')).status).toBe(404)
    app.clock.set(MONDAY)
    const booked = await bookThere()
    expect((await release(String(booked.json.id))).status).toBe(404)
    expect((await release(crypto.randomUUID())).status).toBe(404)
  })

  it('two at once lift it once', async () => {
    const before = await count('protokoll')
    const [id, ...more] = await lock([haus.seats[0], haus.seats[1]])
    const both = await Promise.all([release(id ?? ''), release(id ?? '')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
    // Locked and lifted, each seat and day by itself.
    expect((await count('protokoll')) - before).toBe(2 * (1 + more.length))
  })
})
