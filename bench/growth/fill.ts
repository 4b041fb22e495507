import { hashPassword } from '@platzwart/server/features/sitzung/anmeldung/hashPassword'
import { type PreparedDatabase, prepareDatabase } from '@platzwart/server/platform/migrate/prepareDatabase'
import pg from 'pg'
import { withAdmin } from '../database/cluster.ts'
import { BENCH, fillBookings, fillHouse } from '../database/fill.ts'
import { BENCH_SECRET } from '../http/cookie.ts'
import { ACTIVE_PEOPLE } from '../http/verbs.ts'
import { sized } from '../size.ts'
import { housesOf } from './houses.ts'

/** What stands in a database beside the house that is measured. */
export interface GrowthSize {
  /** Further houses of 200 people. */
  readonly houses: number
  /** Of the house that is measured, over all its years. */
  readonly bookings: number
}

/** People of the one big house; 0: there is none. */
type Big = number

export interface GrowthDatabase extends PreparedDatabase {
  readonly adminUrl: string
}

export const PASSWORD = 'ein Satz, den nur die Messung kennt'
/** Whose sign-in is measured: each signs in once, so that nobody's attempts are counted together. */
export const SIGNING_IN = sized(40, 3)
const PEOPLE_EACH = 200
const BATCH = 250
/** Bookings of ten years, every seat on every day. */
const TEN_YEARS = 10 * 365 * BENCH.plans * BENCH.seatsPerPlan
/** From so many on the bookings of the measured house are those of ten years. */
const OF_YEARS = 1_000_000

async function fillMeasured(admin: pg.Client): Promise<void> {
  await fillHouse(admin, ACTIVE_PEOPLE)
  await admin.query(
    `insert into auth.account (id, "accountId", "providerId", "userId", password)
     select 'bench-' || n, 'bench-' || n, 'credential', 'bench-' || n, $1 from generate_series(1, ${SIGNING_IN}) n`,
    [await hashPassword(PASSWORD)],
  )
  await admin.query(
    `update mandant set module = array_append(module, 'fahrzeugbuchung'), stand = stand + 1 where id = $1`,
    [BENCH.mandantId],
  )
  await admin.query(
    `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
     select mandant_id, id, recht from benutzer, unnest(array['fahrzeug_buchen', 'fahrzeug_fremdbuchung']) recht where mandant_id = $1`,
    [BENCH.mandantId],
  )
}

async function fill(adminUrl: string, { houses, bookings }: GrowthSize, big: Big): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, options: '-c timezone=UTC' })
  await admin.connect()
  try {
    await admin.query('begin')
    await fillMeasured(admin)
    for (let first = 1; first <= houses; first += BATCH)
      for (const statement of housesOf(first, Math.min(first + BATCH - 1, houses), PEOPLE_EACH))
        await admin.query(statement)
    if (big > 0) for (const statement of housesOf(houses + 1, houses + 1, big)) await admin.query(statement)
    await fillBookings(
      admin,
      bookings,
      ACTIVE_PEOPLE,
      bookings < OF_YEARS ? 1 : Math.max(1, Math.round(TEN_YEARS / bookings)),
    )
    await admin.query('commit')
    await admin.query('vacuum analyze')
    await admin.query('checkpoint')
  } finally {
    await admin.end()
  }
}

async function exists(clusterUrl: string, name: string): Promise<boolean> {
  return withAdmin(clusterUrl, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    return rowCount === 1
  })
}

const STALE = `select (max(tag) < current_date + 21) as stale from leseraum_buchung where mandant_id = '${BENCH.mandantId}'`

/** Null when it was filled so long ago that little lies ahead any more. */
async function reopen(adminUrl: string): Promise<GrowthDatabase | null> {
  const urls = await prepareDatabase(adminUrl, BENCH_SECRET)
  const stale = await withAdmin(
    adminUrl,
    async (admin) => (await admin.query<{ stale: boolean | null }>(STALE)).rows[0]?.stale !== false,
  )
  return stale ? null : { ...urls, adminUrl }
}

/** Filled once for each size, on a cluster that is kept from run to run; migrated further when it was filled by an older version, and filled anew where that cannot be. */
export async function openGrowth(clusterUrl: string, size: GrowthSize, big: Big): Promise<GrowthDatabase> {
  const name = `growth_${size.houses}_${size.bookings}`
  const adminUrl = clusterUrl.replace(/[^/]+$/, name)
  if (await exists(clusterUrl, name)) {
    const kept = await reopen(adminUrl).catch(() => null)
    if (kept !== null) return kept
    await withAdmin(clusterUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
  console.error(`Filling ${size.houses} houses and ${size.bookings} bookings, once …`)
  await withAdmin(clusterUrl, (admin) => admin.query(`create database ${name}`))
  const urls = await prepareDatabase(adminUrl, BENCH_SECRET)
  await fill(adminUrl, size, big)
  return { ...urls, adminUrl }
}
