import { sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
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

const EVER_BOOKED = `
  select leseraum_id from leseraum_buchung where mandant_id = $1 and leseraum_id = any($2::uuid[]) limit 1`

/** One of these seats of which there was ever a booking; null when there was none. */
export async function readBookedAmong(tx: Tx, ids: readonly string[]): Promise<string | null> {
  const { rows } = await tx.raw<{ leseraum_id: string }>(EVER_BOOKED, [tx.scope.mandantId, ids])
  return rows[0]?.leseraum_id ?? null
}

const LOCK = `
  select l.id from leseraum l where l.mandant_id = $1 and l.grundriss_id = $2 and l.id = any($3::uuid[]) order by l.id for update`

/** Seats of a plan that are about to change: whoever books one holds its row. All of them at once, in the order of everybody who needs several. */
export async function lockSeats(tx: Tx, grundrissId: string, ids: readonly string[]): Promise<void> {
  await tx.raw(LOCK, [tx.scope.mandantId, grundrissId, ids])
}

/** Behind whatever anybody has booked. */
const NEVER = Temporal.PlainDate.from('9000-01-01')

/** All bookings of a plan that wait and have not ended, by start. */
export function readOpenFrom({ tx, now }: Pick<Call, 'tx' | 'now'>, grundrissId: string) {
  // A day before: nothing that goes on now began earlier, whatever the zone.
  const von = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 })
  return readWaitingOnDays(tx, grundrissId, { von, bis: NEVER }, now)
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
