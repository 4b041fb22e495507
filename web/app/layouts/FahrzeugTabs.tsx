import {
  IconCalendarTime,
  IconCar,
  IconChecklist,
  IconId,
  IconRoute,
  IconSettings,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PartTabs } from './PartTabs.tsx'

export function FahrzeugTabs() {
  const { t } = useTranslation('fahrzeug')
  return (
    <PartTabs
      part="fahrzeuge"
      label={t('tabs.titel')}
      faces={{
        fahrzeuge: [t('tabs.buchen'), IconCar],
        fahrten: [t('tabs.fahrten'), IconRoute],
        uebersicht: [t('tabs.uebersicht'), IconCalendarTime],
        freigaben: [t('tabs.freigaben'), IconChecklist],
        fuehrerschein: [t('tabs.fuehrerschein'), IconId],
        fahrzeugEinstellungen: [t('tabs.einstellungen'), IconSettings],
      }}
    />
  )
}
