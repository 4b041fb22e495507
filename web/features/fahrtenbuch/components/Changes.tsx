import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { wertText } from '../model/words.ts'
import classes from './FahrtRow.module.css'

interface ChangesProps {
  readonly aenderungen: FahrtenbuchEintragView['aenderungen']
}

/** The history of a trip: old values struck through, with who changed them, when and why. */
export function Changes({ aenderungen }: ChangesProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  return (
    <ul className={classes.changes} aria-label={t('zeile.aenderungen')}>
      {aenderungen.map(({ nummer, art, erfasst, erfasstVon, grund, verspaetet, felder }) => (
        <li key={nummer}>
          <span className={classes.who}>
            {t('zeile.aenderung', {
              art: t(`art.${art}`),
              nummer,
              zeit: formatMoment(Temporal.Instant.from(erfasst), zone),
              name: erfasstVon ?? t('datei.system'),
            })}
            {verspaetet && <span className={classes.marke}>{t('hinweis.verspaetet')}</span>}
          </span>
          {grund !== '' && <q>{grund}</q>}
          <dl>
            {felder.map(({ feld, alt, neu }) => (
              <div key={feld}>
                <dt>{t(`feld.${feld}`)}</dt>
                <dd>
                  <span className="visually-hidden">{t('zeile.vorher')} </span>
                  <del>{wertText(t, feld, alt, zone)}</del> <ins>{wertText(t, feld, neu, zone)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
