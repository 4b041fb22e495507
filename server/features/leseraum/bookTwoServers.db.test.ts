import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { lockLeseraeume } from '@platzwart/contract/operations/leseraum/sperre'
import * as oeffnungszeitWire from '@platzwart/contract/operations/oeffnungszeit'
import { describe, expect, it } from 'vitest'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { matchOf, matchOfWert } from '../../testing/rows/matchOf.ts'
import { at, twoServers } from '../../testing/suites/twoServers.ts'

const PARALLEL = 200
const ROUNDS = 3

let haus: TestMandant

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
})

function bookAt(nr: number, person: TestPerson, body: object, headers: Record<string, string> = {}) {
  return at(nr).request(wire.bookLeseraum.path, { as: person.token, host: haus.host, body, headers })
}

function saveAt(nr: number, path: string, body: unknown, headers: Record<string, string>) {
  return at(nr).request(path, { as: haus.leitung.token, host: haus.host, method: 'PUT', body, headers })
}

const setting = async (nr: number, name: string, wert: unknown) =>
  saveAt(nr, `/api/einstellungen/${name}`, { wert, schicht: 'mandant' }, await matchOfWert(haus, name))

async function count(text: string, ...values: readonly unknown[]): Promise<number> {
  return haus.scoped(async (tx) => (await tx.raw<{ n: number }>(text, values)).rows[0]?.n ?? -1)
}

