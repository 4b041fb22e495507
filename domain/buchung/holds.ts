import { overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { type BuchungStatus, blocks } from './status.ts'

/** What holds something for a while, as far as collisions go. */
export interface Held {
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
}

/** A period with the gap that must follow it; two such periods overlap exactly when the gap between the bare ones is too short. */
export function withGap(zeitraum: Zeitraum, minutes: number): Zeitraum {
  if (minutes === 0) return zeitraum
  const { von, bis } = zeitraum
  return { von, bis: bis.add({ minutes }) }
}

/**
 * What a period would collide with, with a gap in minutes at either side: the same rule as the database's exclusion constraints, which look
 * at the period itself (seats) or at the period with its gap (vehicles).
 */
export function colliding<H extends Held>(zeitraum: Zeitraum, holds: readonly H[], gap = 0): H[] {
  const wished = withGap(zeitraum, gap)
  return holds.filter((hold) => blocks(hold.status) && overlaps(withGap(hold.zeitraum, gap), wished))
}

/** Whether a period collides with any of them. */
export function collides(zeitraum: Zeitraum, holds: readonly Held[], gap = 0): boolean {
  // Of hundreds of seats most are held by nobody, and a period is not made for each of them.
  if (holds.length === 0) return false
  const wished = withGap(zeitraum, gap)
  return holds.some((hold) => blocks(hold.status) && overlaps(withGap(hold.zeitraum, gap), wished))
}
