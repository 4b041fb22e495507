import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { cancelBySystem } from '../../buchung/cancelBySystem.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { LESERAUM } from '../art.ts'
import { lockBuchungen } from '../queries.ts'
import { readParts } from './queries.ts'

/** Lifts a lock for all its seats from now on (L10); days that are over stay as they were. Whoever lifts it knows: nobody is told. */
export async function releaseSperre(call: Call, id: string) {
  const { tx, deps, now } = call
  const parts = await readParts(tx, id, now)
  const [first] = parts
  if (first) await planOfSeat(call, first.leseraum_id)
  await lockInOrder(tx, LESERAUM, { kalender: parts.map(({ leseraum_id }) => leseraum_id) })
  const rows = await lockBuchungen(
    tx,
    parts.map((part) => part.id),
  )
  const standing = rows.filter(({ status }) => status === 'verschlossen')
  if (standing.length === 0) return refuse({ status: 404, code: 'nichtGefunden' })
  await cancelBySystem(deps, call, LESERAUM, standing, {
    aktion: 'releaseSperre',
    change: 'storniert',
    untold: () => true,
  })
  return { status: 204, body: undefined } as const
}
