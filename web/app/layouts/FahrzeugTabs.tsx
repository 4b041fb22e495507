import { PAGE } from '@platzwart/contract/paths'
import {
  IconCalendarTime,
  IconCar,
  IconChecklist,
  IconId,
  IconRoute,
  IconSettings,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSitzung } from '../../features/sitzung/api/start.ts'
import scroll from '../../ui/scrollTabs.module.css'
import classes from '../../ui/tabs.module.css'
import { useScrollTabs } from '../../ui/useScrollTabs.ts'
import { HeaderZaehler } from '../header/HeaderZaehler.tsx'

/** Each tab with the entry of the menu that opens it. */
const TABS = [
  { to: PAGE.fahrzeuge, menue: 'fahrzeuge', text: 'tabs.buchen', Sign: IconCar },
  { to: PAGE.fahrten, menue: 'fahrzeuge', text: 'tabs.fahrten', Sign: IconRoute },
  { to: PAGE.uebersicht, menue: 'uebersicht', text: 'tabs.uebersicht', Sign: IconCalendarTime },
  { to: PAGE.freigaben, menue: 'freigaben', text: 'tabs.freigaben', Sign: IconChecklist },
  { to: PAGE.fuehrerschein, menue: 'fuehrerschein', text: 'tabs.fuehrerschein', Sign: IconId },
  {
    to: PAGE.fahrzeugEinstellungen,
    menue: 'fahrzeugEinstellungen',
    text: 'tabs.einstellungen',
    Sign: IconSettings,
  },
] as const

/** What is counted at a tab, for those who may know. */
const ZAEHLER = { freigaben: ['freigaben'], fuehrerschein: ['fuehrerscheine'] } as const

export function FahrzeugTabs() {
  const { t } = useTranslation('fahrzeug')
  const { menue } = useSitzung()
  const row = useScrollTabs(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav ref={row} className={`${scroll.root} ${classes.tabs}`} aria-label={t('tabs.titel')}>
      {TABS.filter((tab) => menue.includes(tab.menue)).map(({ to, menue: entry, text, Sign }) => (
        // The booking page's address begins all the others'.
        <Link
          key={to}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: to === PAGE.fahrzeuge, includeSearch: false }}
        >
          <Sign size={18} stroke={1.75} aria-hidden />
          {t(text)}
          {entry in ZAEHLER && <HeaderZaehler arten={ZAEHLER[entry as keyof typeof ZAEHLER]} />}
        </Link>
      ))}
    </nav>
  )
}
