import { inject } from 'vitest'
import { withAdmin } from '../platform/migrate/session.ts'
import type { TestAnswer } from './app.ts'
import { databaseNamed } from './cluster/nodes.ts'
import type { TestDatabase } from './database.ts'

/** What one of a pair does: a request, or a job's run, which answers nothing. */
export type Verb = () => Promise<Pick<TestAnswer, 'status' | 'text'> | undefined>

/** An answer that no two verbs may get of each other. */
export interface Trouble {
  readonly pair: string
  readonly status: number
  readonly text: string
}

/** Of each side so many at once. */
const SIDE = 2

/** Every two verbs, each beside itself too. */
function pairsOf(names: readonly string[]): [string, string][] {
  return names.flatMap((a, i) => names.slice(i).map((b) => [a, b] as [string, string]))
}

/** Lets every pair of verbs meet, round after round, on what `prepare` has put there. Answers what went wrong. */
export async function meetInPairs(
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
export async function countDeadlocks({ name }: TestDatabase): Promise<number> {
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