describe('two servers on one database', () => {
  it('give one of 200 who want one seat at staggered times the slot, and everybody else a reason', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const start = Temporal.Instant.from('2026-11-24T08:00:00Z').add({ hours: 24 * round })
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, i) => {
          const von = start.add({ minutes: (i % 7) * 15 })
          return bookAt(i, [haus.anna, haus.ben, haus.leitung][i % 3] as TestPerson, {
            leseraumId: haus.seats[round],
            von: von.toString(),
            bis: von.add({ minutes: 120 }).toString(),
          })
        }),
      )
      const statuses = Map.groupBy(answers, ({ status }) => status)
      expect(statuses.get(201)).toHaveLength(1)
      // A person's own booking of that time is a rule of its own (422); the rest is somebody else's.
      // On a machine with other things to do somebody may be asked to come again.
      for (const { headers } of statuses.get(503) ?? []) expect(headers.get('retry-after')).not.toBeNull()
      expect([...statuses.keys()].filter((status) => ![201, 409, 422, 503].includes(status))).toEqual([])
      const reasons = new Set(statuses.get(409)?.map(({ json }) => String(json.code)))
      // A machine with other things to do lets some wait for their turn until it is too long.
      expect(
        [...reasons].filter((code) => !['buchung.belegt', 'konflikt.gleichzeitig'].includes(code)),
      ).toEqual([])
    }
    expect(await count('select count(*)::int as n from leseraum_buchung')).toBe(ROUNDS)
    expect(
      await count('select deadlocks::int as n from pg_stat_database where datname = current_database()'),
    ).toBe(0)
  })

  it('book once for one Idempotency-Key, and answer alike', async () => {
    const body = { leseraumId: haus.seats[3], von: '2026-11-30T08:00:00Z', bis: '2026-11-30T09:00:00Z' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => bookAt(i, haus.anna, body, { 'idempotency-key': 'one-click' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const id = answers[0]?.json.id
    expect(await count("select count(*)::int as n from leseraum_buchung where tag = '2026-11-30'")).toBe(1)
    expect(await count('select count(*)::int as n from benachrichtigung where objekt_id = $1', id)).toBe(1)
    expect(await count('select count(*)::int as n from protokoll where objekt_id = $1', id)).toBe(1)
  })

  it('take a refused key again, on either server', async () => {
    const headers = { 'idempotency-key': 'second-try' }
    const body = { leseraumId: haus.seats[0], von: '2026-12-01T08:00:00Z', bis: '2026-12-01T09:00:00Z' }
    const taken = await bookAt(0, haus.ben, body)
    expect((await bookAt(1, haus.anna, body, headers)).status).toBe(409)
    await at(0).request(address(wire.cancelLeseraumBuchung, { id: String(taken.json.id) }), {
      as: haus.ben.token,
      host: haus.host,
      method: 'POST',
    })
    await haus.scoped((tx) =>
      tx.raw("update leseraum_buchung set gehalten_bis = '2026-11-23T07:59:59Z' where id = $1", [
        taken.json.id,
      ]),
    )
    const again = await bookAt(0, haus.anna, body, headers)
    expect(again.status).toBe(201)
    expect((await bookAt(1, haus.anna, body, headers)).text).toBe(again.text)
  })

  it('let one of two who change a booking at the same time do so, and show the other what it is now', async () => {
    const booked = await bookAt(0, haus.leitung, {
      leseraumId: haus.seats[0],
      von: '2026-12-02T08:00:00Z',
      bis: '2026-12-02T09:00:00Z',
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        at(i).request(address(wire.changeLeseraumBuchung, { id: String(booked.json.id) }), {
          as: haus.leitung.token,
          host: haus.host,
          method: 'PATCH',
          headers: { 'if-match': '"1"' },
          body: { von: `2026-12-02T${10 + (i % 5)}:00:00Z`, bis: `2026-12-02T${11 + (i % 5)}:00:00Z` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(412)])
    const won = answers.find(({ status }) => status === 200)
    for (const lost of answers.filter(({ status }) => status === 412))
      expect(lost.json.current).toMatchObject({ version: 2, von: won?.json.von })
  })
})

describe('what one server changes holds on the other at once', () => {
  const slot = { von: '2026-12-03T16:00:00Z', bis: '2026-12-03T16:30:00Z' }
  const tryAt = (nr: number) => bookAt(nr, haus.ben, { leseraumId: haus.seats[1], ...slot })
  const week = (bis: string) =>
    [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis, geoeffnet: true }))

  it('opening hours', async () => {
    const path = address(oeffnungszeitWire.replaceOeffnungszeiten, { id: haus.grundrissId })
    const save = async (nr: number, bis: string) =>
      saveAt(nr, path, week(bis), await matchOf(haus, 'grundriss', haus.grundrissId))
    for (let round = 0; round < 6; round++) {
      // Both have the plan in their memory.
      for (const nr of [0, 1]) {
        const day = `/api/grundrisse/${haus.grundrissId}/tage/2026-12-03`
        await at(nr).request(day, { as: haus.ben.token, host: haus.host })
      }
      expect((await save(round, '16:00')).status).toBe(204)
      const refused = await tryAt(round + 1)
      expect([refused.status, refused.json.code]).toEqual([422, 'buchung.ausserhalbOeffnungszeit'])
      expect((await save(round, '18:00')).status).toBe(204)
      const plan = await at(round + 1).request(`/api/grundrisse/${haus.grundrissId}`, {
        as: haus.ben.token,
        host: haus.host,
      })
      expect(plan.json.oeffnungszeiten).toMatchObject(week('18:00'))
    }
    expect((await tryAt(1)).status).toBe(201)
  })

  it('settings', async () => {
    const wish = { leseraumId: haus.seats[2], von: '2026-12-04T08:00:00Z', bis: '2026-12-04T09:00:00Z' }
    expect((await setting(0, 'leseraum.hoechstdauer', 30)).status).toBe(204)
    const refused = await bookAt(1, haus.ben, wish)
    expect(refused.json.issues).toMatchObject([{ code: 'buchung.zuLang', origin: 'mandant' }])
    expect((await setting(1, 'leseraum.hoechstdauer', 600)).status).toBe(204)
    expect((await bookAt(0, haus.ben, wish)).status).toBe(201)
  })

  it('rights', async () => {
    const lock = (nr: number) =>
      at(nr).request(lockLeseraeume.path, {
        as: haus.anna.token,
        host: haus.host,
        body: {
          grundrissId: haus.grundrissId,
          leseraumIds: [haus.seats[3]],
          von: '2026-12-04T12:00:00Z',
          bis: '2026-12-04T13:00:00Z',
        },
      })
    expect((await lock(0)).status).toBe(403)
    await haus.scoped(async (tx) => {
      await tx.raw(
        "insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ($1, $2, 'buchung_pflege')",
        [haus.id, haus.anna.id],
      )
      await tx.raw('update mandant set stand = stand + 1')
    })
    expect((await lock(1)).status).toBe(201)
    await haus.scoped(async (tx) => {
      await tx.raw('delete from benutzer_berechtigung where benutzer_id = $1', [haus.anna.id])
      await tx.raw('update mandant set stand = stand + 1')
    })
    for (const nr of [0, 1]) expect((await lock(nr)).status).toBe(403)
  })
})
