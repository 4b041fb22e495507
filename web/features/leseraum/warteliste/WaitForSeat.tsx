import type { LeseraumView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { JoinWarteliste } from '../../warteliste/components/JoinWarteliste.tsx'
import type { Choice } from '../../warteliste/model/wishes.ts'
import { instantAt } from '../model/planDay.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { seatTitle } from '../model/useSeatWords.ts'
import { WARTELISTE } from './art.ts'
import { type NotFree, targetsOf, wishOf } from './wishes.ts'

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
  return <WaitFor key={`${plan.id} ${platz?.id} ${asked.von} ${asked.bis}`} asked={asked} />
}

/** Joins the waiting list for a seat, or for any of a plan. */
export function WaitFor({ asked }: { readonly asked: NotFree }) {
  const { t } = useTranslation('warteliste')
  const joining = {
    asked,
    targets: targetsOf(t, asked),
    send: (typed: Choice, idempotencyKey: string) =>
      ask(wire.joinWarteliste, { body: wishOf(asked, typed), idempotencyKey }),
    places: WARTELISTE.queryKey,
    free: ['planTag', asked.grundrissId],
  }
  return <JoinWarteliste joining={joining} />
}
