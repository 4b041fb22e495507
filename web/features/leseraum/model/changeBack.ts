import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Change } from '../api/buchungen.ts'

/** What leads from a changed booking back to what it was; who was needed no longer is named again. */
export function changeBack(
  { leseraumId, von, bis, gruppengroesse, zweite }: BuchungView,
  changed: Pick<BuchungView, 'zweite'>,
): Change {
  const before = { leseraumId, von, bis, gruppengroesse }
  return zweite !== null && changed.zweite === null ? { ...before, zweitePerson: zweite.email } : before
}
