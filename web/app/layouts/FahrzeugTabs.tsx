import { PAGE } from '@platzwart/contract/paths'
import { IconCalendarTime, IconCar, IconRoute } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSitzung } from '../../features/sitzung/api/start.ts'
import classes from './FahrzeugLayout.module.css'

/** Each tab with the entry of the menu that opens it. */
const TABS = [
  { to: PAGE.fahrzeuge, menue: 'fahrzeuge', text: 'tabs.buchen', Sign: IconCar },
  { to: PAGE.fahrten, menue: 'fahrzeuge', text: 'tabs.fahrten', Sign: IconRoute },
  { to: PAGE.uebersicht, menue: 'uebersicht', text: 'tabs.uebersicht', Sign: IconCalendarTime },
] as const

export function FahrzeugTabs() {
  const { t } = useTranslation('fahrzeug')
  const { menue } = useSitzung()
  return (
    <nav className={classes.tabs} aria-label={t('tabs.titel')}>
      {TABS.filter((tab) => menue.includes(tab.menue)).map(({ to, text, Sign }) => (
        // The booking page's address begins all the others'.
        <Link key={to} to={to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          <Sign size={18} stroke={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
    </nav>
  )
}
