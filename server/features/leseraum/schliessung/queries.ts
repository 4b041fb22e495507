import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { InferResult } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { lapsedUntil } from '../../schliessung/queries.ts'

/** Closures with the names of their plans. */
export const selectSchliessung = (mandantId: string) =>
  build
    .selectFrom('schliessung as s')
    .innerJoin('grundriss as g', (on) =>
      on.onRef('g.mandant_id', '=', 's.mandant_id').onRef('g.id', '=', 's.grundriss_id'),
    )
    .where('s.mandant_id', '=', mandantId)
    .select(['s.id', 's.anlass', 's.grundriss_id', 'g.bezeichnung as grundriss', 'g.bereich'])
    .select(['s.verschoben', 's.storniert', 's.belassen', 's.status', 's.erstellt', 's.bis'])

export type SchliessungRow = InferResult<ReturnType<typeof selectSchliessung>>[number]

/** A booking as it stood before, and its version since: JSON of the row. */
export interface KeptBuchung {
  readonly id: string
  /** After the closure. */
  readonly version: number
  readonly leseraumId: string
  readonly grundrissId: string
  readonly tag: string
  readonly von: string
  readonly bis: string
  readonly status: string
  readonly informationstext: string
  readonly zugesagt: string | null
}

const LAPSED = `
  select grundriss_id, leseraum_id, tag, zeitraum from leseraum_buchung
  where mandant_id = $1 and grundriss_id = any($2::uuid[]) and tag = any($3::date[]) and status = 'storniert' and gehalten_bis > $4`

export interface LapsedRow {
  readonly grundriss_id: string
  readonly leseraum_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
}

/** Slots of what was cancelled a moment ago, on these days of these plans: they may be kept for those who wait for them. */
export function readLapsed(
  tx: Tx,
  { plans, tage }: { readonly plans: readonly string[]; readonly tage: readonly Temporal.PlainDate[] },
  now: Temporal.Instant,
): Promise<LapsedRow[]> {
  const days = tage.map((tag) => tag.toString())
  return tx.all(ready<LapsedRow>(LAPSED, tx.scope.mandantId, plans, days, lapsedUntil(now)))
}
