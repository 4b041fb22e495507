import { notifications } from '@mantine/notifications'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { type Transition, takeStep } from '../api/buchungen.ts'
import { liveOf } from './buchungen.ts'
import { takeIn } from './useLeseraumLive.ts'

const SAID = {
  confirm: 'buchungen.bestaetigt',
  checkIn: 'buchungen.eingecheckt',
  cancel: 'buchungen.storniert',
  undoCancel: 'buchungen.wiederDa',
} as const

/** Puts an answer of the server where it is shown: the overview and the plan's day. */
export function keepBuchung(queryClient: QueryClient, buchung: BuchungView, zone: string): void {
  queryClient.setQueriesData<readonly BuchungView[]>({ queryKey: ['buchungen'] }, (list) =>
    list === undefined ? undefined : [...list.filter((one) => one.id !== buchung.id), buchung],
  )
  takeIn(queryClient, liveOf(buchung, zone))
}

interface Step {
  readonly schritt: Transition
  readonly buchung: BuchungView
}

/** Confirm, check in, cancel, undo: nothing is shown as done before the server said so. */
export function useSteps() {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ schritt, buchung }: Step) => takeStep(schritt, buchung.id),
    onSuccess: (buchung, { schritt }) => {
      keepBuchung(queryClient, buchung, zone)
      // What was said of this booking before no longer holds.
      notifications.hide(buchung.id)
      notifications.show({
        id: buchung.id,
        message: t(SAID[schritt], { platz: buchung.bezeichnung }),
        color: 'lampe',
      })
    },
    onError: (failure) => {
      const { text } = describeFailure(failure, shell)
      notifications.show({ title: t('buchungen.fehlgeschlagen'), message: text, color: 'red', role: 'alert' })
      void queryClient.invalidateQueries({ queryKey: ['buchungen'] })
    },
  })
}
