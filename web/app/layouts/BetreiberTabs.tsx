import { PAGE } from '@platzwart/contract/paths'
import { IconBuildings, IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import tabs from '../../ui/tabs.module.css'
import classes from './BetreiberLayout.module.css'

const TABS = [
  { to: PAGE.adminMandanten, text: 'titel', Sign: IconBuildings },
  { to: PAGE.adminMandantenProtokoll, text: 'protokoll.titel', Sign: IconHistory },
] as const

/**
 * Tabs of the sibling pages; a house and a new one are below the first of them and have back links of their
 * own.
 */
export function BetreiberTabs() {
  const { t } = useTranslation('betreiber')
  return (
    <nav className={`${tabs.tabs} ${classes.tabs}`} aria-label={t('seiten')}>
      {TABS.map(({ to, text, Sign }) => (
        <Link key={to} to={to} className={tabs.tab} activeOptions={{ exact: true, includeSearch: false }}>
          <Sign size={18} stroke={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
    </nav>
  )
}
