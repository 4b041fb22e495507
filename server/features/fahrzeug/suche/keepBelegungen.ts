import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { isSameProof } from '../../../platform/cache/answerCache.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { type BelegungRow, readBelegungen } from './queries.ts'
import { type Marken, readBetween } from './readMarken.ts'
import { ROW_BYTES } from './readUnderway.ts'

/** Of which cars: a name that stands for them at one version of the configuration, and their ids. */
export interface Cars {
  readonly name: string
  readonly ids: readonly string[]
}

const secondsOf = (tag: string) => Temporal.Instant.from(`${tag}T00:00:00Z`).epochMilliseconds / 1_000
const DAY = 86_400

/** From the first to the last of the days that are missing: what lies between is read once more, in one statement. */
function span(missing: readonly string[]): Zeitraum {
  const von = Temporal.Instant.from(`${missing[0]}T00:00:00Z`)
  return { von, bis: Temporal.Instant.from(`${missing.at(-1)}T00:00:00Z`).add({ hours: 24 }) }
}

/** A day (UTC) with what reaches into it. */
export interface Tag {
  readonly tag: string
  readonly rows: readonly BelegungRow[]
}

/**
 * What holds these cars, day by day, with cancelled trips that may no longer do so: days that nobody wrote are taken from what this server keeps,
 * the others are read. What reaches over several days stands in each of them.
 */
export async function keepBelegungen(
  { tx, deps, konfiguration }: Call,
  { name, ids }: Cars,
  marken: Marken,
): Promise<readonly Tag[]> {
  const keyOf = (tag: string) => `belegungen ${tx.scope.mandantId} ${tag} ${name}`
  const proofOf = (tag: string) => ({ stand: konfiguration.stand, marke: marken.tag(tag) })
  const days = new Map<string, readonly BelegungRow[]>()
  const missing: string[] = []
  for (const tag of marken.tage) {
    const kept = deps.cache.get<readonly BelegungRow[]>(keyOf(tag), proofOf(tag))
    if (kept) days.set(tag, kept)
    else missing.push(tag)
  }
  const inOrder = () => marken.tage.map((tag) => ({ tag, rows: days.get(tag) ?? [] }))
  if (missing.length === 0) return inOrder()
  const { found, after } = await readBetween(tx, marken, readBelegungen(tx, ids, span(missing)))
  const people = new Map<string, string>()
  const rows = found.map((row) => shared(row, people))
  for (const tag of missing) {
    const von = secondsOf(tag)
    const day = rows.filter((row) => row.von < von + DAY && row.sperre > von)
    days.set(tag, day)
    const proof = proofOf(tag)
    const still = isSameProof(proof, { stand: after.stand, marke: after.tag(tag) })
    if (still) deps.cache.put(keyOf(tag), proof, day, ROW_BYTES * day.length)
  }
  return inOrder()
}

/** Texts that many rows have alike are kept once. */
function shared(row: BelegungRow, known: Map<string, string>): BelegungRow {
  const one = (text: string) => {
    const same = known.get(text) ?? text
    known.set(text, same)
    return same
  }
  return {
    ...row,
    fahrzeug_id: one(row.fahrzeug_id),
    benutzer_id: one(row.benutzer_id),
    fahrer_id: row.fahrer_id === null ? null : one(row.fahrer_id),
  }
}
