import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import { encodeParameter } from '../../platform/database/types.ts'

export interface NewBuchung {
  readonly id: string
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly status: 'vorgemerkt' | 'reserviert' | 'verschlossen'
  readonly benutzer1_id: string
  readonly benutzer2_id: string | null
  readonly gruppengroesse: number
  readonly informationstext: string
}

const INSERT = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status,
    benutzer1_id, benutzer2_id, gruppengroesse, informationstext)
  values ($1, $2, $3, $4, $5, $6::tstzrange, $7, $8, $9, $10, $11)
  on conflict do nothing returning erstellt`

function insertStatement(mandantId: string, row: NewBuchung): Ready<{ erstellt: Temporal.Instant }> {
  return ready(
    INSERT,
    mandantId,
    row.id,
    row.leseraum_id,
    row.grundriss_id,
    row.tag,
    row.zeitraum,
    row.status,
    row.benutzer1_id,
    row.benutzer2_id,
    row.gruppengroesse,
    row.informationstext,
  )
}

/** Cancelled bookings whose time to undo has passed give up the slot when somebody wants it. */
async function releaseHeld(tx: Tx, row: NewBuchung): Promise<number> {
  return tx.run(
    build
      .updateTable('leseraum_buchung')
      .set({ gehalten_bis: null, gehalten_status: null })
      .where('leseraum_id', '=', row.leseraum_id)
      .where('gehalten_bis', '<=', sql<Temporal.Instant>`now()`)
      .where(sql<boolean>`zeitraum && ${encodeParameter(row.zeitraum)}::tstzrange`),
  )
}

/**
 * Takes the slot, or answers null when somebody else has it. The exclusion constraint decides, without an error and so without
 * deadlocks between many who want the same seat.
 */
export async function insertBuchung(tx: Tx, row: NewBuchung): Promise<{ erstellt: Temporal.Instant } | null> {
  const statement = insertStatement(tx.scope.mandantId, row)
  const taken = await tx.first(statement)
  if (taken) return taken
  if ((await releaseHeld(tx, row)) === 0) return null
  return (await tx.first(statement)) ?? null
}
