import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import * as leseraum from '@platzwart/contract/operations/leseraum'
import { lockLeseraeume } from '@platzwart/contract/operations/leseraum/sperre'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { planStates } from '@platzwart/domain/leseraum/planStates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withMarks } from '../../platform/database/marks.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { withAdmin } from '../../platform/migrate/session.ts'
import type { TestApp } from '../../testing/app.ts'
import { UNSAID } from '../../testing/kept/keptCall.ts'
import { readWhileWriting } from '../../testing/kept/readWhileWriting.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import {
  ask,
  compare,
  compareAfterLate,
  DAYS,
  haus,
  look,
  NOW,
  people,
  planSuite,
  servers,
} from '../../testing/suites/plan.ts'

planSuite()

interface Told {
  readonly status: string
  readonly von: number
  readonly bis: number
  readonly id: string
  readonly seat: string
  readonly eigene: number
}

/** The same told by nobody's code but this file's and the domain's. */
async function oracle(person: TestPerson, tag: string, now: Temporal.Instant) {
  const midnight = Temporal.Instant.from(`${tag}T00:00:00+01:00`).epochMilliseconds / 60_000
  const rows = await haus.scoped(async (tx) => {
    const { rows } = await tx.raw<Told>(
      `select id, leseraum_id as seat, extract(epoch from lower(zeitraum))::float8 / 60 - $4 as von,
         extract(epoch from upper(zeitraum))::float8 / 60 - $4 as bis,
         case status when 'storniert' then 'gehalten' else status end as status,
         case $1::uuid when benutzer1_id then 1 when benutzer2_id then 2 else 0 end as eigene
       from leseraum_buchung where grundriss_id = $2 and tag = $3::date and (status <> 'storniert' or gehalten_bis > $5)
       order by leseraum_id, lower(zeitraum)`,
      [person.id, haus.grundrissId, tag, midnight, now.toString()],
    )
    return rows
  })
  const status = (told: Told) => BELEGUNG_STATUS.indexOf(told.status as (typeof BELEGUNG_STATUS)[number])
  return {
    belegungen: rows.map((row) => [row.id, row.seat, row.von, row.bis, status(row), row.eigene]),
    zustaende: (plan: { leseraeume: { id: string; aktiv: boolean }[] }, offen: object | null) =>
      planStates({
        aktiv: plan.leseraeume.map((raum) => raum.aktiv),
        belegungen: rows.map((row) => ({
          ...row,
          seat: plan.leseraeume.findIndex(({ id }) => id === row.seat),
          status: status(row),
        })),
        offen: offen && minutesOf(offen as { von: string; bis: string }, midnight),
        jetzt: Math.floor(now.epochMilliseconds / 60_000) - midnight,
      }),
  }
}

function minutesOf(offen: { von: string; bis: string }, midnight: number) {
  const minute = (text: string) => Temporal.Instant.from(text).epochMilliseconds / 60_000 - midnight
  return { von: minute(offen.von), bis: minute(offen.bis) }
}

/** Each server, person and day, as the rows say it. */
async function expectExact(): Promise<void> {
  for (const server of servers) {
    for (const person of people()) {
      const plan = (await ask(server, person, 'GET', address(wire.showGrundriss, { id: haus.grundrissId })))
        .json
      for (const tag of DAYS) {
        const answer = await look(server, person, tag)
        const told = await oracle(person, tag, server.clock.now())
        expect(answer.json.belegungen).toEqual(told.belegungen)
        expect(answer.json.zustaende).toEqual(told.zustaende(plan as never, answer.json.offen as never))
      }
    }
  }
}

