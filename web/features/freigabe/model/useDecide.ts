import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQueryClient } from '@tanstack/react-query'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'

/** How it is said, and how where no mail tells of it. */
const SAYS = { istFreigegeben: 'istFreigegebenOhneMail', istAbgelehnt: 'istAbgelehntOhneMail' } as const

/** What comes of a decision: nothing is shown as decided before the server said so. */
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
    // Somebody else was faster, or the trip is another one by now: what is shown is read again.
    onFailed: again,
  }
}
