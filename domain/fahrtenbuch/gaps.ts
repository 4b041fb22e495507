import { earlier, later } from '../time/zeitraum.ts'
import { onOneScale, type Readings, tachosOf } from './tacho.ts'
import type { FahrtWerte } from './types.ts'

/** A trip or an explained gap with its current mileage. */
export type Strecke = Pick<FahrtWerte, 'abfahrt' | 'ankunft' | 'kmStart' | 'kmEnde'> & {
  readonly nummer: number
  /** Present if odometer replacements are among them. */
  readonly art?: string
}

/** Kilometres that no entry covers, between two entries. */
export interface Luecke {
  readonly kmVon: number
  readonly kmBis: number
  readonly nachNummer: number
  readonly vorNummer: number
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

type Mileage = Readings & Pick<Strecke, 'nummer'>

/**
 * The entries between which the odometer jumps, by rising mileage; the reading of the first entry is not a
 * jump. An odometer replacement is an entry of length zero that no jump crosses, so both ends of a jump are
 * readings of the same odometer.
 */
export function findJumps<T extends Mileage>(strecken: readonly T[]): { nach: T; vor: T }[] {
  const tachos = tachosOf(strecken)
  const scaled = strecken.map((of) => ({ of, nummer: of.nummer, ...onOneScale(of, tachos) }))
  const sorted = scaled.toSorted(
    (a, b) => a.kmStart - b.kmStart || a.kmEnde - b.kmEnde || a.nummer - b.nummer,
  )
  const found: { nach: T; vor: T }[] = []
  let reach = sorted[0]
  for (const next of sorted) {
    if (!reach) break
    if (next.kmStart > reach.kmEnde) found.push({ nach: reach.of, vor: next.of })
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
    // A correction may have made the order in time differ from the order by mileage.
    von: earlier(nach.ankunft, vor.abfahrt),
    bis: later(nach.ankunft, vor.abfahrt),
  }))
}

/** Trips that cover some of the same kilometres. */
export function overlapping(
  strecken: readonly Strecke[],
  own: Readings,
  tachos: readonly Readings[],
): Strecke[] {
  const { kmStart, kmEnde } = onOneScale(own, tachos)
  return strecken.filter((one) => {
    const other = onOneScale(one, tachos)
    return Math.max(other.kmStart, kmStart) < Math.min(other.kmEnde, kmEnde)
  })
}

/**
 * Trips that contradict a stretch by its time: under way at the same time, or before or after it with
 * kilometres that the odometer cannot have shown.
 */
export function contradicting(
  strecken: readonly Strecke[],
  own: Omit<Strecke, 'nummer'>,
  tachos: readonly Readings[],
): Strecke[] {
  // People enter minutes, a check-out records seconds.
  const minute = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 60_000)
  const wanted = onOneScale(own, tachos)
  return strecken.filter((other) => {
    const said = onOneScale(other, tachos)
    if (minute(other.ankunft) <= minute(own.abfahrt)) return said.kmEnde > wanted.kmStart
    if (minute(own.ankunft) <= minute(other.abfahrt)) return wanted.kmEnde > said.kmStart
    // The odometer was replaced on the way: the replacement lies between both readings.
    if (other.art === 'tacho') return wanted.kmStart > said.kmStart || wanted.kmEnde < said.kmEnde
    return true
  })
}

/**
 * Kilometres of an explained gap that no trip covers by its current values: a correction may find the trip
 * that fills it, and the same kilometres must not count twice.
 * @param fahrten trips only; they do not overlap
 */
export function untoldKilometer(
  fahrten: readonly Strecke[],
  luecke: Readings,
  tachos: readonly Readings[],
): number {
  const { kmStart, kmEnde } = onOneScale(luecke, tachos)
  const told = overlapping(fahrten, luecke, tachos).map((one) => {
    const fahrt = onOneScale(one, tachos)
    return Math.min(fahrt.kmEnde, kmEnde) - Math.max(fahrt.kmStart, kmStart)
  })
  return Math.max(
    0,
    told.reduce((left, part) => left - part, kmEnde - kmStart),
  )
}

/**
 * The gap that contains a stretch, in whole or in part; null if there is none. Two odometers may have shown
 * the same mileage: then the latest such gap, or the one before the named entry.
 */
export function lueckeOf(
  luecken: readonly Luecke[],
  kmVon: number,
  kmBis: number,
  vorNummer?: number,
): Luecke | null {
  if (kmVon >= kmBis) return null
  const around = luecken.filter((luecke) => luecke.kmVon <= kmVon && kmBis <= luecke.kmBis)
  return around.findLast((luecke) => vorNummer === undefined || luecke.vorNummer === vorNummer) ?? null
}
