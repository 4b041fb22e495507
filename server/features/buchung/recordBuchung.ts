import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'
import { columnOf } from './kalender.ts'

/** Writes a booking's audit row, which is also its live event; `before` is null for a new one. */
export function recordBuchung<T extends BuchungTypes>(
  { tx, person }: Pick<Call, 'tx' | 'person'>,
  art: BuchungArt<T>,
  aktion: string,
  before: T['row'] | null,
  after: T['fresh'] | T['row'],
): void {
  const whom = art.onBehalf === null ? null : (columnOf(after, art.onBehalf) as string | null)
  record(tx, {
    aktion,
    objekt: art.table,
    objektId: after.id,
    ...(before ? { vorher: art.snapshot(before) } : {}),
    nachher: art.snapshot(after),
    ...(whom === null || whom === person.id ? {} : { imAuftragId: whom }),
  })
}

/**
 * Records that slots are no longer held, so that browsers stop showing them as held. Returns their number.
 */
export function recordReleased<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  rows: readonly T['row'][],
  aktion: string,
): number {
  record(
    tx,
    ...rows.map((row) => ({
      aktion,
      objekt: art.table,
      objektId: row.id,
      vorher: art.snapshot(row),
      nachher: art.snapshot({ ...row, gehalten_bis: null, version: row.version + 1 }),
    })),
  )
  return rows.length
}
