import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Warteliste, WarteTypes } from './art.ts'
import { endPlaetze } from './endPlaetze.ts'
import { lockPlatz } from './queries.ts'
import { refuseOther } from './refuseOther.ts'

/**
 * Removes the caller from a queue; what they were offered goes to whoever is next. Idempotent: a place that
 * has ended counts as left.
 */
export async function leaveWarteliste<T extends WarteTypes>(call: Call, liste: Warteliste<T>, id: string) {
  const { tx, person, now } = call
  const row = await lockPlatz(tx, liste, person.id, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const other = row.beendet === null ? refuseOther(call, row) : null
  if (other) return other
  if (row.status === 'wartet') await endPlaetze(tx, liste, [row], ['verlassen', 'leaveWarteliste'], now)
  if (row.status === 'angeboten') await endPlaetze(tx, liste, [row], ['abgelehnt', 'declineAngebot'], now)
  return { status: 204, body: undefined } as const
}
