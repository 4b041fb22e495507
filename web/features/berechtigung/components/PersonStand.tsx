import type { BenutzerListed } from '@platzwart/contract/benutzer'
import { IconCheck, IconClockExclamation, IconMail, IconUserOff } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './PersonStand.module.css'

const SIGNS = {
  aktiv: IconCheck,
  inaktiv: IconUserOff,
  offen: IconMail,
  abgelaufen: IconClockExclamation,
} as const

/**
 * Whether somebody is active, deactivated, or invited: by colour, icon and word. Also shown in lists of
 * permissions, for people who are not active.
 */
export function PersonStand({
  person: { status, einladung },
}: {
  readonly person: Pick<BenutzerListed, 'status' | 'einladung'>
}) {
  const { t } = useTranslation('benutzer')
  const stand = status === 'inaktiv' || einladung === 'keine' ? status : einladung
  const Sign = SIGNS[stand]
  return (
    <span className={classes.stand} data-stand={stand}>
      <Sign size={16} aria-hidden />
      {t(`stand.${stand}`)}
    </span>
  )
}
