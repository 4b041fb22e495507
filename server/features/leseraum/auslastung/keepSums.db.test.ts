import { type Auslastung, auslastungOf } from '@platzwart/domain/leseraum/auslastung'
import { runs } from '@platzwart/domain/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { compareAnswers, haus, planSuite, servers } from '../../../testing/suites/plan.ts'
import { readBelegtageOf } from '../suche/readBelegtage.ts'
import { werktagOf } from './countAuslastung.ts'
import { loadAuslastung, type PlanAuslastung, plansOf } from './loadAuslastung.ts'

planSuite()

/** Around both days on which the clocks change in Berlin, 25 October 2026 and 28 March 2027. */
const CHANGES = ['2026-10-21', '2027-03-24']

/** As it was counted before anything was summed up: each booking of each day. */
async function countEach(call: Call, von: Temporal.PlainDate, tage: number): Promise<PlanAuslastung[]> {
  const plans = await plansOf(call, undefined)
  const first = von.subtract({ days: tage })
  const days = Array.from({ length: 2 * tage }, (_, n) => first.add({ days: n }))
  return Promise.all(
    plans.map(async (plan) => {
      const belegt = await readBelegtageOf(
        call,
        days.map((tag) => ({ plan, tag })),
      )
      const aktiv = plan.leseraeume.map((raum) => raum.aktiv)
      const werktage = days.flatMap((tag, i) => {
        const taken = belegt[i]
        return taken ? [werktagOf(plan, tag, taken)] : []
      })
      return {
        plan,
        jetzt: auslastungOf(aktiv, werktage.slice(tage)),
        davor: auslastungOf(aktiv, werktage.slice(0, tage)),
      }
    }),
  )
}

/** Whose the bookings are is not in what the search keeps of a day. */
const withoutPeople = ({ raster, plaetze }: Auslastung) => ({
  raster: raster.map(({ belegt, offen }) => ({ belegt, offen })),
  plaetze: plaetze.map(({ belegt, offen, buchungen }) => ({ belegt, offen, buchungen })),
})

const numbers = (all: readonly PlanAuslastung[]) =>
  all.map(({ plan, jetzt, davor }) => ({
    id: plan.id,
    jetzt: withoutPeople(jetzt),
    davor: withoutPeople(davor),
  }))

/** What the sums say, from what the server keeps and without it, beside what each booking says; all in one snapshot. */
const compareSums = (nr: number, von: string, tage: number) =>
  compareAnswers(servers[nr % 2] ?? servers[0], haus.leitung, async (call) => {
    const from = Temporal.PlainDate.from(von)
    return {
      sums: numbers(await loadAuslastung(call, { von: from, tage, grundrissId: undefined })),
      each: numbers(await countEach(call, from, tage)),
    }
  })

interface Row {
  readonly day: number
  readonly seat: number
  readonly from: number
  readonly length: number
  readonly status: 'durchgeführt' | 'reserviert' | 'verschlossen' | 'storniert'
}

/** Those that would overlap are left out; the database would refuse them. */
async function insert(base: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map(({ day, seat, from, length, status }) => {
    const tag = Temporal.PlainDate.from(base).add({ days: day })
    const von = tag.toZonedDateTime('Europe/Berlin').toInstant().add({ minutes: from })
    return {
      mandant_id: haus.id,
      id: uuidv7(),
      grundriss_id: haus.grundrissId,
      tag,
      status,
      leseraum_id: haus.seats[seat] ?? haus.room,
      zeitraum: { von, bis: von.add({ minutes: length }) },
      benutzer1_id: haus.ben.id,
    }
  })
  await haus.scoped(async (tx) => {
    for (const value of values)
      await tx.run(
        build
          .insertInto('leseraum_buchung')
          .values(value)
          .onConflict((on) => on.doNothing()),
      )
  })
}

type Act =
  | { readonly was: 'rows'; readonly rows: readonly Row[] }
  | { readonly was: 'cancel' | 'delete' }
  | { readonly was: 'seat'; readonly seat: number; readonly aktiv: boolean }
  | { readonly was: 'hours'; readonly wochentag: number; readonly von: string; readonly bis: string }
  | { readonly was: 'closed'; readonly day: number }

