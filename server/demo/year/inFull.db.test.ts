import { tagOf } from '@platzwart/domain/time/zone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoHouses, demoHouses } from '../../testing/suites/demoHouses.ts'
import { LINDENAU, loginOf, NORDHAFEN } from '../logins.ts'
import { ZONE } from '../mandanten/template.ts'

/** A Thursday at noon. */
const now = Temporal.Instant.from('2026-11-19T11:07:00Z')
const heute = tagOf(now, ZONE).toString()

let houses: DemoHouses
let seconds = 0

beforeAll(async () => {
  const started = performance.now()
  houses = await demoHouses(now, true)
  seconds = (performance.now() - started) / 1000
}, 300_000)

afterAll(() => houses.close())

async function rowsOf<T extends object>(sql: string, ...values: unknown[]): Promise<T[]> {
  const { rows } = await houses.admin.query(sql, values)
  return rows as T[]
}

/** One value of one row. */
async function told<T>(sql: string, ...values: unknown[]): Promise<T> {
  const [row] = await rowsOf<Record<string, T>>(sql, ...values)
  return Object.values(row ?? {})[0] as T
}

const OF_HOUSE = 'join mandant m on m.id = b.mandant_id and m.name = $1'

describe('the houses in full', () => {
  it('are two of the library with some six hundred seats in five plans', async () => {
    const plans = await rowsOf<{ standort: string; plaetze: number }>(
      `select s.name as standort, count(l.id)::int as plaetze
       from grundriss b ${OF_HOUSE} join standort s on s.mandant_id = b.mandant_id and s.id = b.standort_id
         join leseraum l on l.mandant_id = b.mandant_id and l.grundriss_id = b.id
       group by b.id, s.name order by b.id`,
      LINDENAU,
    )
    expect(plans.map(({ standort }) => standort)).toEqual([
      'Haupthaus am Markt',
      'Zweigstelle Mühlviertel',
      'Lernhaus am Stadtpark',
      'Lernhaus am Stadtpark',
      'Lernhaus am Stadtpark',
    ])
    const seats = plans.reduce((sum, { plaetze }) => sum + plaetze, 0)
    expect(seats).toBeGreaterThanOrEqual(600)
    expect(seats).toBeLessThan(620)
  })

  it('keep desks, meeting rooms and parking at the works, where nothing is a reading room', async () => {
    const plans = await rowsOf<{ name: string; bereich: string; module: string[]; n: number }>(
      `select m.name, g.bereich, m.module, count(*)::int as n from leseraum l
         join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id join mandant m on m.id = l.mandant_id
       group by m.id, g.bereich order by m.name`,
    )
    expect(plans.map(({ name, bereich, n }) => [name, bereich, n])).toEqual([
      [LINDENAU, 'leseraum', 605],
      [NORDHAFEN, 'arbeitswelt', 41 + 51 + 12],
    ])
    for (const { bereich, module } of plans) expect(module).toContain(bereich)
  })

  it('have one kind of equipment of each name', async () => {
    expect(
      await rowsOf('select mandant_id, name from ausstattung group by mandant_id, name having count(*) > 1'),
    ).toEqual([])
  })

  it('change nothing when they are filled again', async () => {
    const count = () => told<number>('select count(*)::int from leseraum_buchung')
    const before = await count()
    await houses.fill(now.add({ hours: 30 }))
    expect(await count()).toBe(before)
  })
})

