import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { IconArrowsExchange, IconGauge } from '@tabler/icons-react'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Changes } from './Changes.tsx'
import classes from './FahrtRow.module.css'

const SIGN = { uebergabe: IconArrowsExchange, tacho: IconGauge } as const

interface EventRowProps {
  readonly eintrag: FahrtenbuchEintragView
  readonly art: keyof typeof SIGN
}

/** An event of the readings: a corrected check-in, an odometer replacement. It counts no kilometres. */
export function EventRow({ eintrag, art }: EventRowProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const at = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  const { abfahrt, aenderungen, erfasst, erfasstVon, fahrer, grund, kmStart, kmEnde, nummer } = eintrag
  const Sign = SIGN[art]
  return (
    <li className={classes.row} data-art={art}>
      <div className={classes.when}>
        <strong>{at(abfahrt)}</strong>
        {fahrer !== '' && <span>{fahrer}</span>}
      </div>
      <div className={classes.km}>
        <strong>{t('zeile.ersetzt', { alt: formatNumber(kmStart), neu: formatNumber(kmEnde) })}</strong>
      </div>
      <div className={classes.words}>
        <strong>{grund}</strong>
        <span>{t('zeile.eingetragen', { zeit: at(erfasst), name: erfasstVon ?? t('datei.system') })}</span>
      </div>
      <div className={classes.marken}>
        <span className={classes.number} title={t('zeile.nummer', { nummer })}>
          {nummer}
        </span>
        <span className={classes.marke}>
          <Sign size={14} stroke={1.75} aria-hidden /> {t(`art.${art}`)}
        </span>
        {aenderungen.length > 0 && <span className={classes.marke}>{t('hinweis.geaendert')}</span>}
      </div>
      {aenderungen.length > 0 && <Changes aenderungen={aenderungen} />}
    </li>
  )
}
