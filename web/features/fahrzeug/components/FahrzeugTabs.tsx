import {
  IconCalendarTime,
  IconCar,
  IconChecklist,
  IconId,
  IconRoute,
  IconSettings,
} from '@tabler/icons-react'
import { type Face, PartTabs } from '../../../frame/PartTabs.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { HeaderZaehler } from '../../freigabe/components/HeaderZaehler.tsx'

export function FahrzeugTabs() {
  const { t } = useTranslation('fahrzeug')
  const faces = new Map<string, Face>([
    // Its path is a prefix of all other tabs' paths.
    ['fahrzeuge', { text: t('tabs.buchen'), Sign: IconCar, exact: true }],
    ['fahrten', { text: t('tabs.fahrten'), Sign: IconRoute }],
    ['uebersicht', { text: t('tabs.uebersicht'), Sign: IconCalendarTime }],
    [
      'freigaben',
      { text: t('tabs.freigaben'), Sign: IconChecklist, beside: <HeaderZaehler arten={['freigaben']} /> },
    ],
    [
      'fuehrerschein',
      { text: t('tabs.fuehrerschein'), Sign: IconId, beside: <HeaderZaehler arten={['fuehrerscheine']} /> },
    ],
    ['fahrzeugEinstellungen', { text: t('tabs.einstellungen'), Sign: IconSettings }],
  ])
  return (
    <PartTabs
      part="fahrzeuge"
      label={t('tabs.titel')}
      faceOf={(entry) => faces.get(entry) ?? { text: entry }}
    />
  )
}
