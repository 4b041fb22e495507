import { IconAlertTriangle, IconCheck, IconClock, IconMailOff } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Status } from '../api/postausgang.ts'
import classes from './MessageStatus.module.css'

const SIGNS = {
  wartend: IconClock,
  gesendet: IconCheck,
  fehlgeschlagen: IconAlertTriangle,
  aufbewahrt: IconMailOff,
} as const

interface MessageStatusProps {
  readonly status: Status
  /** There was no mail server: it is stored, and was not sent. */
  readonly ohneServer: boolean
}

/** The status by colour, icon and word. */
export function MessageStatus({ status, ohneServer }: MessageStatusProps) {
  const { t } = useTranslation('auftrag')
  const shown = status === 'gesendet' && ohneServer ? 'aufbewahrt' : status
  const Sign = SIGNS[shown]
  return (
    <span className={classes.root} data-status={shown}>
      <Sign size={16} aria-hidden />
      {t(`post.${shown}`)}
    </span>
  )
}
