import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const PANELS = ['30rem', '16rem']

export function EinstellungenSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      {PANELS.map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </>
  )
}
