import type { Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import { memo } from 'react'
import classes from '../../../ui/timeline/TimelineHead.module.css'
import { hoursOf } from '../model/axis.ts'
import own from './Tagesplan.module.css'

interface HeadProps {
  readonly ganz: Minutes
  /** Pixels per minute. */
  readonly scale: number
  readonly corner: string
  readonly zeit: (minute: number) => string
}

/** The hours above the rows. */
export const TagHead = memo(function TagHead({ ganz, scale, corner, zeit }: HeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.corner} data-ecke="">
        {corner}
      </div>
      <div className={classes.tage} aria-hidden="true">
        {hoursOf(ganz).map((minute) => (
          <span
            key={minute}
            className={`${classes.tag} ${own.hour}`}
            style={{ left: (minute - ganz.von) * scale, width: 60 * scale }}
          >
            {zeit(minute)}
          </span>
        ))}
      </div>
    </header>
  )
})

interface LinesProps extends Pick<HeadProps, 'ganz' | 'scale'> {
  /** The opening hours; null on a closed day. */
  readonly offen: OpenMinutes | null
  /** The current minute of the day, negative on a future day. */
  readonly minute: number
}

/**
 * The background of all rows: hours, closed and past times, and the current time. Rendered once for any
 * number of rows.
 */
export const TagLines = memo(function TagLines({ ganz, scale, offen, minute }: LinesProps) {
  const stretch = (von: number, bis: number) => ({
    left: (Math.max(ganz.von, von) - ganz.von) * scale,
    width: Math.max(0, Math.min(ganz.bis, bis) - Math.max(ganz.von, von)) * scale,
  })
  const { von, bis } = offen ?? { von: ganz.bis, bis: ganz.bis }
  return (
    <div className={classes.lines} aria-hidden="true">
      <div className={own.closed} style={stretch(ganz.von, von)} />
      {offen?.unterbrechungen?.map((one) => (
        <div key={one.von} className={own.closed} style={stretch(one.von, one.bis)} />
      ))}
      <div className={own.closed} style={stretch(bis, ganz.bis)} />
      {minute > ganz.von && <div className={own.over} style={stretch(ganz.von, minute)} />}
      {hoursOf(ganz).map((hour) => (
        <div key={hour} className={classes.stunde} style={{ left: (hour - ganz.von) * scale }} />
      ))}
      {minute >= ganz.von && minute < ganz.bis && (
        <div className={classes.now} style={{ left: (minute - ganz.von) * scale }} />
      )}
    </div>
  )
})
