import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { guessMoment } from './readMoment.ts'

// Found by the trip, as its car is.
const RETURN = `
  select max(ende_ist) as ende from fahrzeug_buchung
  where mandant_id = $1 and id <> $2 and status = 'durchgeführt' and typ = 'BUCHUNG'
    and fahrzeug_id = (select fahrzeug_id from fahrzeug_buchung where mandant_id = $1 and id = $2)
    and beginn_ist <= $3 and ende_ist > $3`

/**
 * When the car of a trip came back from another one that was under way at the moment that the device tells; null when none was. Read behind the
 * car's lock: what has ended stands.
 */
export async function readReturn(
  call: Call,
  buchungId: string,
  zeit: string | undefined,
): Promise<Temporal.Instant | null> {
  const { tx } = call
  const moment = guessMoment(call, zeit)
  const statement = ready<{ ende: Temporal.Instant | null }>(RETURN, tx.scope.mandantId, buchungId, moment)
  return (await tx.first(statement))?.ende ?? null
}
