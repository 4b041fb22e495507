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

/** Takes a value out, asked once; what holds then is said before. */
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
          // Its dialog may stand a moment longer, and would be told that there is no such value.
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
