import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { readWaiting } from '../../buchung/readWaiting.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { presentBetroffene } from './present.ts'

/** The bookings that deactivating a room would cancel, before anybody does it. */
export async function listLeseraumBetroffene(call: Call, leseraumId: string) {
  const { tx, now } = call
  if (!(await planOfSeat(call, leseraumId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const open = await readWaiting(tx, LESERAUM, ['resource', leseraumId], now, false)
  const hit = open.filter((row) => fallsWithLeseraum(buchungOf(row), now))
  return { status: 200, body: presentBetroffene(call, hit) } as const
}
