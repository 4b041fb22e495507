import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading.tsx'

export function FahrtenPage() {
  const { t } = useTranslation('fahrzeug')
  return <PageHeading title={t('tabs.fahrten')} />
}
