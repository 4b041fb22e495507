import { notifications } from '@mantine/notifications'
import { useEffect, useMemo } from 'react'
import { holderOf } from '../../../platform/session/holder.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { tellSent } from './uebergaben.ts'

/** Announces accepted records, whenever that happens. A session that is ending announces nothing. */
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
