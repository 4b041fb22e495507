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

type Mileage = Pick<Strecke, 'nummer' | 'kmStart' | 'kmEnde'>

/** Between which entries the odometer jumps, by rising mileage. What it showed before the first entry is no jump. */
export function findJumps<T extends Mileage>(strecken: readonly T[]): { nach: T; vor: T }[] {
  const sorted = strecken.toSorted(
    (a, b) => a.kmStart - b.kmStart || a.kmEnde - b.kmEnde || a.nummer - b.nummer,
  )
  const found: { nach: T; vor: T }[] = []
  let reach = sorted[0]
  for (const next of sorted) {
    if (!reach) break
    if (next.kmStart > reach.kmEnde) found.push({ nach: reach, vor: next })
    if (next.kmEnde >= reach.kmEnde) reach = next
  }
  return found
}

/** The jumps with the time in which they happened. */
export function findLuecken(strecken: readonly Strecke[]): Luecke[] {
  return findJumps(strecken).map(({ nach, vor }) => ({
    kmVon: nach.kmEnde,
    kmBis: vor.kmStart,
    nachNummer: nach.nummer,
    vorNummer: vor.nummer,
    // A correction may have put the two into another order than their mileage tells.
    von: earlier(nach.ankunft, vor.abfahrt),
    bis: later(nach.ankunft, vor.abfahrt),
  }))
}

/** Trips that tell some of the same kilometres. */
export function overlapping(
  strecken: readonly Strecke[],
  own: Pick<Strecke, 'kmStart' | 'kmEnde'>,
): Strecke[] {
  return strecken.filter((other) => Math.max(other.kmStart, own.kmStart) < Math.min(other.kmEnde, own.kmEnde))
}

/** Trips that contradict one by its time: under way while it was, or with other kilometres before or after it than the odometer can have shown. */
export function contradicting(strecken: readonly Strecke[], own: Omit<Strecke, 'nummer'>): Strecke[] {
  // People tell minutes, and a check-out its second.
  const minute = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 60_000)
  return strecken.filter((other) => {
    if (minute(other.ankunft) <= minute(own.abfahrt)) return other.kmEnde > own.kmStart
    if (minute(own.ankunft) <= minute(other.abfahrt)) return own.kmEnde > other.kmStart
    return true
  })
}

/**
 * Kilometres of an explained gap that no trip tells as it stands now: a correction may find the trip that fills it, and nobody drove them twice.
 *
 * @param fahrten trips alone; they do not overlap
 */
export function untoldKilometer(
  fahrten: readonly Strecke[],
  { kmStart, kmEnde }: Pick<Strecke, 'kmStart' | 'kmEnde'>,
): number {
  const told = overlapping(fahrten, { kmStart, kmEnde }).map(
    (fahrt) => Math.min(fahrt.kmEnde, kmEnde) - Math.max(fahrt.kmStart, kmStart),
  )
  return Math.max(
    0,
    told.reduce((left, part) => left - part, kmEnde - kmStart),
  )
}

/** The gap that a stretch lies in, whole or in part; null when there is none. */
export function lueckeOf(luecken: readonly Luecke[], kmVon: number, kmBis: number): Luecke | null {
  if (kmVon >= kmBis) return null
  return luecken.find((luecke) => luecke.kmVon <= kmVon && kmBis <= luecke.kmBis) ?? null
}
