import type { Call } from '../../platform/http/endpoint.ts'
import { columnOf } from '../buchung/kalender.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import type { SerieArt, SerieTypes } from './art.ts'

/**
 * Locks those of one's own bookings that have not started or not ended: the person first, so that none of
 * them moves meanwhile, then their calendars, then the bookings.
 *
 * @param entered ids of the seats they are about to get
 */
export async function lockWanted<T extends SerieTypes>(
  call: Call,
  serie: SerieArt<T>,
  wanted: Pick<ReadonlySet<string>, 'has'>,
  entered: readonly string[] = [],
): Promise<T['buchung']['named'][]> {
  const { tx, person, now } = call
  const { art } = serie
  const [, waiting] = await Promise.all([
    lockInOrder(tx, art, { personen: [person.id] }),
    readWaiting(tx, art, ['person', person.id], now, false),
  ])
  const left = waiting.filter(({ id }) => wanted.has(id)).map((row) => columnOf(row, art.resource) as string)
  if (left.length === 0) return []
  const [, locked] = await Promise.all([
    lockInOrder(tx, art, { kalender: [...left, ...entered] }),
    readWaiting(tx, art, ['person', person.id], now, true),
  ])
  return locked.filter((row) => wanted.has(row.id) && serie.shows(call, row))
}
