import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The room a page will take, so that nothing jumps when it comes. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Skeleton height={36} width="min(60%, 22rem)" mb="lg" />
      <Skeleton height={18} width="min(90%, 40rem)" mb="sm" />
      <Skeleton height="min(60vh, 32rem)" />
    </div>
  )
}
