import { overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { type BuchungStatus, blocks } from './status.ts'

/** Anything that occupies a resource for a period, as far as collisions are concerned. */
export interface AnyHold {
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
}

/**
 * A period extended by the gap that must follow it. Two such periods overlap exactly if the gap between the
 * bare ones is too short.
 */
export function withGap(zeitraum: Zeitraum, minutes: number): Zeitraum {
  if (minutes === 0) return zeitraum
  const { von, bis } = zeitraum
  return { von, bis: bis.add({ minutes }) }
}

/**
 * The holds that overlap a period, with a gap in minutes on either side: the same rule as the database's
 * exclusion constraints, which compare the period itself (seats) or the period with its gap (vehicles).
 */
export function colliding<H extends AnyHold>(zeitraum: Zeitraum, holds: readonly H[], gap = 0): H[] {
  const wished = withGap(zeitraum, gap)
  return holds.filter((hold) => blocks(hold.status) && overlaps(withGap(hold.zeitraum, gap), wished))
}

/** Whether a period overlaps any of them. */
export function collides(zeitraum: Zeitraum, holds: readonly AnyHold[], gap = 0): boolean {
  // Most of hundreds of seats have no hold: this saves making a period for each of them.
  if (holds.length === 0) return false
  const wished = withGap(zeitraum, gap)
  return holds.some((hold) => blocks(hold.status) && overlaps(withGap(hold.zeitraum, gap), wished))
}
