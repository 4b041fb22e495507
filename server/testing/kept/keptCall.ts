import type pg from 'pg'
import { inject } from 'vitest'
import { inScope } from '../../platform/database/inScope.ts'
import { createPool } from '../../platform/database/pool.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { Kept } from '../../platform/kept/kept.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
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

/** Asks twice in one snapshot: from what the server keeps, and from the rows. */
export async function askTwice<T>(
  pool: pg.Pool,
  { deps }: TestApp,
  haus: TestMandant,
  person: TestPerson,
  ask: (call: Call) => Promise<T>,
): Promise<{ readonly kept: T; readonly plain: T }> {
  return inScope(pool, mintScope(haus.id, person.id), async (tx) => {
    const konfiguration = await deps.konfigurationen.of(tx, (await readMandant(tx)).stand)
    const call: Call = {
      sprache: 'de',
      ifMatch: undefined,
      deps,
      tx,
      person: await konfiguration.person(tx, person.id),
      konfiguration,
      now: deps.clock.now(),
      ahead: [],
    }
    return { kept: await ask(call), plain: await ask({ ...call, deps: { ...deps, kept: new Kept(0) } }) }
  })
}
