import { PAGE } from '@platzwart/contract/paths'
import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStart } from '../../features/sitzung/api/start.ts'
import { HeaderZaehler } from './HeaderZaehler.tsx'
import classes from './MainNav.module.css'

/** The first of these that a person may open is what the vehicles' entry leads to. */
const FAHRZEUG_SIDES = ['fahrzeuge', 'freigaben', 'fuehrerschein', 'fahrzeugEinstellungen'] as const

interface MainNavProps {
  /** Called when an entry was chosen: the phone's drawer closes. */
  readonly onChosen?: () => void
}

/** The pages a person may open, then what everybody may read. */
export function MainNav({ onChosen }: MainNavProps) {
  const { t } = useTranslation()
  const { sitzung, mandant } = useStart()
  // Map and list are two views of one place; the switch between them stands on the page.
  const leseraum = sitzung?.menue.includes('karte') === true
  const fahrzeuge = FAHRZEUG_SIDES.find((page) => sitzung?.menue.includes(page))
  const here = useMatches({ select: (matches) => new Set<string>(matches.map(({ routeId }) => routeId)) })
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={classes.list}>
        {leseraum && (
          <li>
            <Link
              to={PAGE.karte}
              className={classes.link}
              onClick={onChosen}
              data-here={here.has('/haus/leseraum')}
            >
              {t('menue.leseraum')}
            </Link>
          </li>
        )}
        {fahrzeuge && (
          <li>
            <Link
              to={PAGE[fahrzeuge]}
              className={classes.link}
              onClick={onChosen}
              data-here={here.has('/haus/fahrzeuge')}
            >
              {t('menue.fahrzeuge')}
              <HeaderZaehler />
            </Link>
          </li>
        )}
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
