import type { Termin as TerminView } from '@platzwart/contract/leseraum/serie'
import type { Issue } from '@platzwart/domain/issue'
import type { Call } from '../../../platform/http/endpoint.ts'
import { showGruende } from '../../serie/showGruende.ts'
import { presentAlternative } from '../refuseBooking.ts'
import type { Instead } from './findInstead.ts'
import type { Termin } from './judgeTermine.ts'

/** One date as whoever plans a series sees it. */
export function presentTermin(
  call: Call,
  { command, plan, tag }: Termin,
  issues: readonly Issue[],
  instead: readonly Instead[] = [],
): TerminView {
  const { leseraum, zeitraum, gruppengroesse } = command
  return {
    leseraumId: leseraum.id,
    bezeichnung: leseraum.bezeichnung,
    grundrissId: plan.id,
    grundriss: plan.bezeichnung,
    tag: tag.toString(),
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    gruppengroesse,
    frei: issues.length === 0,
    gruende: showGruende(call, issues),
    vorschlaege: instead.map(({ found, plan: where }) => presentAlternative([where], found)),
  }
}
