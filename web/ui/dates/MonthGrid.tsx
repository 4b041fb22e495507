import type { KeyboardEvent } from 'react'
import { type Bounds, beyond, weeksOf } from './calendar.ts'
import classes from './dates.module.css'
import type { CalendarWords } from './words.ts'

/**
 * Mantine's dialogs ignore the Escape key in elements with this attribute: it closes the calendar and not the
 * dialog around it.
 */
export const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

interface MonthGridProps {
  /** The day that the keys start from; its month is shown. */
  readonly at: Temporal.PlainDate
  readonly chosen: Temporal.PlainDate | null
  readonly today: Temporal.PlainDate
  readonly bounds: Bounds
  readonly words: CalendarWords
  readonly labelledBy: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: (date: Temporal.PlainDate) => void
}

/** The weeks of a month, from Monday, with a roving tabindex: Tab reaches one day, arrow keys the others. */
export function MonthGrid({
  at,
  chosen,
  today,
  bounds,
  words,
  labelledBy,
  onKeyDown,
  onChoose,
}: MonthGridProps) {
  const weeks = weeksOf(at.toPlainYearMonth())
  return (
    <table role="grid" aria-labelledby={labelledBy} className={classes.grid}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => {
            const [short, long] = words.weekday(day)
            return (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) => (
              <td
                key={day.toString()}
                role="gridcell"
                {...KEEPS_ESCAPE}
                className={classes.day}
                data-day={day.toString()}
                data-other={day.month === at.month ? undefined : ''}
                tabIndex={day.equals(at) ? 0 : -1}
                aria-selected={chosen?.equals(day) ?? false}
                aria-current={day.equals(today) ? 'date' : undefined}
                aria-disabled={beyond(day, bounds) !== null}
                aria-label={words.day(day)}
                onKeyDown={onKeyDown}
                onClick={() => onChoose(day)}
              >
                {day.day}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
