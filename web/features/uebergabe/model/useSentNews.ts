import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { onSent } from './uebergaben.ts'

/** Says it when the server has taken a record, whenever that is. */
export function useSentNews(): void {
  const { t } = useTranslation('fahrt')
  useEffect(
    () =>
      onSent((_, { id, art, kennzeichen }) => {
        notifications.show({ id, message: t(`wartend.uebertragen.${art}`, { kennzeichen }), color: 'lampe' })
      }),
    [t],
  )
}
