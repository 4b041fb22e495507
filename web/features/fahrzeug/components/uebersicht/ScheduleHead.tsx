import { memo } from 'react'
import { formatTagShort, formatWochentagTag } from '../../../../platform/format.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import classes from '../../../../ui/timeline/TimelineHead.module.css'
import { type Column, hoursOf } from '../../model/uebersicht/schedule.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'

interface Props {
  readonly stand: Uebersichtsstand
  /** Pixels per minute. */
  readonly scale: number
}

const WEEKEND = 6

function artOf({ tag }: Column, heute: Temporal.PlainDate): string {
  if (tag.equals(heute)) return 'heute'
  return tag.dayOfWeek >= WEEKEND ? 'wochenende' : 'werktag'
}

/** The days or hours above the rows; memoized, because formatting days is expensive while scrolling. */
export const ScheduleHead = memo(function ScheduleHead({ stand, scale }: Props) {
  const { t } = useTranslation('fahrzeug')
  const { excerpt, heute, search } = stand
  return (
    <header className={classes.head}>
      <div className={classes.corner} data-ecke="">
        {t('zeitplan.fahrzeuge', { count: stand.belegungen.zeilen.length })}
      </div>
      <div className={classes.tage} aria-hidden="true">
        {search.zoom === 'tag'
          ? hoursOf(excerpt, 1).map(({ minute, text }) => (
              <span key={minute} className={classes.tag} style={{ left: minute * scale, width: 60 * scale }}>
                {text}
              </span>
            ))
          : excerpt.tage.map((spalte) => (
              <span
                key={spalte.von}
                className={classes.tag}
                data-art={artOf(spalte, heute)}
                title={formatWochentagTag(spalte.tag)}
                style={{ left: spalte.von * scale, width: (spalte.bis - spalte.von) * scale }}
              >
                {formatTagShort(spalte.tag, search.zoom === 'vierWochen').map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </span>
            ))}
      </div>
    </header>
  )
})

/**
 * The background of all rows: day boundaries, weekends and the current time. Rendered once for any number of
 * rows.
 */
export const ScheduleLines = memo(function ScheduleLines({ stand, scale }: Props) {
  const { excerpt, heute, nowMinute, search } = stand
  const hours = search.zoom === 'tag' ? hoursOf(excerpt, 1) : []
  return (
    <div className={classes.lines} aria-hidden="true">
      {excerpt.tage.map((spalte) => (
        <div
          key={spalte.von}
          className={classes.outline}
          data-art={artOf(spalte, heute)}
          style={{ left: spalte.von * scale, width: (spalte.bis - spalte.von) * scale }}
        />
      ))}
      {hours.map(({ minute }) => (
        <div key={minute} className={classes.stunde} style={{ left: minute * scale }} />
      ))}
      {nowMinute >= 0 && nowMinute < excerpt.minuten && (
        <div className={classes.now} style={{ left: nowMinute * scale }} />
      )}
    </div>
  )
})
