import { IconCar, IconClockPlay, IconHistory, IconMail, IconSettings } from '@tabler/icons-react'
import { PartTabs } from '../../frame/PartTabs.tsx'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { isMenuPage } from '../menu.ts'

const SIGNS = new Map([
  ['einstellungen', IconSettings],
  ['fahrzeugeAdmin', IconCar],
  ['auftraege', IconClockPlay],
  ['postausgang', IconMail],
  ['protokoll', IconHistory],
])

export function AdminTabs() {
  const { t } = useTranslation()
  const faceOf = (entry: string) => {
    const Sign = SIGNS.get(entry)
    return { text: isMenuPage(entry) ? t(`menue.${entry}`) : entry, ...(Sign && { Sign }) }
  }
  return <PartTabs part="admin" label={t('menue.admin')} faceOf={faceOf} />
}
