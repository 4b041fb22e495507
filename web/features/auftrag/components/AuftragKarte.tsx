import { AUFTRAG_NAMES, type AuftragName } from '@platzwart/domain/auftrag/names'
import type { Say } from '@platzwart/phrases/say'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { Auftrag } from '../api/auftraege.ts'
import classes from './AuftragKarte.module.css'

const DONE = [
  'unbestaetigt',
  'freigegeben',
  'storniert',
  'nachgefragt',
  'erinnert',
  'hinweise',
  'checkOutFehlt',
  'ueberzogen',
  'fuehrerscheinFaellig',
  'fuehrerscheinUeberfaellig',
  'pruefungFaellig',
  'pruefungAbgelaufen',
  'adressen',
  'ungueltig',
] as const

type T = Say<'auftrag'>
type Lauf = Auftrag['laeufe'][number]

const SHOWN = 3
const MINUTE = 60
const HOUR = 60 * MINUTE

/** The words of `fahrzeug.fristen` are under `fahrzeugFristen`. */
type Key<Name extends string> = Name extends `${infer Of}.${infer Deed}` ? `${Of}${Capitalize<Deed>}` : Name

const keyOf = (name: AuftragName) =>
  name.replace(/\.(.)/, (_, first: string) => first.toUpperCase()) as Key<AuftragName>

const isKnown = (name: string): name is AuftragName => (AUFTRAG_NAMES as readonly string[]).includes(name)

/** A job that only a newer server has is shown by its technical name. */
function nameOf(auftrag: string, t: T): string {
  return isKnown(auftrag) ? t(`name.${keyOf(auftrag)}`) : auftrag
}

function rhythmOf(seconds: number | null, t: T): string | null {
  if (seconds === null) return null
  if (seconds === HOUR) return t('stuendlich')
  if (seconds % HOUR === 0)
    return t('alleStunden', { count: seconds / HOUR, anzahl: formatNumber(seconds / HOUR) })
  if (seconds % MINUTE === 0)
    return t('alleMinuten', { count: seconds / MINUTE, anzahl: formatNumber(seconds / MINUTE) })
  return t('alleSekunden', { count: seconds, anzahl: formatNumber(seconds) })
}

/** `2 storniert, 5 erinnert`; zero counts are left out. */
function resultOf({ ergebnis, beendet }: Lauf, t: T): string {
  if (beendet === null) return t('laeuftNoch')
  const deeds = DONE.flatMap((name) => {
    const wert = ergebnis?.[name]
    return typeof wert === 'number' && wert > 0
      ? [t('zahl', { name: t(`getan.${name}`), wert: formatNumber(wert) })]
      : []
  })
  return deeds.length === 0 ? t('nichtsZuTun') : deeds.join(', ')
}

/** A job: whether it is on time, and what its last runs did. */
export function AuftragKarte({ auftrag }: { readonly auftrag: Auftrag }) {
  const { t } = useTranslation('auftrag')
  const name = nameOf(auftrag.auftrag, t)
  const rhythm = rhythmOf(auftrag.alleSekunden, t)
  const shown = auftrag.laeufe.slice(0, SHOWN)
  const rest = auftrag.laeufe.slice(SHOWN)
  const more = t('mehr', { count: rest.length, anzahl: formatNumber(rest.length) })
  const Sign = auftrag.ueberfaellig ? IconAlertTriangle : IconCircleCheck
  return (
    <Panel className={classes.karte ?? ''} data-late={auftrag.ueberfaellig}>
      <div className={classes.head}>
        <h2>{name}</h2>
        {rhythm !== null && <span className={classes.rhythm}>{rhythm}</span>}
        <span className={classes.stand}>
          <Sign size={18} aria-hidden />
          {t(auftrag.ueberfaellig ? 'verspaetet' : 'imTakt')}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className={classes.empty}>{t('nochKeiner')}</p>
      ) : (
        <Laeufe caption={t('tabelle', { name })} laeufe={shown} />
      )}
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{more}</summary>
          <Laeufe caption={more} laeufe={rest} />
        </details>
      )}
    </Panel>
  )
}

/** `2026-10` stays as it is; an instant is shown in wall time. */
function periodeText(periode: string, zone: string): string {
  return periode.includes('T') ? formatMoment(Temporal.Instant.from(periode), zone) : periode
}

function Laeufe({ caption, laeufe }: { readonly caption: string; readonly laeufe: readonly Lauf[] }) {
  const { t } = useTranslation('auftrag')
  const zone = useZone()
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('periode')}</th>
          <th scope="col">{t('beendet')}</th>
          <th scope="col">{t('ergebnis')}</th>
        </tr>
      </thead>
      <tbody>
        {laeufe.map((lauf) => (
          <tr key={lauf.periode}>
            <th scope="row">{periodeText(lauf.periode, zone)}</th>
            <td>{lauf.beendet === null ? '–' : formatMoment(Temporal.Instant.from(lauf.beendet), zone)}</td>
            <td>{resultOf(lauf, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
