import type { LiveFahrt } from '@platzwart/contract/live'
import { applyNachricht, type Belegungen } from '../model/belegungen.ts'

/** More than can come in while one answer is under way. */
const KEPT = 500

let counted = 0
let recent: readonly LiveFahrt[] = []

export function noteFahrt(event: LiveFahrt): void {
  counted += 1
  recent = [...recent, event].slice(-KEPT)
}

export function fahrtenSoFar(): number {
  return counted
}

/** An answer with every change that came in after the mark: one that is older than the last event takes nothing back. */
export function fahrtenSince(mark: number, belegungen: Belegungen): Belegungen {
  const missed = counted - mark
  return missed === 0 ? belegungen : recent.slice(-missed).reduce(applyNachricht, belegungen)
}
