import type { BuchungView } from '@platzwart/contract/leseraum'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { useStepEnds } from '../../leseraum/model/useSteps.ts'
import { PLATZ, type StayStep, takeStayStep } from '../api/aufenthalt.ts'

interface Wish {
  readonly schritt: StayStep
  readonly buchung: Pick<BuchungView, 'id'>
  /** The code of the seat, if they are at it. */
  readonly code?: string | undefined
}

/** The steps of somebody who is checked in: not optimistic, because the server decides. */
export function useStaySteps() {
  const { t } = useTranslation('ankunft')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  return useAct({
    send: ({ schritt, buchung, code }: Wish, key) => takeStayStep(schritt, buchung.id, key, code),
    says: (buchung, { schritt }) =>
      t(`gesagt.${schritt}`, {
        platz: seatCalled(room, buchung),
        zeit: formatUhrzeit(Temporal.Instant.from(buchung.pauseBis ?? buchung.bis), zone),
      }),
    ...useStepEnds(),
    // The seat's check-in page shows the outcome.
    refreshes: [[PLATZ]],
  })
}
