import { Link } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './MainNav.module.css'
import { useHere, useParts } from './useParts.ts'

const DIALOGS = [
  { dialog: 'so-gehts', text: 'menue.soGehts' },
  { dialog: 'regeln', text: 'menue.regeln' },
] as const

interface MainNavProps {
  /** Called when an entry was chosen: closes the phone's drawer. */
  readonly onChosen?: () => void
}

/** The parts of the house that are open to the person, then the public pages. */
export function MainNav({ onChosen }: MainNavProps) {
  const { t } = useTranslation()
  const { mandant } = useStart()
  const parts = useParts()
  const here = useHere()
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={classes.list}>
        {parts.map(({ name, to, Beside }) => (
          <li key={name}>
            {/* The current page on the part's first page; on its other pages still the current part. */}
            <Link
              to={to}
              className={classes.link}
              onClick={onChosen}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={here === name ? 'true' : undefined}
            >
              {t(`menue.${name}`)}
              {Beside && <Beside />}
            </Link>
          </li>
        ))}
        {DIALOGS.map(({ dialog, text }) => (
          <li key={dialog}>
            <Link to="." search={(old) => ({ ...old, dialog })} className={classes.link} onClick={onChosen}>
              {t(text)}
            </Link>
          </li>
        ))}
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
