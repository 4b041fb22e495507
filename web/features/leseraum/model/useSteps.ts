import type { BuchungView } from '@platzwart/contract/leseraum'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { type Transition, takeStep } from '../api/buchungen.ts'
import { liveOf } from './buchungen.ts'
import { takeIn } from './useLeseraumLive.ts'

const SAID = {
  confirm: 'buchungen.bestaetigt',
  checkIn: 'buchungen.eingecheckt',
  cancel: 'buchungen.storniert',
  undoCancel: 'buchungen.wiederDa',
} as const

/** Writes a server's answer to the caches that show it: the overview and the plan's day. */
export function keepBuchung(queryClient: QueryClient, buchung: BuchungView, zone: string): void {
  queryClient.setQueriesData<readonly BuchungView[]>({ queryKey: ['buchungen'] }, (list) =>
    list === undefined ? undefined : [...list.filter((one) => one.id !== buchung.id), buchung],
  )
  takeIn(queryClient, liveOf(buchung, zone))
}

interface Step {
  readonly schritt: Transition
  readonly buchung: Pick<BuchungView, 'id'>
}

/**
 * The handlers after a transition of a booking: write the answer to the caches, or reload after a failure.
 */
export function useStepEnds() {
  const zone = useZone()
  const queryClient = useQueryClient()
  return {
    about: ({ buchung }: Pick<Step, 'buchung'>) => buchung.id,
    onDone: (buchung: BuchungView) => keepBuchung(queryClient, buchung, zone),
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['buchungen'] }),
  }
}

/**
 * Confirm, check in, cancel, undo; pessimistic, since nothing is shown as done before the server's answer.
 */
export function useSteps() {
  const { t } = useTranslation('leseraum')
  return useAct({
    send: ({ schritt, buchung }: Step, key) => takeStep(schritt, buchung.id, key),
    says: (buchung, { schritt }) => t(SAID[schritt], { platz: seatCalled(t, buchung) }),
    ...useStepEnds(),
  })
}
