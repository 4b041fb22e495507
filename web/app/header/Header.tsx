import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './Header.module.css'
import { HouseMark } from './HouseMark.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MainNav } from './MainNav.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useHere } from './useParts.ts'

export function Header() {
  const { t } = useTranslation()
  const { mandant, sitzung } = useStart()
  const name = mandant?.name ?? t('name')
  const here = useHere()
  return (
    <header className={classes.root}>
      <div className={classes.house}>
        <Link
          to={sitzung ? PAGE.home : PAGE.login}
          className={classes.home}
          aria-label={t('nav.home', { name })}
        >
          <HouseMark text={name} />
        </Link>
        {sitzung && here !== null && (
          // When the parts of the house are behind the menu button, the current one is still named.
          <p className={classes.here} aria-current="location">
            <span className="visually-hidden">{t('nav.here')} </span>
            {t(`menue.${here}`)}
          </p>
        )}
      </div>
      <div className={classes.nav}>
        <MainNav />
      </div>
      <div className={classes.tools}>
        {sitzung && <PaletteButton />}
        <div className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {sitzung ? (
          <AccountMenu sitzung={sitzung} />
        ) : (
          <Link to={PAGE.login} className={classes.login}>
            {t('menue.login')}
          </Link>
        )}
        <div className={classes.phone}>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
