import { IconCar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { NextOfFahrt } from '../../fahrt/components/FahrtActions.tsx'
import { StepLink } from '../../fahrt/components/StepLink.tsx'
import { fahrtPath } from '../../fahrt/model/fahrtPath.ts'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import type { UpcomingTrip } from '../model/upcoming.ts'
import { useSpokenWhen } from '../model/useSpokenWhen.ts'
import classes from './Today.module.css'

interface TripCardProps {
  readonly one: UpcomingTrip
  readonly jetzt: Temporal.Instant
}

/** The next trip: when, with which car, from where, what it waits for, and the one button for that. */
export function TripCard({ one, jetzt }: TripCardProps) {
  const { t } = useTranslation('fahrzeug')
  const { t: heute } = useTranslation('heute')
  const einstellungen = useEinstellungen()
  const wann = useSpokenWhen()(one, jetzt)
  const { fahrt, schritt, stand } = one
  const ort = { standort: fahrt.standort, platz: fahrt.stellplatz }
  return (
    <article className={classes.card} data-status={fahrt.status} aria-label={`${fahrt.kennzeichen}, ${wann}`}>
      <div className={classes.head}>
        <IconCar size={26} stroke={1.5} aria-hidden className={classes.sign} />
        <h3>
          <Kennzeichen text={fahrt.kennzeichen} /> {fahrt.fahrzeug}
        </h3>
        <span className={classes.status}>{t(`status.${stand}`)}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p>{ort.platz === '' ? ort.standort : t('karte.ort', ort)}</p>
      <p className={classes.quiet}>{[fahrt.fahrtgrund, fahrt.zielort].filter(Boolean).join(' · ')}</p>
      <NextOfFahrt fahrt={fahrt} jetzt={jetzt} einstellungen={einstellungen} />
      <div className={classes.buttons}>
        {schritt !== null && <StepLink fahrtId={fahrt.id} schritt={schritt} className={classes.large} />}
        <Link
          to={fahrtPath(fahrt.id)}
          className={schritt === null ? `${links.primary} ${classes.large}` : links.plain}
        >
          {heute('fahrtZeigen')}
        </Link>
      </div>
    </article>
  )
}
