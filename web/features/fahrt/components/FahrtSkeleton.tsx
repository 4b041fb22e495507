import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Fahrt.module.css'

/** The room that a trip will take, so that nothing jumps when it comes. */
export function FahrtSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.root}>
      <Skeleton height="1.5rem" width="9rem" />
      <Skeleton height="22rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
