import { PAGE } from '@platzwart/contract/paths'
import { IconDoorExit, IconHome, IconKey } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import buttons from '../../ui/linkButton.module.css'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { LanguageSwitch } from '../header/LanguageSwitch.tsx'
import { ThemeSwitch } from '../header/ThemeSwitch.tsx'
import classes from './BetreiberLayout.module.css'
import { BetreiberTabs } from './BetreiberTabs.tsx'
import { Footer } from './Footer.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The operators' frame: the person's name, the sign-out, and no house. */
export function BetreiberLayout() {
  const { t } = useTranslation()
  const { betreiber, sitzung } = useStart()
  const name = betreiber?.name ?? `${sitzung?.benutzer.vorname} ${sitzung?.benutzer.nachname}`
  return (
    <>
      <SkipLink />
      <header className={classes.head}>
        <Link to={PAGE.adminMandanten} className={classes.home}>
          <Wordmark text={t('name')} />
          <span className={classes.bereich}>{t('betreiber:bereich')}</span>
        </Link>
        <p className={classes.who}>{t('betreiber:angemeldet', { name })}</p>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          {sitzung && (
            <Link to={PAGE.home} className={`${buttons.plain} ${classes.out}`}>
              <IconHome size={18} stroke={1.75} aria-hidden />
              <span className={classes.word}>{t('betreiber:zumHaus')}</span>
            </Link>
          )}
          <Link to={PAGE.adminKonto} className={`${buttons.plain} ${classes.out}`}>
            <IconKey size={18} stroke={1.75} aria-hidden />
            <span className={classes.word}>{t('menue.passwort')}</span>
          </Link>
          <Link to={PAGE.logout} className={`${buttons.plain} ${classes.out}`}>
            <IconDoorExit size={18} stroke={1.75} aria-hidden />
            <span className={classes.word}>{t('menue.logout')}</span>
          </Link>
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        <BetreiberTabs />
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
