import type { LeseraumView } from '@platzwart/contract/leseraum'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { instantAt } from '../../leseraum/model/planDay.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { seatTitle } from '../../leseraum/model/useSeatWords.ts'
import { JoinWarteliste } from './JoinWarteliste.tsx'

interface WaitForSeatProps {
  readonly raum: Leseraum
  /** The requested seat; null: any of the plan. */
  readonly platz: LeseraumView | null
  readonly zeit: Minutes
  readonly gruppengroesse: number
}

/** Joins the waiting list for something that is not free, in a house that has one. */
export function WaitForSeat({ raum, platz, zeit, gruppengroesse }: WaitForSeatProps) {
  const { t } = useTranslation('leseraum')
  const { plan, day, einstellungen, zone } = raum
  if (einstellungen['leseraum.wartelisteEintraege'].value === 0) return null
  const asked = {
    grundrissId: plan.id,
    plan: plan.bezeichnung,
    seats: plan.leseraeume,
    gruppengroesse,
    zone,
    platz: platz && { id: platz.id, name: seatTitle(t, platz, raum.bereich) },
    von: instantAt(day, zeit.von),
    bis: instantAt(day, zeit.bis),
    kuerzest: shortestStay(einstellungen).value,
    laengst: einstellungen['leseraum.hoechstdauer'].value,
  }
  // Remounts for another seat or period, so that no result carries over.
  return <JoinWarteliste key={`${plan.id} ${platz?.id} ${asked.von} ${asked.bis}`} asked={asked} />
}
