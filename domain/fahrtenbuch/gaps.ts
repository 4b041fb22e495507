import { earlier, later } from '../time/zeitraum.ts'
import { onOneScale, type Readings, tachosOf } from './tacho.ts'
import type { FahrtWerte } from './types.ts'

/** A trip or an explained gap with its current mileage. */
export type Strecke = Pick<FahrtWerte, 'abfahrt' | 'ankunft' | 'kmStart' | 'kmEnde'> & {
  readonly nummer: number
  /** Told where odometers that were replaced are among them. */
  readonly art?: string
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

type Mileage = Readings & Pick<Strecke, 'nummer'>

/**
 * Between which entries the odometer jumps, by rising mileage. What it showed before the first entry is no jump. An odometer that was replaced is an
 * entry without length: no jump reaches over it, so that both ends of each are readings of the same one.
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
    // A correction may have put the two into another order than their mileage tells.
    von: earlier(nach.ankunft, vor.abfahrt),
    bis: later(nach.ankunft, vor.abfahrt),
  }))
}

/** Trips that tell some of the same kilometres. */
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

/** Trips that contradict one by its time: under way while it was, or with other kilometres before or after it than the odometer can have shown. */
export function contradicting(
  strecken: readonly Strecke[],
  own: Omit<Strecke, 'nummer'>,
  tachos: readonly Readings[],
): Strecke[] {
  // People tell minutes, and a check-out its second.
  const minute = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 60_000)
  const wanted = onOneScale(own, tachos)
  return strecken.filter((other) => {
    const said = onOneScale(other, tachos)
    if (minute(other.ankunft) <= minute(own.abfahrt)) return said.kmEnde > wanted.kmStart
    if (minute(own.ankunft) <= minute(other.abfahrt)) return wanted.kmEnde > said.kmStart
    // An odometer that was replaced on the way: it lies between both readings.
    if (other.art === 'tacho') return wanted.kmStart > said.kmStart || wanted.kmEnde < said.kmEnde
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
 * The gap that a stretch lies in, whole or in part; null when there is none. Two odometers may have shown the same mileage: then it is the latest
 * of its gaps, or the one before the entry that is named.
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
