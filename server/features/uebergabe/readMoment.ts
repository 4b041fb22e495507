import { momentOf } from '@platzwart/domain/fahrzeug/moment'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseIssues } from '../buchung/transition.ts'

/** When it happened: on the device, if that tells it later; a refusal for a moment that cannot be. */
export function readMoment(call: Call, zeit: string | undefined, notBefore: Temporal.Instant) {
  const told = zeit === undefined ? null : Temporal.Instant.from(zeit)
  const moment = momentOf(told, call.now, notBefore)
  return moment.ok ? moment.value : refuseIssues(moment.issues)
}
