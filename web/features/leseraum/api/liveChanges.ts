import type { LiveBuchung } from '@platzwart/contract/live'
import { applyLive, type PlanDay } from '../model/planDay.ts'

/** More than can come in while one answer is under way. */
const KEPT = 500

let counted = 0
let recent: readonly LiveBuchung[] = []

export function noteChange(event: LiveBuchung): void {
  counted += 1
  recent = [...recent, event].slice(-KEPT)
}

export function changesSoFar(): number {
  return counted
}

/** The day with every change that came in after the mark. */
export function changesSince(mark: number, day: PlanDay): PlanDay {
  const missed = counted - mark
  return missed === 0 ? day : recent.slice(-missed).reduce(applyLive, day)
}