async function change(statement: string, ...values: unknown[]): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw(statement, [haus.id, ...values])
    await raiseStand(tx)
  })
}

async function perform(base: string, act: Act): Promise<void> {
  switch (act.was) {
    case 'rows':
      return insert(base, act.rows)
    case 'cancel':
      return change(
        `update leseraum_buchung set status = 'storniert' where mandant_id = $1 and id in
          (select id from leseraum_buchung where mandant_id = $1 and status = 'durchgeführt' order by id limit 2)`,
      )
    case 'delete':
      return change(
        `delete from leseraum_buchung where mandant_id = $1 and id in
          (select id from leseraum_buchung where mandant_id = $1 order by id limit 1)`,
      )
    case 'seat':
      return change(
        'update leseraum set aktiv = $3 where mandant_id = $1 and id = $2',
        haus.seats[act.seat],
        act.aktiv,
      )
    case 'hours':
      return change(
        'update oeffnungszeit set von = $3, bis = $4 where mandant_id = $1 and wochentag = $2',
        act.wochentag,
        act.von,
        act.bis,
      )
    case 'closed':
      return change(
        `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, grund)
          values ($1, $2, $3, $4, $4, 'geschlossen', 'Inventur')`,
        uuidv7(),
        haus.grundrissId,
        Temporal.PlainDate.from(base).add({ days: act.day }).toString(),
      )
  }
}

const DAYS = 12
const row: fc.Arbitrary<Row> = fc.record({
  day: fc.integer({ min: -DAYS, max: DAYS - 1 }),
  seat: fc.integer({ min: 0, max: 4 }),
  // Over the end of the day as well, and over the hour that is there twice or never.
  from: fc.integer({ min: 0, max: 95 }).map((n) => n * 15),
  length: fc.constantFrom(15, 60, 240, 600),
  status: fc.constantFrom('durchgeführt', 'durchgeführt', 'reserviert', 'verschlossen', 'storniert'),
})
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      was: fc.constant('rows' as const),
      rows: fc.array(row, { minLength: 1, maxLength: 8 }),
    }),
  },
  fc.record({ was: fc.constantFrom('cancel' as const, 'delete' as const) }),
  fc.record({ was: fc.constant('seat' as const), seat: fc.integer({ min: 0, max: 3 }), aktiv: fc.boolean() }),
  fc.constantFrom<Act>(
    { was: 'hours', wochentag: 1, von: '10:00', bis: '16:30' },
    { was: 'hours', wochentag: 3, von: '00:00', bis: '23:59' },
    { was: 'hours', wochentag: 3, von: '08:00', bis: '18:00' },
  ),
  fc.record({ was: fc.constant('closed' as const), day: fc.integer({ min: -DAYS, max: DAYS - 1 }) }),
)

it('says the same as counting each booking, on two servers, whatever is written between', async () => {
  await change(
    `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag, von, bis) values ($1, gen_random_uuid(), $2, 0, '00:00', '23:59')`,
    haus.grundrissId,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CHANGES),
      fc.array(act, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: DAYS }),
      async (base, acts, tage) => {
        for (const [nr, one] of acts.entries()) {
          await perform(base, one)
          const { kept, plain } = await compareSums(nr, base, tage)
          expect(kept.sums).toEqual(plain.each)
          expect(plain.sums).toEqual(plain.each)
        }
      },
    ),
    { numRuns: runs(25, 8) },
  )
})

it('reads the rows of a time once, however many ask for it at first', async () => {
  const [server] = servers
  const before = server.deps.cache.misses
  const ask = () =>
    compareAnswers(server, haus.leitung, async (call) =>
      numbers(
        await loadAuslastung(call, {
          von: Temporal.PlainDate.from('2026-06-01'),
          tage: 28,
          grundrissId: undefined,
        }),
      ),
    )
  const answers = await Promise.all([ask(), ask()])
  for (const { kept, plain } of answers) expect(kept).toEqual(plain)
  const misses = server.deps.cache.misses
  expect(misses).toBeGreaterThan(before)
  await ask()
  expect(server.deps.cache.misses).toBe(misses)
})