describe('the year behind', () => {
  it('has bookings in each of its months, and more in the weeks of exams than in the holidays', async () => {
    const months = await rowsOf<{ monat: string; n: number }>(
      `select to_char(b.tag, 'YYYY-MM') as monat, count(*)::int as n from leseraum_buchung b ${OF_HOUSE}
       where b.tag < $2::date group by 1 order by 1`,
      LINDENAU,
      heute,
    )
    expect(months).toHaveLength(13)
    const of = new Map(months.map(({ monat, n }) => [monat, n]))
    expect(of.get('2026-07') ?? 0).toBeGreaterThan(1.8 * (of.get('2026-08') ?? 0))
    expect(months.slice(1).every(({ n }) => n > 1500)).toBe(true)
  })

  it('tells what became of its bookings: most took place, some were cancelled, a few people did not come', async () => {
    const [share] = await rowsOf<Record<'da' | 'abgesagt' | 'weg' | 'offen', number>>(
      `select avg((b.status = 'durchgeführt')::int)::float as da, avg((b.storno_art = 'abgesagt')::int)::float as abgesagt,
         avg((b.storno_art = 'nichtGekommen')::int)::float as weg, avg((b.status in ('reserviert', 'vorgemerkt'))::int)::float as offen
       from (select status, coalesce(storno_art, '') as storno_art from leseraum_buchung b ${OF_HOUSE} where b.tag < $2::date) b`,
      LINDENAU,
      heute,
    )
    expect(share?.da).toBeGreaterThan(0.75)
    expect(share?.abgesagt).toBeGreaterThan(0.06)
    expect(share?.abgesagt).toBeLessThan(0.16)
    expect(share?.weg).toBeGreaterThan(0.03)
    expect(share?.weg).toBeLessThan(0.1)
    expect(share?.offen).toBe(0)
  })

  it.each([LINDENAU, NORDHAFEN])('gives nobody at %s two places at a time', async (house) => {
    const twice = await rowsOf(
      `with held as (
         select b.mandant_id, p.wer, b.zeitraum from leseraum_buchung b ${OF_HOUSE}
           cross join lateral (values (b.benutzer1_id), (b.benutzer2_id)) p(wer)
         where b.status not in ('storniert', 'verschlossen') and p.wer is not null)
       select wer from (select wer, zeitraum, lag(zeitraum) over (partition by wer order by lower(zeitraum)) as before from held) h
       where zeitraum && before`,
      house,
    )
    expect(twice).toEqual([])
  })

  it('lets nobody book more often in a week than the library allows', async () => {
    const most = await told<number>(
      `select max(n)::int from (
         select count(*) as n from leseraum_buchung b ${OF_HOUSE}
           join benutzer p on p.mandant_id = b.mandant_id and p.id = b.benutzer1_id
         where b.status not in ('storniert', 'verschlossen') and not exists (
           select from benutzer_gruppe bg join gruppe g on g.mandant_id = bg.mandant_id and g.id = bg.gruppe_id
           where bg.mandant_id = p.mandant_id and bg.benutzer_id = p.id and g.name = 'Wissenschaft')
         group by p.id, date_trunc('week', b.tag)) w`,
      LINDENAU,
    )
    expect(most).toBeGreaterThan(3)
    expect(most).toBeLessThanOrEqual(18)
  })

  it('was written fast enough for a first start', () => {
    // A bound for busy machines; a quiet one needs a few seconds.
    expect(seconds).toBeLessThan(120)
  })
})

describe('what is to come', () => {
  it('is a storey that is closed for three days, and says why', async () => {
    const closed = await rowsOf<{ plan: string; grund: string; tage: number }>(
      `select g.bezeichnung as plan, b.grund, (b.gueltig_bis - b.gueltig_von + 1)::int as tage from sonderoeffnungszeit b ${OF_HOUSE}
         join grundriss g on g.mandant_id = b.mandant_id and g.id = b.grundriss_id
       where b.gueltig_von > $2::date and b.status = 'geschlossen' and b.grund like '%Lüftung%'`,
      LINDENAU,
      heute,
    )
    expect(closed).toEqual([{ plan: 'Lernhaus: Stille Etage', grund: 'Die Lüftung wird erneuert', tage: 3 }])
  })

  it('is an afternoon on which a plan is full, and five people wait for it, the reader among them', async () => {
    const queue = await rowsOf<{ email: string; grundriss_id: string; zeitraum: string; status: string }>(
      `select p.email, b.grundriss_id, b.zeitraum::text, b.status from warteplatz b ${OF_HOUSE}
         join benutzer p on p.mandant_id = b.mandant_id and p.id = b.benutzer_id
       where b.beendet is null order by b.erstellt`,
      LINDENAU,
    )
    expect(queue).toHaveLength(5)
    expect(new Set(queue.map(({ email }) => email)).size).toBe(5)
    expect(queue.map(({ email }) => email)).toContain(loginOf('leserin').email)
    expect(new Set(queue.map(({ status }) => status))).toEqual(new Set(['wartet']))
    const free = await rowsOf(
      `select l.bezeichnung from leseraum l where l.grundriss_id = $1 and l.aktiv and not exists (
         select from leseraum_buchung b where b.mandant_id = l.mandant_id and b.leseraum_id = l.id
           and b.status <> 'storniert' and b.zeitraum @> $2::tstzrange)`,
      queue[0]?.grundriss_id,
      queue[0]?.zeitraum,
    )
    expect(free).toEqual([])
  })

  it('holds nothing in the queue that was joined after now, or for a time that is over', async () => {
    expect(
      await rowsOf(
        `select 1 from warteplatz where erstellt >= $1 or beendet is null and upper(zeitraum) <= $1 or beendet < erstellt`,
        now.toString(),
      ),
    ).toEqual([])
  })
})
