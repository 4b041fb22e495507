import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStart } from '../../features/sitzung/api/start.ts'
import { isMenuPage, MENU_PAGES } from '../menu.ts'
import classes from './MainNav.module.css'

interface MainNavProps {
  /** Called when an entry was chosen: the phone's drawer closes. */
  readonly onChosen?: () => void
}

/** The pages a person may open, then what everybody may read. */
export function MainNav({ onChosen }: MainNavProps) {
  const { t } = useTranslation()
  const { sitzung, mandant } = useStart()
  const pages = (sitzung?.menue ?? []).filter(isMenuPage).filter((entry) => entry !== 'passwort')
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={classes.list}>
        {pages.map((entry) => (
          <li key={entry}>
            <Link to={MENU_PAGES[entry]} className={classes.link} onClick={onChosen} data-area={entry}>
              {t(`menue.${entry}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="."
            search={(old) => ({ ...old, dialog: 'so-gehts' })}
            className={classes.link}
            onClick={onChosen}
          >
            {t('menue.soGehts')}
          </Link>
        </li>
        <li>
          <Link
            to="."
            search={(old) => ({ ...old, dialog: 'regeln' })}
            className={classes.link}
            onClick={onChosen}
          >
            {t('menue.regeln')}
          </Link>
        </li>
        {mandant?.altseite && (
          <li>
            <a href={mandant.altseite} className={classes.link} rel="noreferrer">
              {t('menue.altseite')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
