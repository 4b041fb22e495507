import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading.tsx'

export function UebersichtPage() {
  const { t } = useTranslation('fahrzeug')
  return <PageHeading title={t('tabs.uebersicht')} />
}
