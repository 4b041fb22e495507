import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading.tsx'

export function KartePage() {
  const { t } = useTranslation()
  return <PageHeading title={t('menue.karte')} />
}
