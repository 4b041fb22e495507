import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Status } from '../api/postausgang.ts'
import classes from './MessageStatus.module.css'

const SIGNS = { wartend: IconClock, gesendet: IconCheck, fehlgeschlagen: IconAlertTriangle } as const

/** By colour, sign and word. */
export function MessageStatus({ status }: { readonly status: Status }) {
  const { t } = useTranslation('auftrag')
  const Sign = SIGNS[status]
  return (
    <span className={classes.root} data-status={status}>
      <Sign size={16} aria-hidden />
      {t(`post.${status}`)}
    </span>
  )
}
