import type { LiveBuchung } from '@platzwart/contract/live'
import { applyLive, type PlanDay } from '../model/planDay.ts'

/** More than can come in while one answer is under way. */
const KEPT = 500

let counted = 0
let recent: readonly LiveBuchung[] = []

/**
 * False for older news than is known already: the feed goes by the number of the transaction, and of two changes of one booking
 * the later one may have begun first.
 */
export function noteChange(event: LiveBuchung): boolean {
  if (recent.some((known) => known.id === event.id && known.version > event.version)) return false
  counted += 1
  recent = [...recent, event].slice(-KEPT)
  return true
}

export function changesSoFar(): number {
  return counted
}

/** The day with every change that came in after the mark. */
export function changesSince(mark: number, day: PlanDay): PlanDay {
  const missed = counted - mark
  return missed === 0 ? day : recent.slice(-missed).reduce(applyLive, day)
}
