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
  IconDeviceTablet,
  IconFile,
  IconFiles,
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

const SIGNS = new Map([
  ['admin', IconChecklist],
  ['einrichten', IconListCheck],
  ['benutzer', IconUsers],
  ['gruppen', IconUsersGroup],
  ['rollen', IconId],
  ['raeume', IconArmchair],
  ['ausstattung', IconLamp],
  ['anzeigegeraete', IconDeviceTablet],
  ['sonderoeffnungszeiten', IconCalendarOff],
  ['standorte', IconBuilding],
  ['auslastung', IconChartBar],
  ['auswertung', IconChartHistogram],
  ['haus', IconHome],
  ['dateien', IconFiles],
  ['einstellungen', IconSettings],
  ['fahrzeugeAdmin', IconCar],
  ['auftraege', IconClockPlay],
  ['postausgang', IconMail],
  ['aufbewahrung', IconArchive],
  ['anlage', IconFileText],
  ['protokoll', IconHistory],
])

/** The icon of an administration page. */
export function signOf(entry: string) {
  return SIGNS.get(entry) ?? IconFile
}
