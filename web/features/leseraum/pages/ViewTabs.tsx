import { ROOM_PAGES } from '@platzwart/contract/paths'
import { IconAdjustments, IconCalendarSearch, IconList, IconMap2, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from '../../../ui/tabs.module.css'
import { useBereich } from '../model/bereich/bereich.ts'
import layout from './LeseraumLayout.module.css'

const TABS = {
  karte: ['karte', IconMap2],
  liste: ['liste', IconList],
  tag: ['tagesplan', IconAdjustments],
  frei: ['freieZeiten', IconCalendarSearch],
  team: ['arbeitsweltTeam', IconUsers],
} as const

/**
 * Map, list, day as a timeline, free times and team: the same seats and filters, so the address keeps
 * everything but the view.
 */
export function ViewTabs() {
  const { t } = useTranslation()
  const pages: Readonly<Partial<Record<keyof typeof TABS, string>>> = ROOM_PAGES[useBereich()]
  return (
    <nav className={`${classes.tabs} ${layout.views}`} aria-label={t('nav.view')}>
      {(Object.keys(pages) as (keyof typeof TABS)[]).map((view) => {
        const [word, Sign] = TABS[view]
        return (
          <Link key={view} to={pages[view] ?? ''} search={(search) => search} className={classes.tab}>
            <Sign size={18} stroke={1.75} aria-hidden />
            {t(`menue.${word}`)}
          </Link>
        )
      })}
    </nav>
  )
}
