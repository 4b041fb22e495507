import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { tellSent, useHolder } from './uebergaben.ts'

/** Says it when the server has taken a record, whenever that is. */
export function useSentNews(): void {
  const { t } = useTranslation('fahrt')
  const person = useHolder()
  useEffect(
    () =>
      tellSent(person, ({ id, art, kennzeichen }) => {
        notifications.show({ id, message: t(`wartend.uebertragen.${art}`, { kennzeichen }), color: 'lampe' })
      }),
    [t, person],
  )
}
