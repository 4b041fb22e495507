import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { BENCH, benchId } from '../database/fill.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { benchCookie } from './cookie.ts'
import { load } from './load.ts'
import { type Answer, send } from './send.ts'
import { startServer } from './server.ts'
import { ACTIVE_PEOPLE } from './verbs.ts'

const ROUNDS = sized(50, 2)
const CONTENDERS = 200
const STEP_MINUTES = 15
/** Each period overlaps each other one: 32 starts, a quarter of an hour apart, and all of them eight hours long. */
const STARTS = 32
const LONG_MINUTES = 8 * 60
const FIRST_MINUTE = 5 * 60

/** A day that no other figure books on: the last ones that the settings allow. */
const LAST_DAYS = Temporal.Now.plainDateISO('UTC').add({ days: 355 })

function ask(url: string, agent: Agent, person: number, body: string): Promise<Answer> {
  const headers = {
    host: BENCH.host,
    cookie: benchCookie(person),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  return send(`${url}/api/leseraum-buchungen`, { method: 'POST', headers, body, agent })
}

/** All want the same seat on the same day, at times that overlap but are not the same; half of them ask the one server, half the other. */
function race(urls: readonly string[], agent: Agent, round: number): Promise<Answer[]> {
  const seat = benchId('seat', round * 53 + 1)
  const day = LAST_DAYS.add({ days: round % 7 }).toPlainDateTime()
  return Promise.all(
    Array.from({ length: CONTENDERS }, (_, i) => {
      const von = day.add({ minutes: FIRST_MINUTE + ((i * 7) % STARTS) * STEP_MINUTES })
      const bis = von.add({ minutes: LONG_MINUTES })
      const body = JSON.stringify({ leseraumId: seat, von: `${von.toString()}Z`, bis: `${bis.toString()}Z` })
      return ask(urls[i % urls.length] as string, agent, personOf(i), body)
    }),
  )
}

async function deadlocks(database: BenchDatabase): Promise<number> {
  // PostgreSQL's sessions report what they counted about once a second.
  await pause(1_500)
  return withAdmin(database.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks)
  })
}

/** Whom the sixteen connections of `acquaint` make known: the first few of each one's part of the people. */
const KNOWN_EACH = Math.ceil(CONTENDERS / 16)

function personOf(contender: number): number {
  return (contender % 16) * (ACTIVE_PEOPLE / 16) + Math.floor(contender / 16) + 1
}

/** The people are known to both servers, as they are when a term's booking opens. */
async function acquaint(urls: readonly string[]): Promise<void> {
  for (const url of urls)
    await load({ url, verb: 'http.plan-day', connections: 16, amount: KNOWN_EACH * 16, first: 0 })
}

async function runRounds(urls: readonly string[]): Promise<Answer[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONTENDERS })
  const rounds: Answer[][] = []
  try {
    await race(urls, agent, ROUNDS)
    for (let round = 0; round < ROUNDS; round++) rounds.push(await race(urls, agent, round))
  } finally {
    agent.destroy()
  }
  return rounds
}

function countStatuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`).join(', ')
}

/** 200 requests at once for one seat, from two server processes on one database, 50 times: each time one of them wins. */
export async function measureRace(database: BenchDatabase): Promise<Figure[]> {
  const servers = [await startServer(database.adminUrl), await startServer(database.adminUrl)]
  try {
    const urls = servers.map(({ url }) => url)
    await acquaint(urls)
    const before = await deadlocks(database)
    const rounds = await runRounds(urls)
    const dead = (await deadlocks(database)) - before
    const answers = rounds.flat()
    const won = rounds.filter((round) => round.filter(({ status }) => status === 201).length === 1).length
    const proper = answers.every(({ status }) => [201, 409, 422].includes(status))
    return [
      {
        name: 'race.two-servers',
        value: won,
        unit: `of ${ROUNDS} rounds with one winner`,
        ...percentiles(answers.map(({ milliseconds }) => milliseconds)),
        goal: `${ROUNDS}, p95 < 300 ms`,
        sound: won === ROUNDS && proper && dead === 0,
        notes: [`${countStatuses(answers)}; ${dead} deadlocks`],
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
