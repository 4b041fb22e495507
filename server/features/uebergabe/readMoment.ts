import { momentOf } from '@platzwart/domain/fahrzeug/moment'
import type { Call } from '../../platform/http/endpoint.ts'

const LONG_AGO = Temporal.Instant.fromEpochMilliseconds(0)

/** When it happened, before the trip is known: a moment that cannot be is refused by the rules, and need not be one that the database knows. */
export function guessMoment({ now }: Pick<Call, 'now'>, zeit: string | undefined): Temporal.Instant {
  const moment = momentOf(zeit === undefined ? null : Temporal.Instant.from(zeit), now, LONG_AGO)
  return moment.ok ? moment.value : now
}
