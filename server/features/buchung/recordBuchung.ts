import { record } from '../../platform/database/record.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'
import { columnOf } from './kalender.ts'

/** A booking's row of the audit trail, which is its live event too; `before` is null for a new one. */
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
