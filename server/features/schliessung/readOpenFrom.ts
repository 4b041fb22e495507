import type { Call } from '../../platform/http/endpoint.ts'
import { readWaitingOnDays } from '../leseraum/pflege/queries.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'

/** Behind whatever anybody has booked. */
const NEVER = Temporal.PlainDate.from('9000-01-01')

/** All bookings of a plan that wait and have not ended, by start. */
export function readOpenFrom({ tx, now }: Call, grundrissId: string): Promise<readonly BuchungWithNames[]> {
  // A day before: nothing that goes on now began earlier, whatever the zone.
  const von = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 })
  return readWaitingOnDays(tx, grundrissId, { von, bis: NEVER }, now)
}
