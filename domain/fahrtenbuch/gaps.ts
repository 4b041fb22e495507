import { earlier, later } from '../time/zeitraum.ts'
import type { FahrtWerte } from './types.ts'

/** A trip or an explained gap with its current mileage. */
export type Strecke = Pick<FahrtWerte, 'abfahrt' | 'ankunft' | 'kmStart' | 'kmEnde'> & {
  readonly nummer: number
}

/** Kilometres that no entry tells: after the one, before the other. */
export interface Luecke {
  readonly kmVon: number
  readonly kmBis: number
  readonly nachNummer: number
  readonly vorNummer: number
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

/** Where the odometer jumps between entries, by rising mileage. What it showed before the first entry is no gap. */
export function findLuecken(strecken: readonly Strecke[]): Luecke[] {
  const sorted = strecken.toSorted(
    (a, b) => a.kmStart - b.kmStart || a.kmEnde - b.kmEnde || a.nummer - b.nummer,
  )
  const found: Luecke[] = []
  let reach = sorted[0]
  for (const next of sorted) {
    if (!reach) break
    if (next.kmStart > reach.kmEnde) {
      found.push({
        kmVon: reach.kmEnde,
        kmBis: next.kmStart,
        nachNummer: reach.nummer,
        vorNummer: next.nummer,
        // A correction may have put the two into another order than their mileage tells.
        von: earlier(reach.ankunft, next.abfahrt),
        bis: later(reach.ankunft, next.abfahrt),
      })
    }
    if (next.kmEnde >= reach.kmEnde) reach = next
  }
  return found
}

/** Trips that tell some of the same kilometres. */
export function overlapping(
  strecken: readonly Strecke[],
  own: Pick<Strecke, 'kmStart' | 'kmEnde'>,
): Strecke[] {
  return strecken.filter((other) => Math.max(other.kmStart, own.kmStart) < Math.min(other.kmEnde, own.kmEnde))
}

/** The gap that a stretch lies in, whole or in part; null when there is none. */
export function lueckeOf(luecken: readonly Luecke[], kmVon: number, kmBis: number): Luecke | null {
  if (kmVon >= kmBis) return null
  return luecken.find((luecke) => luecke.kmVon <= kmVon && kmBis <= luecke.kmBis) ?? null
}
