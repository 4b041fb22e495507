import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { type BenchDatabase, clearTraces, withAdmin } from './cluster.ts'
import { BENCH } from './fill.ts'

/**
 * The yardsticks: the smallest read of a day and the smallest insert of a booking that this PostgreSQL can do here, by its own load
 * client, without our server, our driver or row-level security. A figure's share of its yardstick can be compared between machines.
 */
export type LimitName = 'limit.read' | 'limit.insert'

const CLIENTS = 16
/** For so many seconds; or, where only the number's being there is asked about, so many of each client, however busy the machine is. */
const LENGTH = sized(['-T', '8'], ['-t', '20'])

const id = (prefix: string, number: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}::int), 12, '0'))::uuid`

/** One day of one of the plans: an index range of 300 rows, sent whole. */
const READ = `\\set plan random(1, ${BENCH.plans})
\\set day random(-7, 20)
select id, leseraum_id, status, zeitraum, benutzer1_id from leseraum_buchung
  where mandant_id = '${BENCH.mandantId}' and grundriss_id = ${id('01990001', ':plan')} and tag = current_date + :day::int;
`

const SEATS = BENCH.plans * BENCH.seatsPerPlan

/** Each client counts for itself: all seats in turn, then the next half hour, beyond the days that the fill booked. */
const INSERT = `\\set n :n + 1
\\set nth :n * ${CLIENTS} + :client_id
\\set seat (:nth * 37) % ${SEATS} + 1
\\set plan (:seat - 1) / ${BENCH.seatsPerPlan} + 1
\\set slot :nth / ${SEATS}
\\set day :slot / 30
\\set minute 300 + (:slot % 30) * 30
\\set person random(1, ${BENCH.people})
insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
  values ('${BENCH.mandantId}', gen_random_uuid(), ${id('01990002', ':seat')}, ${id('01990001', ':plan')}, current_date + 400 + :day::int,
    tstzrange(current_date + 400 + :day::int + make_interval(mins => :minute::int), current_date + 400 + :day::int + make_interval(mins => :minute::int + 30)),
    'reserviert', ${id('01990003', ':person')});
`

const SCRIPTS: Readonly<Record<LimitName, string>> = { 'limit.read': READ, 'limit.insert': INSERT }

/** What PostgreSQL's load client says of a run, per second. Throws a sentence when it says anything else. */
async function runPgbench(program: string, adminUrl: string, script: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'))
  try {
    const file = join(folder, 'script.sql')
    writeFileSync(file, script)
    const args = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '1', ...LENGTH, '-D', 'n=0', '-f', file]
    const { stdout } = await promisify(execFile)(program, [...args, adminUrl])
    const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (perSecond === undefined) throw new Error(`pgbench says no number of transactions:\n${stdout}`)
    return Number(perSecond)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bookings that an earlier run left are taken away first: its periods are the same. */
export async function measureLimit(database: BenchDatabase, name: LimitName): Promise<Figure[]> {
  const program = process.env.PGBENCH_PATH
  if (program === undefined) {
    console.error(
      `${name}: there is no pgbench here (on Debian: apt-get install postgresql), so nothing is measured against it.`,
    )
    return []
  }
  if (name === 'limit.insert') await clearTraces(database.adminUrl)
  await withAdmin(database.adminUrl, (admin) => admin.query('checkpoint'))
  const value = await runPgbench(program, database.adminUrl, SCRIPTS[name])
  return [{ name, value, unit: 'transactions/s' }]
}
