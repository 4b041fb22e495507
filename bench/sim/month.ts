import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnCluster } from '@platzwart/server/platform/database/ownCluster'
import { prepareDatabase } from '@platzwart/server/platform/migrate/prepareDatabase'
import { urlOf } from '@platzwart/server/platform/migrate/roles'
import {
  createDatabases,
  databaseNamed,
  dropDatabases,
  makeTemplate,
  nodesOf,
} from '@platzwart/server/testing/cluster/nodes'
import { planMonth } from '@platzwart/server/testing/month/plan'
import { playMonth } from '@platzwart/server/testing/month/play'
import type { Figure } from '../figures.ts'
import { BENCH_SECRET } from '../http/cookie.ts'
import { sized } from '../size.ts'

/** 21 cars, thirty days, 2,000 trips of fifteen kinds. */
const DAYS = sized(30, 2)
const CARS = sized(21, 10)
const TRIPS = sized(2_000, 42)
/** Far enough back that no record of the month is ahead of the machine's own clock. */
const DAYS_BACK = 60
const SEED = 20_261
const SHOWN = 20

interface MonthDatabase {
  readonly urls: Omit<Awaited<ReturnType<typeof prepareDatabase>>, 'applied'>
  readonly adminUrl: string
  readonly machines: number
  stop(): Promise<void>
}

/** A PostgreSQL of its own, or a distributed database on the machines that TEST_DATABASE_URL names. */
async function makeDatabase(folder: string): Promise<MonthDatabase> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return makeDistributed(given)
  const { adminUrl, stop } = await startOwnCluster(folder, { durability: 'throwAway' })
  return { urls: await prepareDatabase(adminUrl, BENCH_SECRET), adminUrl, machines: 1, stop }
}

async function makeDistributed(server: string): Promise<MonthDatabase> {
  const nodes = await nodesOf(server)
  const name = `platzwart_month_${process.pid}`
  const template = `${name}_template`
  const stop = async () => {
    for (const one of [name, template]) await dropDatabases(nodes, one)
  }
  try {
    await makeTemplate(nodes, template, BENCH_SECRET)
    await createDatabases(nodes, name, `template ${template} strategy file_copy`)
  } catch (error) {
    await stop()
    throw error
  }
  const adminUrl = databaseNamed(server, name)
  const as = (role: Parameters<typeof urlOf>[0]) => urlOf(role, adminUrl, BENCH_SECRET)
  const urls = { ownerUrl: as('platzwart_owner'), appUrl: as('platzwart_app'), authUrl: as('platzwart_auth') }
  return { urls, adminUrl, machines: nodes.length, stop }
}

/**
 * A month of trips under a clock of its own, on two servers, one of which is killed every day: what is measured is how long it takes to
 * play, what counts is that every job and every mail was as the table says.
 */
export async function measureMonth(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-month-'))
  const { urls, adminUrl, machines, stop } = await makeDatabase(folder)
  try {
    const first = Temporal.Now.plainDateISO('UTC').subtract({ days: DAYS_BACK })
    const month = planMonth(first, DAYS, CARS, TRIPS)
    const dataFolder = join(folder, 'data')
    const played = await playMonth({ ...urls, adminUrl, secret: BENCH_SECRET, dataFolder, month, seed: SEED })
    return [
      {
        name: 'sim.month',
        value: played.seconds,
        unit: 's',
        goal: 'none twice, none missing',
        sound: played.wrong.length === 0 && played.bookings === TRIPS,
        notes: [
          `${machines === 1 ? 'one PostgreSQL' : `${machines} machines`}: ${played.bookings} bookings, ${played.mails} mails, ${played.runs} runs of jobs, ${played.kills} servers killed`,
          `${played.wrong.length} not as the table says; ${played.repeated} of ${played.requests} requests asked again`,
          `${played.copies} mails sent again under their own Message-ID, because a server died before it noted them as sent`,
          ...played.wrong.slice(0, SHOWN),
        ],
      },
    ]
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
