import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Remove } from '../../../ui/pflege/Remove.tsx'
import { WERTE_KEY } from '../api/werte.ts'

interface RemoveWertProps {
  readonly view: EinstellungWertView
  readonly onDone: () => void
}

/** Removes a value after a confirmation, which says what then applies. */
export function RemoveWert({ view, onDone }: RemoveWertProps) {
  const { t } = useTranslation('einstellungPflege')
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: WERTE_KEY })
  return (
    <Remove
      title={t('wert.entfernen')}
      text={t('wert.entfernenText')}
      question={t('wert.entfernenFrage')}
      send={(key) => ask(wire.deleteWert, { id: view.id, version: view.version, idempotencyKey: key })}
      outcome={{
        says: () => t('wert.entfernt'),
        onDone: () => {
          onDone()
          // Not the removed value itself: its dialog may be mounted a moment longer.
          void queryClient.invalidateQueries({
            queryKey: WERTE_KEY,
            predicate: ({ queryKey }) => !queryKey.includes(view.id),
          })
        },
        onFailed: refresh,
      }}
    />
  )
}
