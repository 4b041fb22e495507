import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Zusage } from '@platzwart/contract/leseraum/zusage'
import { zusageStand } from '@platzwart/domain/leseraum/zusage/stand'
import type { Call } from '../../../platform/http/endpoint.ts'

/** A booking as its second person is asked for it. */
export function presentZusage(
  { konfiguration, now }: Pick<Call, 'konfiguration' | 'now'>,
  view: BuchungView,
): Zusage {
  const { bereich, bezeichnung, grundriss, standort, von, bis, gruppengroesse, version } = view
  const stand = zusageStand(view.status, Temporal.Instant.from(view.bestaetigenBis), now)
  const { name: haus, zone } = konfiguration.mandant
  const where = { bereich, bezeichnung, grundriss, standort, von, bis, gruppengroesse }
  const buchung = stand === 'vorbei' ? null : { ...where, bucher: view.bucher?.name ?? '' }
  return { stand, haus, zone, version, buchung }
}
