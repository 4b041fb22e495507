import { momentOf } from '@platzwart/domain/fahrzeug/moment'
import type { Result } from '@platzwart/domain/result'
import type { Call } from '../../platform/http/endpoint.ts'

const LONG_AGO = Temporal.Instant.fromEpochMilliseconds(0)

/** When it happened: on the device, if that tells it later; refused for a moment that cannot be. */
export function readMoment(
  call: Pick<Call, 'now'>,
  zeit: string | undefined,
  notBefore: Temporal.Instant,
): Result<Temporal.Instant> {
  return momentOf(zeit === undefined ? null : Temporal.Instant.from(zeit), call.now, notBefore)
}

/** The same before the trip is known: one that cannot be is refused by the verb, and need not be a moment that the database knows. */
export function guessMoment(call: Pick<Call, 'now'>, zeit: string | undefined): Temporal.Instant {
  const told = readMoment(call, zeit, LONG_AGO)
  return told.ok ? told.value : call.now
}
