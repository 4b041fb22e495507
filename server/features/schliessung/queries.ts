import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { columnOf, KEPT_SECONDS } from '../buchung/kalender.ts'
import type { KeptSchliessung, Move, SchliessTypes, SchliessungArt } from './art.ts'

/** Closures that can still be undone, the latest first. */
export function readSchliessungen<T extends SchliessTypes>(
  tx: Tx,
  { sql }: SchliessungArt<T>,
  now: Temporal.Instant,
): Promise<T['schliessung'][]> {
  return tx.all(ready<T['schliessung']>(sql.list, tx.scope.mandantId, now))
}

/** Reads a closure with all its data and locks it until the transaction ends. */
export async function lockSchliessung<T extends SchliessTypes>(
  tx: Tx,
  { sql }: SchliessungArt<T>,
  id: string,
): Promise<KeptSchliessung<T['schliessung']> | undefined> {
  const { mandantId } = tx.scope
  type Kept = Pick<KeptSchliessung<T['schliessung']>, 'vorher' | 'nachher' | 'buchungen'>
  const kept = await tx.first(ready<Kept>(sql.lock, mandantId, id))
  const named = await tx.first(ready<T['schliessung']>(sql.readOne, mandantId, id))
  return kept && named && { ...named, ...kept }
}

/** Locks bookings by id and reads them with their names, whatever their status. */
export function lockBookings<T extends SchliessTypes>(
  tx: Tx,
  { sql }: SchliessungArt<T>,
  ids: readonly string[],
): Promise<T['buchung']['named'][]> {
  return tx.all(ready<T['buchung']['named']>(sql.lockBookings, tx.scope.mandantId, ids))
}

/**
 * Cancelled slots stay held for the undo period, and then a while for the waiting list. Holds that ended
 * before this moment are void.
 */
export const lapsedUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ seconds: KEPT_SECONDS })

/** The target slots, as the exclusion constraint sees them. */
function slotsOf<T extends SchliessTypes>({ art }: SchliessungArt<T>, moves: readonly Move<T>[]): string {
  return JSON.stringify(
    moves.map(({ row: { id }, target }) => {
      const { von, bis } = columnOf(target, art.slot) as Zeitraum
      return { id, [art.resource]: columnOf(target, art.resource), von, bis }
    }),
  )
}

/** Builds the release of lapsed holds on the target slots. The caller holds the calendars. */
export function releaseSlots<T extends SchliessTypes>(
  { scope }: Tx,
  kind: SchliessungArt<T>,
  moves: readonly Move<T>[],
  until: Temporal.Instant,
) {
  return ready<never>(kind.sql.release, scope.mandantId, slotsOf(kind, moves), until)
}

/** Locks those resources that can be booked until the transaction ends; returns their number. */
export async function holdOpen<T extends SchliessTypes>(
  tx: Tx,
  { sql }: SchliessungArt<T>,
  ids: readonly string[],
): Promise<number> {
  return tx.run(ready(sql.holdOpen, tx.scope.mandantId, ids))
}

async function readIds(tx: Tx, text: string, ...values: readonly unknown[]): Promise<ReadonlySet<string>> {
  const rows = await tx.all(ready<{ id: string }>(text, tx.scope.mandantId, ...values))
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the bookings whose slot is taken. */
export function readTakenSlots<T extends SchliessTypes>(
  tx: Tx,
  kind: SchliessungArt<T>,
  moves: readonly Move<T>[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  return readIds(tx, kind.sql.taken, slotsOf(kind, moves), lapsedUntil(now))
}

/** Ids of the people who have left the house. */
export function readGone<T extends SchliessTypes>(
  tx: Tx,
  { sql }: SchliessungArt<T>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return readIds(tx, sql.gone, ids)
}
