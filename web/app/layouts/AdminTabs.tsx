import { IconCar, IconClockPlay, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PartTabs } from './PartTabs.tsx'

export function AdminTabs() {
  const { t } = useTranslation()
  return (
    <PartTabs
      part="admin"
      label={t('menue.admin')}
      faces={{
        fahrzeugeAdmin: [t('menue.fahrzeugeAdmin'), IconCar],
        auftraege: [t('menue.auftraege'), IconClockPlay],
        postausgang: [t('menue.postausgang'), IconMail],
      }}
    />
  )
}
