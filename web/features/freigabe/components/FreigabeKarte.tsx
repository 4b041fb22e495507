import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { useId } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fahrzeugbild } from '../../flotte/components/Fahrzeugbild.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { useSpan } from '../../flotte/model/useSpan.ts'
import type { Freigabe } from '../api/freigaben.ts'
import { factsOf, standOf, stundenOf } from '../model/facts.ts'
import { Decide } from './Decide.tsx'
import classes from './FreigabeKarte.module.css'

interface FreigabeKarteProps {
  readonly freigabe: Freigabe
  /** The list removes this card; its page moves the focus. */
  readonly onDone: () => void
}

/** A special trip with all facts for the decision, and the two buttons. */
export function FreigabeKarte({ freigabe, onDone }: FreigabeKarteProps) {
  const { buchung, entscheidbar } = freigabe
  const range = useSpan()
  const title = useId()
  return (
    <article className={classes.karte} aria-labelledby={title} data-stand={standOf(buchung)}>
      <header className={classes.head}>
        <div className={classes.bild}>
          <Fahrzeugbild bild={buchung.bild} kategorie={buchung.kategorie as Kategorie} />
        </div>
        <div className={classes.words}>
          <h2 id={title}>{range(buchung.von, buchung.bis)}</h2>
          <p className={classes.auto}>
            {buchung.fahrzeug} <Kennzeichen text={buchung.kennzeichen} />
          </p>
        </div>
      </header>
      <Gruende buchung={buchung} />
      <Facts buchung={buchung} />
      {entscheidbar ? <Decide buchung={buchung} onDone={onDone} /> : <Decided buchung={buchung} />}
    </article>
  )
}

interface PartProps {
  readonly buchung: FahrzeugBuchungView
}

function Gruende({ buchung }: PartProps) {
  const { t } = useTranslation('freigabe')
  const data = { count: stundenOf(buchung), km: buchung.entfernungKm ?? 0 }
  return (
    <div className={classes.gruende}>
      <h3>{t('gruende.titel')}</h3>
      <ul>
        {buchung.freigabeGruende.map((grund) => (
          <li key={grund}>{t(`gruende.${grund}`, data)}</li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ buchung }: PartProps) {
  const { t } = useTranslation('freigabe')
  const unnamed = useUnnamed()
  return (
    <dl className={classes.facts}>
      {factsOf(buchung, (km) => t('fakten.km', { km }), unnamed).map(([fact, text]) => (
        <div key={fact}>
          <dt>{t(`fakten.${fact}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The decision, or why this person cannot decide it. */
function Decided({ buchung }: PartProps) {
  const { t } = useTranslation('freigabe')
  const zone = useZone()
  const stand = standOf(buchung)
  const decided = buchung.freigaben.find((one) => one.isFreigegeben !== null)
  const personen = buchung.freigaben.map((one) => one.benutzer.name).join(', ')
  return (
    <div className={classes.outcome}>
      <strong data-stand={stand}>{t(`stand.${stand}`)}</strong>
      {decided?.freigegebenAt && (
        <span>
          {t('entscheidung', {
            name: decided.benutzer.name,
            zeit: formatMoment(Temporal.Instant.from(decided.freigegebenAt), zone),
          })}
        </span>
      )}
      {decided !== undefined && decided.grund !== '' && <q>{decided.grund}</q>}
      {stand === 'offen' && (
        <>
          <span>{t(buchung.rolle === 'andere' ? 'nichtGefragt' : 'eigene')}</span>
          {personen !== '' && <span>{t('gefragt', { personen })}</span>}
        </>
      )}
    </div>
  )
}
