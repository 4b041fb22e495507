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

/** Whether somebody is in, out, or on the way: by colour, sign and word. Lists of rights show it too, of those who are not in. */
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
