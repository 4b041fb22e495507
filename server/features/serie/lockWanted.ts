import type { Call } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { LESERAUM } from '../leseraum/art.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'

/**
 * Those of one's own bookings that wait to begin or have not ended, locked: the person first, so that none of them goes to another seat meanwhile,
 * then the calendars of their seats, then they themselves.
 *
 * @param entered seats to which they are about to go
 */
export async function lockWanted(
  call: Call,
  wanted: Pick<ReadonlySet<string>, 'has'>,
  entered: readonly string[] = [],
): Promise<BuchungWithNames[]> {
  const { tx, person, now } = call
  const [, waiting] = await Promise.all([
    lockInOrder(tx, LESERAUM, { personen: [person.id] }),
    readWaiting(tx, LESERAUM, ['person', person.id], now, false),
  ])
  const left = waiting.filter(({ id }) => wanted.has(id)).map(({ leseraum_id }) => leseraum_id)
  if (left.length === 0) return []
  const [, locked] = await Promise.all([
    lockInOrder(tx, LESERAUM, { kalender: [...left, ...entered] }),
    readWaiting(tx, LESERAUM, ['person', person.id], now, true),
  ])
  const bereiche = bereicheOf(call)
  return locked.filter(({ id, bereich }) => wanted.has(id) && bereiche.includes(bereich))
}
