import type { Call } from '../../../platform/http/endpoint.ts'
import { readZustaende, type ZustandRow } from '../../flotte/queries.ts'
import { type Marken, readBetween } from './readMarken.ts'

/** Bytes of a row: an id, a place, the numbers, the object. */
const ROW_BYTES = 320

export interface Zustaende {
  readonly byId: ReadonlyMap<string, ZustandRow>
  /** They are what the marks stand for: what is made of them may be kept. */
  readonly proven: boolean
}

/** How these cars are: those that were asked for before as this server keeps them, for as long as nobody wrote any of them. */
export async function keepZustaende(
  { tx, deps, konfiguration }: Call,
  marken: Marken,
  fahrzeugIds: readonly string[],
): Promise<Zustaende> {
  const key = `zustaende ${tx.scope.mandantId}`
  const proof = { stand: konfiguration.stand, marke: marken.zustand }
  const kept = deps.kept.get<ReadonlyMap<string, ZustandRow>>(key, proof) ?? new Map<string, ZustandRow>()
  const missing = fahrzeugIds.filter((id) => !kept.has(id))
  if (missing.length === 0) return { byId: kept, proven: true }
  const { found, after } = await readBetween(tx, marken, readZustaende(tx, missing))
  if (after.zustand !== marken.zustand) return { byId: await readZustaende(tx, fahrzeugIds), proven: false }
  const byId = new Map([...kept, ...found])
  deps.kept.put(key, proof, byId, ROW_BYTES * byId.size)
  return { byId, proven: true }
}
