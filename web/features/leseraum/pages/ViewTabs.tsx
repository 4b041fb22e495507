import { ROOM_PAGES } from '@platzwart/contract/paths'
import { IconCalendarSearch, IconList, IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from '../../../ui/tabs.module.css'
import { useBereich } from '../model/bereich/bereich.ts'

/** Map, list, or when anything is free at all: the same seats and filters, so the address keeps all but the view. */
export function ViewTabs() {
  const { t } = useTranslation()
  const pages = ROOM_PAGES[useBereich()]
  return (
    <nav className={classes.tabs} aria-label={t('nav.view')}>
      <Link to={pages.karte} search={(search) => search} className={classes.tab}>
        <IconMap2 size={18} stroke={1.75} aria-hidden />
        {t('menue.karte')}
      </Link>
      <Link to={pages.liste} search={(search) => search} className={classes.tab}>
        <IconList size={18} stroke={1.75} aria-hidden />
        {t('menue.liste')}
      </Link>
      <Link to={pages.frei} search={(search) => search} className={classes.tab}>
        <IconCalendarSearch size={18} stroke={1.75} aria-hidden />
        {t('menue.freieZeiten')}
      </Link>
    </nav>
  )
}
