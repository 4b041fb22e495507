import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQueryClient } from '@tanstack/react-query'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'

/** The announcement's text, and its variant if no mail is sent. */
const SAYS = { istFreigegeben: 'istFreigegebenOhneMail', istAbgelehnt: 'istAbgelehntOhneMail' } as const

/** Decides a request; pessimistic, since nothing is shown as decided before the server's answer. */
export function useDecide(
  { fahrer }: FahrzeugBuchungView,
  said: keyof typeof SAYS,
  onDone: () => void,
): Outcome<unknown> {
  const { t } = useTranslation('freigabe')
  const mails = useMailsLeave()
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all(['freigaben', 'zaehler'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  return {
    says: () => t(mails ? said : SAYS[said], { fahrer: fahrer?.name ?? '' }),
    onDone() {
      onDone()
      return again()
    },
    // Somebody else was faster, or the trip has changed: reload it.
    onFailed: again,
  }
}
