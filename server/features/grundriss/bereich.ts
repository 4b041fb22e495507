import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { type Bereich, openBereiche } from '@platzwart/domain/mandant/bereich'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import { requireModul } from '../../platform/konfiguration/requireModul.ts'

type Here = Pick<Configured, 'konfiguration'>

/** The Bereiche of rooms that the house has. */
export function bereicheOf({ konfiguration }: Here): readonly Bereich[] {
  return openBereiche(konfiguration.mandant.module)
}

/** To a house without its module a Bereich does not exist. @throws ProblemError 404 `modul.aus` */
export function requireBereich(here: Here, bereich: Bereich): void {
  requireModul(here, bereich)
}

/** What decides about a booking, by the plan that it is on. */
export function regelnIn(einstellungen: Effective, { bereich }: { readonly bereich: Bereich }): Effective {
  return regelnOf(einstellungen, bereich)
}

/** The Bereich that is asked about; where nobody says which, the first that the house has. @throws ProblemError 404 `modul.aus` */
export function chosenBereich(here: Here, asked: Bereich | undefined): Bereich {
  const bereich = asked ?? bereicheOf(here)[0] ?? 'leseraum'
  requireBereich(here, bereich)
  return bereich
}
