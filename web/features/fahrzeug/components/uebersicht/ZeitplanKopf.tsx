import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTagKurz, formatWochentagTag } from '../../../../platform/format.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { hoursOf, type Spalte } from '../../model/uebersicht/zeitplan.ts'
import classes from './Zeitplan.module.css'

interface Props {
  readonly stand: Uebersichtsstand
  /** Pixels a minute. */
  readonly massstab: number
}

const WEEKEND = 6

function artOf({ tag }: Spalte, heute: Temporal.PlainDate): string {
  if (tag.equals(heute)) return 'heute'
  return tag.dayOfWeek >= WEEKEND ? 'wochenende' : 'werktag'
}

/** The days or hours above the rows; not drawn again while one scrolls, because writing days is dear. */
export const ZeitplanKopf = memo(function ZeitplanKopf({ stand, massstab }: Props) {
  const { t } = useTranslation('fahrzeug')
  const { ausschnitt, heute, search } = stand
  return (
    <header className={classes.kopf}>
      <div className={classes.ecke} data-ecke="">
        {t('zeitplan.fahrzeuge', { count: stand.belegungen.zeilen.length })}
      </div>
      <div className={classes.tage} aria-hidden="true">
        {search.zoom === 'tag'
          ? hoursOf(ausschnitt, 1).map(({ minute, text }) => (
              <span
                key={minute}
                className={classes.tag}
                style={{ left: minute * massstab, width: 60 * massstab }}
              >
                {text}
              </span>
            ))
          : ausschnitt.tage.map((spalte) => (
              <span
                key={spalte.von}
                className={classes.tag}
                data-art={artOf(spalte, heute)}
                title={formatWochentagTag(spalte.tag)}
                style={{ left: spalte.von * massstab, width: (spalte.bis - spalte.von) * massstab }}
              >
                {formatTagKurz(spalte.tag, search.zoom === 'vierWochen').map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </span>
            ))}
      </div>
    </header>
  )
})

/** What lies behind all rows: where days begin, weekends, and now. Drawn once, however many rows there are. */
export const ZeitplanLinien = memo(function ZeitplanLinien({ stand, massstab }: Props) {
  const { ausschnitt, heute, jetztMinute, search } = stand
  const hours = search.zoom === 'tag' ? hoursOf(ausschnitt, 1) : []
  return (
    <div className={classes.linien} aria-hidden="true">
      {ausschnitt.tage.map((spalte) => (
        <div
          key={spalte.von}
          className={classes.linie}
          data-art={artOf(spalte, heute)}
          style={{ left: spalte.von * massstab, width: (spalte.bis - spalte.von) * massstab }}
        />
      ))}
      {hours.map(({ minute }) => (
        <div key={minute} className={classes.stunde} style={{ left: minute * massstab }} />
      ))}
      {jetztMinute >= 0 && jetztMinute < ausschnitt.minuten && (
        <div className={classes.jetzt} style={{ left: jetztMinute * massstab }} />
      )}
    </div>
  )
})
