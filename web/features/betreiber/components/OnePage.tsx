import { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { BeforeLeaving, useUnsavedInside } from '../../../ui/form/unsaved.ts'
import classes from './Mandant.module.css'

/** A page below the list of houses, with a back link. Asks before unsaved changes are lost. */
export function OnePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('betreiber')
  const { unsaved, tell } = useUnsavedInside()
  return (
    <div className={classes.root}>
      <Link to={PAGE.adminMandanten} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('haus.zurueck')}
      </Link>
      <BeforeLeaving value={tell}>{children}</BeforeLeaving>
      <Unsaved when={unsaved} />
    </div>
  )
}
