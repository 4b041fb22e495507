import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'
import { FAHRTENBUCH_KEYS } from '../api/fahrtenbuch.ts'

/** What happens after a row was written to a logbook, by any form. */
export function useWrite(onClose: () => void): Outcome<unknown> {
  const { t } = useTranslation('fahrtenbuch')
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all(FAHRTENBUCH_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  return {
    says: () => t('schreiben.geschrieben'),
    onDone() {
      onClose()
      return again()
    },
    // Somebody else may have written: invalidates the logbook.
    onFailed: again,
  }
}
