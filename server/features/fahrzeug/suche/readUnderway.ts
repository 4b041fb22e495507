import { isSameProof } from '../../../platform/cache/answerCache.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { type BelegungRow, readLate } from './queries.ts'
import { type Marken, readBetween } from './readMarken.ts'

/** Milliseconds that are read ahead: who was to be back in a while is late then without having written anything. */
const AHEAD_MS = 600_000
/** Bytes of a row: four ids, the numbers, the object. */
export const ROW_BYTES = 360

/** The trips under way that were to be back by now: they hold their cars although their time is over. */
export async function readUnderway(call: Call, marken: Marken): Promise<readonly BelegungRow[]> {
  const { tx, deps, konfiguration, now } = call
  const until = (Math.floor(now.epochMilliseconds / AHEAD_MS) + 1) * AHEAD_MS
  const key = `underway ${tx.scope.mandantId} ${until}`
  const proof = { stand: konfiguration.stand, marke: marken.underway }
  const rows = deps.cache.get<readonly BelegungRow[]>(key, proof) ?? (await load())
  const seconds = Number(now.epochNanoseconds) / 1e9
  return rows.filter(({ bis }) => bis <= seconds)

  async function load() {
    const read = readLate(tx, Temporal.Instant.fromEpochMilliseconds(until))
    const { found, after } = await readBetween(tx, marken, read)
    const still = isSameProof(proof, { stand: after.stand, marke: after.underway })
    if (still) deps.cache.put(key, proof, found, ROW_BYTES * found.length)
    return found
  }
}
