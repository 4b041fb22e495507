import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { selectBuchungWithNames } from '../queries.ts'

const EVER_BOOKED = `
  select b.leseraum_id from leseraum_buchung b where b.mandant_id = $1 and b.leseraum_id = any($2::uuid[])
  union all select n.leseraum_id from leseraum_nutzung n where n.mandant_id = $1 and n.leseraum_id = any($2::uuid[]) limit 1`

/** One of these seats of which there was ever a booking, also of those that are deleted by now; null when there was none. */
export async function readBookedAmong(tx: Tx, ids: readonly string[]): Promise<string | null> {
  const { rows } = await tx.raw<{ leseraum_id: string }>(EVER_BOOKED, [tx.scope.mandantId, ids])
  return rows[0]?.leseraum_id ?? null
}

/** Whether there was ever a booking of a seat, whatever became of it. */
export async function readEverBooked(tx: Tx, leseraumId: string): Promise<boolean> {
  return (await readBookedAmong(tx, [leseraumId])) !== null
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
