import type pg from 'pg'
import { inject } from 'vitest'
import { AnswerCache } from '../../platform/cache/answerCache.ts'
import { inScope } from '../../platform/database/inScope.ts'
import { createPool } from '../../platform/database/pool.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { TestApp } from '../app.ts'
import type { TestMandant, TestPerson } from '../mandant.ts'

/** Who is not one of our servers is caught by the database of one machine; a cluster has no triggers on the houses' tables, and nobody else may write there. */
export const UNSAID = inject('testNodes').length > 1 ? [] : (['unsaid'] as const)

/** Connections whose transactions see the database as it was when their first statement ran, to their end. */
export function snapshotPool({ database }: TestApp): pg.Pool {
  return createPool(database.appUrl, {
    max: 2,
    applicationName: 'platzwart snapshot',
    onError: () => undefined,
    settings: '-c default_transaction_isolation=repeatable\\ read',
  })
}

/** A person's request as the gate hands it on, in a transaction that somebody else has opened. */
async function callIn(tx: Tx, { deps }: TestApp, person: TestPerson): Promise<Call> {
  const konfiguration = await deps.konfigurationen.current(tx)
  return {
    sprache: 'de',
    ifMatch: undefined,
    deps,
    tx,
    person: await konfiguration.person(tx, person.id),
    konfiguration,
    now: deps.clock.now(),
    ahead: [],
  }
}

/** Asks twice in one snapshot: from what the server keeps, and from the rows. */
export async function askTwice<T>(
  pool: pg.Pool,
  app: TestApp,
  haus: TestMandant,
  person: TestPerson,
  ask: (call: Call) => Promise<T>,
): Promise<{ readonly kept: T; readonly plain: T }> {
  return inScope(pool, mintScope(haus.id, person.id), async (tx) => {
    const call = await callIn(tx, app, person)
    return {
      kept: await ask(call),
      plain: await ask({ ...call, deps: { ...call.deps, cache: new AnswerCache(0) } }),
    }
  })
}

/**
 * The same, when before the first answer somebody has asked on the same server whose transaction began at the snapshot's version of the house, but
 * read only after the house was changed.
 */
export async function askTwiceAfterLate<T>(
  pool: pg.Pool,
  app: TestApp,
  haus: TestMandant,
  person: TestPerson,
  { change, ask }: { change: () => Promise<void>; ask: (call: Call) => Promise<T> },
): Promise<{ readonly kept: T; readonly plain: T }> {
  let isFirst = true
  const late = () =>
    haus.scoped(async (tx) => {
      const call = await callIn(tx, app, person)
      await change()
      // What is asked for once only is not worth keeping.
      for (const _ of [1, 2, 3]) await ask(call)
    })
  return askTwice(pool, app, haus, person, async (call) => {
    if (isFirst) await late()
    isFirst = false
    return ask(call)
  })
}
