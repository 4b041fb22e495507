import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { possibleOf, standOf } from '../model/fahrt.ts'
import { fahrtPath } from '../model/fahrtPath.ts'
import { useUpcomingFahrten } from '../model/useUpcomingFahrten.ts'
import classes from './NextFahrt.module.css'
import { StepLink } from './StepLink.tsx'

/**
 * One's current or next trip in a single line: car, time, and its next step. Renders nothing without a trip.
 */
export function NextFahrt() {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const einstellungen = useEinstellungen()
  const { fahrten, jetzt } = useUpcomingFahrten()
  const next = fahrten?.find(({ status }) => status !== 'storniert')
  if (next === undefined) return null
  const wann = range(next.von, next.bis)
  const stand = standOf(next, jetzt)
  const { schritt } = possibleOf(next, jetzt, { einstellungen, pflege: false })
  return (
    <article className={classes.line} data-status={stand} aria-label={`${next.kennzeichen}, ${wann}`}>
      <Link to={fahrtPath(next.id)} className={classes.which}>
        <span className={classes.car}>
          <Kennzeichen text={next.kennzeichen} />
          <span>{t(`status.${stand}`)}</span>
        </span>
        <span className={classes.when}>{wann}</span>
      </Link>
      {schritt !== null && <StepLink fahrtId={next.id} schritt={schritt} className={classes.step} />}
    </article>
  )
}
