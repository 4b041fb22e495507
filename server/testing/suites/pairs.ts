import { runs } from '@platzwart/domain/testing/runs'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { withAdmin } from '../../platform/migrate/session.ts'
import { type TestAnswer, type TestApp, testApp } from '../app.ts'
import { databaseNamed } from '../cluster/nodes.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../mandant.ts'

/** What one of a pair does: a request, or a job's run, which answers nothing. */
export type Verb = () => Promise<Pick<TestAnswer, 'status' | 'text'> | undefined>

/** An answer that no two verbs may get of each other. */
interface Trouble {
  readonly pair: string
  readonly status: number
  readonly text: string
}

/** Of each side so many at once. */
const SIDE = 2

/** Every two verbs, each beside itself too; where a change waits for it, one pair in four. */
function pairsOf(names: readonly string[]): [string, string][] {
  const pairs = names.flatMap((a, i) => names.slice(i).map((b) => [a, b] as [string, string]))
  return pairs.filter((_, i) => i % runs(1, 4) === 0)
}

// A Monday, 09:00 in Berlin; to the later server, what is held has just lapsed.
const NOW = '2026-11-23T08:00:00Z'
export const LAPSES = '2026-11-23T08:00:05Z'
const LATER = '2026-11-23T08:00:10Z'

export let early: TestApp
/** Its clock is ten seconds ahead. */
export let late: TestApp
export let haus: TestMandant
let database: TestDatabase

/** To be called once at the top of a suite: two servers on one database, and a house that both know. */
export function pairSuite(fill: () => Promise<void> = async () => undefined): void {
  beforeAll(async () => {
    database = await testDatabase()
    early = await testApp(NOW, { database })
    late = await testApp(LATER, { database })
    haus = await createTestMandant(early, 'haus')
    await fill()
    await late.deps.domains.refresh()
  })

  afterAll(() => database.drop())
}

/** What somebody asks of the house, of whatever stands at its first version. */
export const send = (app: TestApp, who: TestPerson, path: string, body?: object, method = 'POST') =>
  app.request(path, {
    as: who.token,
    host: haus.host,
    method,
    headers: { 'if-match': '"1"' },
    ...(body === undefined ? {} : { body }),
  })

interface Meeting {
  readonly verbs: Readonly<Record<string, Verb>>
  readonly rounds: number
  /** Puts there what they meet on. */
  readonly prepare: () => Promise<void>
}

/** No two of the verbs fail by each other, whichever come first, and the database had to break nothing up. Closes both servers. */
export async function expectNoDeadlocks({ verbs, rounds, prepare }: Meeting) {
  expect(await meetInPairs(verbs, rounds, prepare)).toEqual([])
  await Promise.all([early.close(), late.close()])
  expect(await countDeadlocks(database)).toBe(0)
}

/** Lets every pair of verbs meet, round after round, on what `prepare` has put there. Answers what went wrong. */
async function meetInPairs(
  verbs: Readonly<Record<string, Verb>>,
  rounds: number,
  prepare: () => Promise<void>,
): Promise<Trouble[]> {
  const trouble: Trouble[] = []
  for (const [a, b] of pairsOf(Object.keys(verbs))) {
    for (let round = 0; round < rounds; round++) {
      await prepare()
      const both = Array.from({ length: SIDE }, () => [verbs[a], verbs[b]] as [Verb, Verb]).flat()
      for (const answer of await Promise.all(both.map((verb) => verb()))) {
        if (answer && answer.status >= 500)
          trouble.push({ pair: `${a} ${b}`, status: answer.status, text: answer.text })
      }
    }
  }
  return trouble
}

/** Deadlocks that PostgreSQL has broken in this database, on whichever machine; those of a connection are counted when it has ended. */
async function countDeadlocks({ name }: TestDatabase): Promise<number> {
  const counts = await Promise.all(
    inject('testNodes').map((node) => countAt(databaseNamed(node, name), name)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countAt(url: string, name: string): Promise<number> {
  return withAdmin(url, async (admin) => {
    for (let open = 1; open > 0; ) {
      // Of the servers alone: a cluster's own connections stay.
      const { rows } = await admin.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = $1 and usename in ('platzwart_app', 'platzwart_auth')",
        [name],
      )
      open = rows[0]?.n ?? 0
    }
    const { rows } = await admin.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = $1',
      [name],
    )
    return rows[0]?.deadlocks ?? -1
  })
}
