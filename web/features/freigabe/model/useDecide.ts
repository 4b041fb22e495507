import { notifications } from '@mantine/notifications'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { decideFreigabe, type Entscheidung } from '../api/freigaben.ts'

/** Approves or rejects; nothing is shown as decided before the server said so. */
export function useDecide(buchung: FahrzeugBuchungView, onDone: () => void) {
  const { t } = useTranslation('freigabe')
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all(['freigaben', 'zaehler'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  return useMutation({
    mutationFn: (entscheidung: Entscheidung) => decideFreigabe(buchung, entscheidung),
    onSuccess: async (_, { freigegeben }) => {
      const fahrer = buchung.fahrer?.name ?? ''
      notifications.show({
        message: t(freigegeben ? 'istFreigegeben' : 'istAbgelehnt', { fahrer }),
        color: 'lampe',
      })
      onDone()
      await again()
    },
    // Somebody else was faster, or the trip is another one by now: what is shown is read again.
    onError: again,
  })
}
