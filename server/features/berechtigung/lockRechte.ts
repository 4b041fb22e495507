import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Call } from '../../platform/http/endpoint.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { lockStand } from '../../platform/konfiguration/mandant.ts'
import { type Kept, readKept } from './keepLast.ts'
import { readRechte } from './readHerkunft.ts'

/** What somebody who changes people, groups or roles may do at this moment, and what must not be lost by it. */
export interface Acting {
  readonly own: ReadonlySet<Berechtigung>
  readonly before: Kept
}

/**
 * Two who change people or rights of a house do it one after the other, until the transaction ends: so nobody is the last one in two
 * places at once. What the acting person may do is read anew behind the lock, because the one before may have taken it.
 * @throws ProblemError 403 when that was so
 */
export async function lockRechte({ tx, person }: Call, right: Berechtigung): Promise<Acting> {
  await lockStand(tx)
  const [own, before] = await Promise.all([readRechte(tx, person.id), readKept(tx)])
  if (!own.has(right)) throw new ProblemError({ status: 403, code: 'recht.fehlt', data: { rechte: [right] } })
  return { own, before }
}
