import { minutesBetween } from './zeitraum.ts'
import { dayPeriod } from './zone.ts'

const DAY_MINUTES = 24 * 60

/**
 * The booking step of one day, whose minutes are real minutes since its midnight; the step counts wall-clock
 * minutes.
 */
export interface Grid {
  /** Minutes. */
  readonly schritt: number
  /** The minute of the day at which the clock changes. */
  readonly ab: number
  /**
   * Minutes by which wall time is ahead from then on: 60 in spring, -60 in autumn, and 0 on nearly every day.
   */
  readonly um: number
}

/** The zone and the day in whose wall time the step is counted. */
interface OnTheWall {
  readonly tag: Temporal.PlainDate
  readonly schritt: number
  readonly zone: string
}

export function gridOf({ tag, schritt, zone }: OnTheWall): Grid {
  const { von, bis } = dayPeriod(tag, zone)
  const um = DAY_MINUTES - minutesBetween(von, bis)
  const change = um === 0 ? null : bis.toZonedDateTimeISO(zone).getTimeZoneTransition('previous')
  return { schritt, um, ab: change ? minutesBetween(von, change.toInstant()) : 0 }
}

function snap(minute: number, grid: Grid, round: (steps: number) => number): number {
  const { schritt, ab, um } = grid
  const before = minute < ab
  const ahead = before ? 0 : um
  const step = round((minute + ahead) / schritt) * schritt - ahead
  // Minutes beyond the change are counted in wall time from there.
  return before === step < ab ? step : snap(before ? ab : ab - 1, grid, round)
}

/** The last minute on the step that is not after this one. */
export const stepDown = (minute: number, grid: Grid) => snap(minute, grid, Math.floor)

/** The first minute on the step that is not before this one. */
export const stepUp = (minute: number, grid: Grid) => snap(minute, grid, Math.ceil)
