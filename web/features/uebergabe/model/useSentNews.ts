import { notifications } from '@mantine/notifications'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useStart } from '../../sitzung/api/start.ts'
import { holderOf } from './holder.ts'
import { tellSent } from './uebergaben.ts'

/** Says it when the server has taken a record, whenever that is. A session that ends here has nobody to tell. */
export function useSentNews(): void {
  const { t } = useTranslation('fahrt')
  const start = useStart()
  const person = useMemo(() => holderOf(start), [start])
  useEffect(
    () =>
      person === null
        ? undefined
        : tellSent(person, ({ id, art, kennzeichen }) => {
            const message = t(`wartend.uebertragen.${art}`, { kennzeichen })
            notifications.show({ id, message, color: 'lampe' })
          }),
    [t, person],
  )
}
