import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Change } from '../api/buchungen.ts'

/** The change that restores a booking, including a second person who was removed. */
export function changeBack(
  { leseraumId, von, bis, gruppengroesse, zweite }: BuchungView,
  changed: Pick<BuchungView, 'zweite'>,
): Change {
  const before = { leseraumId, von, bis, gruppengroesse }
  return zweite !== null && changed.zweite === null ? { ...before, zweitePerson: zweite.email } : before
}
