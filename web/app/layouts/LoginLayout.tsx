import { PAGE } from '@platzwart/contract/paths'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { HouseMark } from '../header/HouseMark.tsx'
import { LanguageSwitch } from '../header/LanguageSwitch.tsx'
import { ThemeSwitch } from '../header/ThemeSwitch.tsx'
import classes from './LoginLayout.module.css'
import { ReadingRoomDrawing } from './ReadingRoomDrawing.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The login layout: one form beside a picture of a reading room. */
export function LoginLayout() {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <SkipLink />
      <div className={classes.room} aria-hidden="true">
        <ReadingRoomDrawing />
      </div>
      <div className={classes.side}>
        <header className={classes.head}>
          <Link to={PAGE.login} className={classes.home}>
            <HouseMark text={t('name')} />
          </Link>
          <div className={classes.tools}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main id="inhalt" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <footer className={classes.foot}>
          <nav aria-label={t('nav.footer')}>
            <Link to={PAGE.datenschutz}>{t('footer.datenschutz')}</Link>
            <Link to={PAGE.impressum}>{t('footer.impressum')}</Link>
            <Link to={PAGE.barrierefreiheit}>{t('footer.barrierefreiheit')}</Link>
          </nav>
        </footer>
      </div>
    </div>
  )
}
