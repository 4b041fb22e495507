import { notifications } from '@mantine/notifications'
import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { FAHRTENBUCH_KEYS } from '../api/fahrtenbuch.ts'

/**
 * Writes one row into a logbook. One key for what the form says: a second press while the answer is lost writes nothing twice, and
 * another attempt after a refusal is another write.
 */
export function useWrite(
  write: (body: object, key: string) => Promise<FahrtenbuchEintragView>,
  onDone: () => void,
) {
  const { t } = useTranslation('fahrtenbuch')
  const queryClient = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const again = () =>
    Promise.all(FAHRTENBUCH_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  return useMutation({
    mutationFn: (body: object) => write(body, key),
    onSuccess: async () => {
      notifications.show({ message: t('schreiben.geschrieben'), color: 'lampe' })
      onDone()
      await again()
    },
    // Somebody else may have written: what is shown is read again.
    onError: again,
    onSettled: () => setKey(newIdempotencyKey()),
  })
}
