import { useTranslation } from 'react-i18next'

export function Seitenleiste() {
  const { t } = useTranslation()
  return <h2>{t('menue.uebersicht')}</h2>
}