const step = fc.record({
  what: fc.constantFrom(
    'book' as const,
    'book' as const,
    'book' as const,
    'cancel' as const,
    'cancel' as const,
    'undo' as const,
    'change' as const,
    'lock' as const,
    'checkIn' as const,
    'deactivate' as const,
    'rename' as const,
    'hours' as const,
    'special' as const,
    'setting' as const,
    'permission' as const,
    'rollback' as const,
    'later' as const,
    ...UNSAID,
  ),
  server: fc.constantFrom(0, 1),
  person: fc.nat(2),
  seat: fc.nat(3),
  day: fc.nat(2),
  half: fc.nat(19),
  which: fc.nat(40),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const known: string[] = []
let seconds = 0

const BOOKING = (id: string) => address(leseraum.readLeseraumBuchung, { id })

/** What a person does; a refusal is as good as a success. */
async function take({ what, server: nr, person: who, seat, day, half, which }: Step): Promise<void> {
  const server = servers[nr] as TestApp
  const person = people()[who] as TestPerson
  const id = known[which % Math.max(known.length, 1)] ?? haus.grundrissId
  const von = Temporal.Instant.from(`${DAYS[day]}T07:00:00Z`).add({ minutes: 30 * half })
  const slot = {
    leseraumId: haus.seats[seat],
    von: von.toString(),
    bis: von.add({ minutes: 60 }).toString(),
  }
  const grundriss = address(wire.showGrundriss, { id: haus.grundrissId })
  switch (what) {
    case 'book': {
      const { json } = await ask(server, person, 'POST', leseraum.bookLeseraum.path, slot)
      if (json.id) known.push(String(json.id))
      return
    }
    case 'cancel':
    case 'undo':
    case 'checkIn': {
      const verb = {
        cancel: leseraum.cancelLeseraumBuchung,
        undo: leseraum.undoCancelLeseraumBuchung,
        checkIn: leseraum.checkInLeseraumBuchung,
      }[what]
      await ask(server, person, 'POST', address(verb, { id }))
      return
    }
    case 'change': {
      const { json } = await ask(server, haus.leitung, 'GET', BOOKING(id))
      await ask(server, person, 'PATCH', BOOKING(id), slot, Number(json.version ?? 1))
      return
    }
    case 'lock': {
      const { leseraumId, ...period } = slot
      const body = { grundrissId: haus.grundrissId, leseraumIds: [leseraumId], ...period }
      await ask(server, haus.leitung, 'POST', lockLeseraeume.path, body)
      return
    }
    case 'deactivate':
    case 'rename': {
      const path = address(leseraum.saveLeseraum, { id: String(slot.leseraumId) })
      const { json } = await ask(server, haus.leitung, 'GET', path)
      const { bezeichnung, art, kapazitaet, x, y, breite, hoehe, aktiv, version } = json
      const name = what === 'rename' ? `S${seat}-${which}` : bezeichnung
      const body = { grundrissId: haus.grundrissId, bezeichnung: name, art, kapazitaet, x, y, breite, hoehe }
      await ask(
        server,
        haus.leitung,
        'PUT',
        path,
        { ...body, aktiv: what === 'rename' ? aktiv : !aktiv },
        Number(version),
      )
      return
    }
    case 'setting':
      await ask(server, haus.leitung, 'PUT', '/api/einstellungen/leseraum.mindestpause', {
        wert: which % 3,
        schicht: 'mandant',
      })
      return
    case 'permission':
      await haus.scoped(async (tx) => {
        await tx.raw(
          which % 2 === 0
            ? "delete from benutzer_berechtigung where benutzer_id = $1 and berechtigung = 'buchung_pflege'"
            : `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
               select mandant_id, id, 'buchung_pflege' from benutzer where id = $1 on conflict do nothing`,
          [haus.ben.id],
        )
        await raiseStand(tx)
      })
      return
    case 'hours': {
      const woche = [1, 2, 3].map((wochentag) => ({
        wochentag,
        von: '08:00',
        bis: `1${half % 9}:00`,
        geoeffnet: true,
      }))
      await ask(server, haus.leitung, 'PUT', `${grundriss}/oeffnungszeiten`, woche)
      return
    }
    case 'special': {
      const zeit = {
        gueltigVon: DAYS[day],
        gueltigBis: DAYS[day],
        von: '08:00',
        bis: '18:00',
        status: 'geschlossen',
      }
      const body = half < 6 ? [{ ...zeit, grund: 'Inventur' }] : []
      await ask(server, haus.leitung, 'PUT', `${grundriss}/sonderoeffnungszeiten`, body)
      return
    }
    case 'unsaid':
      // Somebody who is not one of our servers.
      await withAdmin(servers[0].database.adminUrl, (admin) =>
        admin.query(`update leseraum_buchung set benutzer1_id = $2 where id = $1 and benutzer2_id is null`, [
          id,
          person.id,
        ]),
      )
      return
    case 'rollback':
      await haus
        .scoped(async (tx) => {
          await tx.raw('update leseraum_buchung set status = $2 where id = $1', [id, 'aktiv'])
          throw new Error('nothing of it stays')
        })
        .catch(() => undefined)
      return
    case 'later':
      seconds += 7
      for (const one of servers) one.clock.set(NOW.add({ seconds }).toString())
  }
}

describe("a plan's day from what a server keeps", () => {
  it('is what the rows say in the same snapshot, whoever writes on either server', {
    timeout: 300_000,
  }, async () => {
    const differing: unknown[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        await readWhileWriting({
          servers,
          writes: steps,
          lanes: 3,
          write: take,
          look: async (server, turn, nr) => {
            const tag = DAYS[turn % 3] as string
            const { kept, plain } = await compare(server, people()[(turn + nr) % 3] as TestPerson, tag)
            if (kept.text !== plain.text || kept.etag !== plain.etag) differing.push({ tag, kept, plain })
          },
        })
        expect(differing).toEqual([])
        await expectExact()
      }),
      { numRuns: 6, endOnFailure: true },
    )
    const { hits, misses } = servers[0].deps.cache
    expect(hits).toBeGreaterThan(0)
    expect(misses).toBeGreaterThan(0)
  })

  it('is not kept as the version of before where somebody began before a change and read after it', async () => {
    const [server] = servers
    const [tag = ''] = DAYS
    await haus.scoped(raiseStand)
    const close = async (tx: Tx) => {
      await tx.raw('update leseraum set aktiv = not aktiv where id = $1', [haus.seats[0]])
      await raiseStand(tx)
    }
    const { kept, plain } = await compareAfterLate(server, haus.anna, tag, () => haus.scoped(close))
    expect(kept).toEqual(plain)
    const now = await compare(server, haus.anna, tag)
    expect(now.plain.text).not.toBe(plain.text)
    await haus.scoped(close)
  })

  it('differs from the rows as soon as one write leaves its mark out, which is what the comparison is for', async () => {
    const [server] = servers
    const [tag = ''] = DAYS
    const id = uuidv7()
    await haus.scoped((tx) =>
      tx.run(
        build.insertInto('leseraum_buchung').values({
          mandant_id: haus.id,
          id,
          leseraum_id: haus.room,
          grundriss_id: haus.grundrissId,
          tag: Temporal.PlainDate.from(tag),
          zeitraum: { von: NOW.add({ hours: 3 }), bis: NOW.add({ hours: 4 }) },
          status: 'reserviert',
          benutzer1_id: haus.ben.id,
        }),
      ),
    )
    const before = await compare(server, haus.anna, tag)
    expect(before.kept).toEqual(before.plain)
    const text = "update leseraum_buchung set status = 'aktiv' where mandant_id = $1 and id = $2"
    await haus.scoped((tx) => tx.run(withMarks(ready(text, haus.id, id), [])))
    const unmarked = await compare(server, haus.anna, tag)
    expect(unmarked.kept.text).toBe(before.kept.text)
    expect(unmarked.plain.text).not.toBe(before.plain.text)
    await haus.scoped((tx) => tx.run(ready(text, haus.id, id)))
    const marked = await compare(server, haus.anna, tag)
    expect(marked.kept).toEqual(marked.plain)
    expect(marked.kept.text).toBe(unmarked.plain.text)
  })
})

describe("a plan's day in half a century", () => {
  it('is read like any other: its seconds are more than fit into 32 bits', async () => {
    const [server] = servers
    const tag = '2062-11-20'
    const von = `${tag}T08:00:00Z`
    const bis = `${tag}T09:00:00Z`
    const lock = { grundrissId: haus.grundrissId, leseraumIds: [haus.seats[0]], von, bis }
    expect((await ask(server, haus.leitung, 'POST', lockLeseraeume.path, lock)).status).toBe(201)
    const { status, json } = await look(server, haus.anna, tag)
    expect([status, json.belegungen]).toMatchObject([
      200,
      [[expect.any(String), haus.seats[0], 540, 600, 4, 0]],
    ])
  })
})
