import { sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { selectBuchungWithNames } from '../queries.ts'

/** Whether there was ever a booking of a seat, whatever became of it. */
export async function readEverBooked(tx: Tx, leseraumId: string): Promise<boolean> {
  const row = await tx.first(
    build
      .selectFrom('leseraum_buchung')
      .where('leseraum_buchung.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('leseraum_id', '=', leseraumId)
      .limit(1),
  )
  return row !== undefined
}

/** Bookings of a plan that wait and have not ended, on the days from `von` to `bis` (inclusive), by start. */
export async function readWaitingOnDays(
  tx: Tx,
  grundrissId: string,
  { von, bis }: { readonly von: Temporal.PlainDate; readonly bis: Temporal.PlainDate },
  now: Temporal.Instant,
) {
  return tx.all(
    selectBuchungWithNames(tx.scope.mandantId)
      .where('b.grundriss_id', '=', grundrissId)
      .where('b.tag', '>=', von)
      .where('b.tag', '<=', bis)
      .where('b.status', 'in', ['vorgemerkt', 'reserviert'])
      .where(sql<boolean>`upper(b.zeitraum) > ${now}`)
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id'),
  )
}
