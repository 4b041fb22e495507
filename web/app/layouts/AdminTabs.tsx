import {
  IconArchive,
  IconArmchair,
  IconBuilding,
  IconCalendarOff,
  IconCar,
  IconChartBar,
  IconChartHistogram,
  IconChecklist,
  IconClockPlay,
  IconFileText,
  IconHistory,
  IconHome,
  IconId,
  IconLamp,
  IconListCheck,
  IconMail,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { PartTabs } from '../../frame/PartTabs.tsx'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { isMenuPage } from '../menu.ts'

const SIGNS = new Map([
  ['einrichten', IconListCheck],
  ['benutzer', IconUsers],
  ['gruppen', IconUsersGroup],
  ['rollen', IconId],
  ['raeume', IconArmchair],
  ['ausstattung', IconLamp],
  ['sonderoeffnungszeiten', IconCalendarOff],
  ['standorte', IconBuilding],
  ['auslastung', IconChartBar],
  ['auswertung', IconChartHistogram],
  ['haus', IconHome],
  ['einstellungen', IconSettings],
  ['fahrzeugeAdmin', IconCar],
  ['auftraege', IconClockPlay],
  ['postausgang', IconMail],
  ['aufbewahrung', IconArchive],
  ['anlage', IconFileText],
  ['protokoll', IconHistory],
])

export function AdminTabs() {
  const { t } = useTranslation()
  const faceOf = (entry: string) => {
    const Sign = SIGNS.get(entry)
    if (entry === 'admin') return { text: t('menue.ueberblick'), Sign: IconChecklist, exact: true }
    return { text: isMenuPage(entry) ? t(`menue.${entry}`) : entry, ...(Sign && { Sign }) }
  }
  return <PartTabs part="admin" label={t('menue.admin')} faceOf={faceOf} />
}
