import { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Mandant.module.css'

/** A page behind the list of houses, with the way back. */
export function OnePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('betreiber')
  return (
    <div className={classes.root}>
      <Link to={PAGE.adminMandanten} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('haus.zurueck')}
      </Link>
      {children}
    </div>
  )
}
