import type { Hold } from '@platzwart/domain/leseraum/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { holdOf } from './facts.ts'
import type { HoldRow } from './queries.ts'

/** What holds a seat, and of a cancelled booking until when: it can be taken back until then. */
interface KeptHold {
  readonly hold: Hold
  readonly until: Temporal.Instant | null
}

/** What holds the seats of plans on a day now, by plan. */
export type Holds = ReadonlyMap<string, readonly Hold[]>

type Asking = Pick<Call, 'tx' | 'deps' | 'konfiguration' | 'now'>

/** Bytes of a hold: ids, two instants, the objects. */
const HOLD_BYTES = 400

const DAY = `
  select id, grundriss_id, leseraum_id, zeitraum, status, benutzer1_id, gehalten_bis from leseraum_buchung
  where mandant_id = $1 and grundriss_id = any($2::uuid[]) and tag = $3::date and (status <> 'storniert' or gehalten_bis is not null)`

const MARKEN = `
  select coalesce((
    select string_agg(t.objekt_id || ' ' || t.summe, ',') from (
      select objekt_id, sum(marke)::text as summe from tagesmarke
      where mandant_id = $1 and art = 'leseraum_buchung' and objekt_id = any($2::uuid[]) and tag = $3::date group by objekt_id) t), '') as plaene,
    coalesce((select sum(marke) from tagesmarke
      where mandant_id = $1 and art = 'leseraum_buchung' and objekt_id = $1 and tag = 'infinity'), 0)::text as alle`

interface MarkenRow {
  readonly plaene: string
  readonly alle: string
}

/** The marks of plans on a day, by plan. */
async function readMarken(tx: Tx, plans: readonly string[], tag: Temporal.PlainDate) {
  const row = await tx.first(ready<MarkenRow>(MARKEN, tx.scope.mandantId, plans, tag))
  const { plaene = '', alle = '' } = row ?? {}
  const sums = new Map(plaene.split(',').map((one) => one.split(' ') as [string, string]))
  return new Map(plans.map((id) => [id, `${sums.get(id) ?? ''}.${alle}`]))
}

const keyOf = ({ tx }: Asking, grundrissId: string, tag: Temporal.PlainDate) =>
  `holds ${tx.scope.mandantId} ${grundrissId} ${tag.toString()}`

const proofOf = ({ konfiguration }: Asking, marke = '') => ({ stand: konfiguration.stand, marke })

const heldNow = (kept: readonly KeptHold[], { now }: Asking) =>
  kept
    .filter(({ until }) => until === null || Temporal.Instant.compare(until, now) > 0)
    .map(({ hold }) => hold)

/** What this server has seen last of a plan's day, which may no longer be so. */
export function lastSeen(asking: Asking, grundrissId: string, tag: Temporal.PlainDate): readonly Hold[] {
  const kept = asking.deps.cache.latest<readonly KeptHold[]>(keyOf(asking, grundrissId, tag))
  return kept ? heldNow(kept, asking) : []
}

/** What this server has seen last of these plans' day, where the database says that it is still so. */
export async function provenHolds(
  asking: Asking,
  plans: readonly string[],
  tag: Temporal.PlainDate,
): Promise<Holds> {
  const marken = await readMarken(asking.tx, plans, tag)
  const proven = new Map<string, readonly Hold[]>()
  for (const id of plans) {
    const key = keyOf(asking, id, tag)
    const kept = asking.deps.cache.get<readonly KeptHold[]>(key, proofOf(asking, marken.get(id)))
    if (kept) proven.set(id, heldNow(kept, asking))
  }
  return proven
}

/**
 * What holds the seats of these plans on a day, read and kept for others who are refused for the same reason. Not for a transaction that has
 * written bookings itself: what it has not committed is nobody else's.
 */
export async function keepHolds(
  asking: Asking,
  plans: readonly string[],
  tag: Temporal.PlainDate,
): Promise<Holds> {
  const { tx, deps } = asking
  type Row = HoldRow & { readonly grundriss_id: string; readonly gehalten_bis: Temporal.Instant | null }
  const [before, rows, after] = await Promise.all([
    readMarken(tx, plans, tag),
    tx.all(ready<Row>(DAY, tx.scope.mandantId, plans, tag)),
    readMarken(tx, plans, tag),
  ])
  const byPlan = Map.groupBy(rows, (row) => row.grundriss_id)
  return new Map(
    plans.map((id) => {
      const kept = (byPlan.get(id) ?? []).map((row) => ({ hold: holdOf(row), until: row.gehalten_bis }))
      // Read between two looks that say the same: it is what they stand for.
      if (before.get(id) === after.get(id)) {
        const proof = proofOf(asking, before.get(id))
        deps.cache.put(keyOf(asking, id, tag), proof, kept, HOLD_BYTES * kept.length)
      }
      return [id, heldNow(kept, asking)]
    }),
  )
}
