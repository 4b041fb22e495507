import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import {
  IconAlertTriangle,
  IconBan,
  IconCalendarQuestion,
  IconCircleCheck,
  IconClockExclamation,
  IconHelpCircle,
} from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Stand.module.css'

const SIGN = {
  gut: IconCircleCheck,
  baldFaellig: IconClockExclamation,
  ueberfaellig: IconAlertTriangle,
  unvollstaendig: IconCalendarQuestion,
  fehlt: IconHelpCircle,
  gesperrt: IconBan,
} as const

/** The state of a licence, by icon and text, not by colour alone. */
export function Stand({ stand }: { readonly stand: FuehrerscheinView['stand'] }) {
  const { t } = useTranslation('fuehrerschein')
  const Sign = SIGN[stand]
  return (
    <span className={classes.root} data-stand={stand}>
      <Sign size={16} stroke={2} aria-hidden />
      {t(`stand.${stand}`)}
    </span>
  )
}
