import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZeitpunkt } from '../../../platform/format.ts'
import { Fahrzeugbild } from '../../fahrzeug/components/Fahrzeugbild.tsx'
import { Kennzeichen } from '../../fahrzeug/components/Kennzeichen.tsx'
import { useSpanne } from '../../fahrzeug/model/uebersicht/useSpanne.ts'
import { useZone } from '../../sitzung/api/start.ts'
import type { Freigabe } from '../api/freigaben.ts'
import { faktenOf, standOf, stundenOf } from '../model/fakten.ts'
import { Entscheiden } from './Entscheiden.tsx'
import classes from './FreigabeKarte.module.css'

interface FreigabeKarteProps {
  readonly freigabe: Freigabe
  /** The list goes on without this card; its page takes the focus. */
  readonly onDone: () => void
}

/** A special trip with everything one decides by, and the two buttons. */
export function FreigabeKarte({ freigabe, onDone }: FreigabeKarteProps) {
  const { buchung, entscheidbar } = freigabe
  const spanne = useSpanne()
  const title = useId()
  return (
    <article className={classes.karte} aria-labelledby={title} data-stand={standOf(buchung)}>
      <header className={classes.kopf}>
        <div className={classes.bild}>
          <Fahrzeugbild bild={buchung.bild} kategorie={buchung.kategorie as Kategorie} />
        </div>
        <div className={classes.worte}>
          <h2 id={title}>{spanne(buchung.von, buchung.bis)}</h2>
          <p className={classes.auto}>
            {buchung.fahrzeug} <Kennzeichen text={buchung.kennzeichen} />
          </p>
        </div>
      </header>
      <Gruende buchung={buchung} />
      <Fakten buchung={buchung} />
      {entscheidbar ? (
        <Entscheiden key={buchung.version} buchung={buchung} onDone={onDone} />
      ) : (
        <Entschieden buchung={buchung} />
      )}
    </article>
  )
}

interface TeilProps {
  readonly buchung: FahrzeugBuchungView
}

function Gruende({ buchung }: TeilProps) {
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

function Fakten({ buchung }: TeilProps) {
  const { t } = useTranslation('freigabe')
  return (
    <dl className={classes.fakten}>
      {faktenOf(buchung, (km) => t('fakten.km', { km })).map(([fakt, text]) => (
        <div key={fakt}>
          <dt>{t(`fakten.${fakt}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What became of it, or why it is not this person's to decide. */
function Entschieden({ buchung }: TeilProps) {
  const { t } = useTranslation('freigabe')
  const zone = useZone()
  const stand = standOf(buchung)
  const decided = buchung.freigaben.find((one) => one.isFreigegeben !== null)
  const personen = buchung.freigaben.map((one) => one.benutzer.name).join(', ')
  return (
    <div className={classes.ausgang}>
      <strong data-stand={stand}>{t(`stand.${stand}`)}</strong>
      {decided?.freigegebenAt && (
        <span>
          {t('entscheidung', {
            name: decided.benutzer.name,
            zeit: formatZeitpunkt(Temporal.Instant.from(decided.freigegebenAt), zone),
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
