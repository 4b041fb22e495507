import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenTime } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { checkInStand, isLate, standOf } from '../model/fahrt.ts'
import { fahrtPath } from '../model/fahrtPath.ts'
import { useMissedWord } from '../model/useMissedWord.ts'
import { ErsatzChoice } from './ErsatzChoice.tsx'
import { FahrtButtons } from './FahrtButtons.tsx'
import classes from './Fahrten.module.css'

interface FahrtKarteProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  /** The next or current trip, with a large button for its next step. */
  readonly gross?: boolean
  readonly onChange: () => void
}

/** Time, car, status, the next step, and the buttons. */
export function FahrtKarte({ fahrt, jetzt, gross = false, onChange }: FahrtKarteProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const [ersatz, setErsatz] = useState(false)
  const wann = range(fahrt.von, fahrt.bis)
  const stand = standOf(fahrt, jetzt)
  const platz = fahrt.stellplatz
  return (
    <article
      className={classes.karte}
      data-status={stand}
      data-gross={gross ? '' : undefined}
      aria-label={`${fahrt.kennzeichen}, ${wann}`}
    >
      <div className={classes.head}>
        <h3>
          <Link to={fahrtPath(fahrt.id)} className={classes.whereTo}>
            <Kennzeichen text={fahrt.kennzeichen} />
            <span>{fahrt.fahrzeug}</span>
          </Link>
        </h3>
        <span className={classes.status}>{t(`status.${stand}`)}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p className={classes.quiet}>
        {[
          fahrt.fahrtgrund,
          fahrt.zielort,
          platz ? t('karte.ort', { standort: fahrt.standort, platz }) : fahrt.standort,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {fahrt.rolle === 'bucher' && fahrt.fahrer !== null && (
        <p className={classes.quiet}>{t('fahrten.fuer', { name: fahrt.fahrer.name })}</p>
      )}
      <WhatComes fahrt={fahrt} jetzt={jetzt} />
      <FahrtButtons
        fahrt={fahrt}
        jetzt={jetzt}
        wann={wann}
        gross={gross}
        onChange={onChange}
        onErsatz={() => setErsatz(!ersatz)}
      />
      {ersatz && <ErsatzChoice fahrt={fahrt} onTaken={() => setErsatz(false)} />}
    </article>
  )
}

interface WhatComesProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
}

function WhatComes({ fahrt, jetzt }: WhatComesProps) {
  const { t } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const zeit = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const einstellungen = useEinstellungen()
  const missed = useMissedWord()
  if (isLate(fahrt, jetzt)) {
    return (
      <p className={classes.warning}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        {t('fahrten.ueberfaellig', { zeit: zeit(fahrt.bis) })}
      </p>
    )
  }
  if (fahrt.status !== 'vorgemerkt' && fahrt.status !== 'reserviert') return null
  const said = (text: string) => <p className={classes.next}>{text}</p>
  const stand = checkInStand(fahrt, jetzt, einstellungen)
  if (stand === 'nichtFreigegeben') return said(t('fahrten.wartetAufFreigabe'))
  if (stand === 'wartend') return said(t('fahrten.wartetAufFahrzeug'))
  if (stand === 'vorbei') return said(missed(fahrt, jetzt))
  if (stand !== 'zuFrueh') return null
  const wann = spokenTime(shell, Temporal.Instant.from(fahrt.checkInVon), jetzt, zone)
  return said(t('fahrten.checkInAb', { wann }))
}
