import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** An instant, or its ISO 8601 text. */
type Moment = Temporal.Instant | string

/** A line with the odometer readings at both of its ends. */
export interface Readings {
  /** Present if odometer replacements may be among the lines. */
  readonly art?: string
  readonly nummer?: number
  readonly abfahrt: Moment
  readonly ankunft: Moment
  readonly kmStart: number
  readonly kmEnde: number
}

const at = (moment: Moment) => Temporal.Instant.from(moment).epochNanoseconds

/** The odometer replacements among a logbook's lines: the old one showed kmStart, the new one kmEnde. */
export function tachosOf<T extends Readings>(lines: readonly T[]): T[] {
  return lines.filter(({ art }) => art === 'tacho')
}

const lost = (tachos: readonly Pick<Readings, 'kmStart' | 'kmEnde'>[]) =>
  tachos.reduce((sum, { kmStart, kmEnde }) => sum + kmStart - kmEnde, 0)

/**
 * Converts a line's readings to the scale of the first odometer, on which everything that a vehicle has
 * driven is one distance. At the moment of a replacement, a line that begins uses the new odometer, a line
 * that ends uses the old one, and a line that spans it ends with the new one.
 * @param tachos odometer replacements of the same vehicle
 */
export function onOneScale(line: Readings, tachos: readonly Readings[]) {
  const { kmStart, kmEnde } = line
  if (tachos.length === 0) return { kmStart, kmEnde }
  const from = at(line.abfahrt)
  const until = at(line.ankunft)
  if (line.art === 'tacho') {
    const before = lost(
      tachos.filter(({ abfahrt, nummer = 0 }) =>
        at(abfahrt) === from ? nummer < (line.nummer ?? 0) : at(abfahrt) < from,
      ),
    )
    return { kmStart: kmStart + before, kmEnde: kmStart + before }
  }
  const begun = lost(tachos.filter(({ abfahrt }) => at(abfahrt) <= from))
  const within = lost(tachos.filter(({ abfahrt }) => at(abfahrt) > from && at(abfahrt) < until))
  return { kmStart: kmStart + begun, kmEnde: kmEnde + begun + within }
}

/** Kilometres of a line, even if the odometer was replaced on the way. */
export function drivenKilometer(line: Readings, tachos: readonly Readings[]): number {
  const { kmStart, kmEnde } = onOneScale(line, tachos)
  return kmEnde - kmStart
}

/** Readings before and after an odometer replacement; null where there is none. */
export interface Nachbarn {
  readonly davor: number | null
  readonly danach: number | null
}

/** Whether a reading in the minute of a replacement, which people enter to the minute, came after it. */
export function isAfterMinute(
  { kmStart, kmEnde }: Pick<Readings, 'kmStart' | 'kmEnde'>,
  first: Nachbarn,
  last: Nachbarn,
): boolean {
  if (last.davor === null || last.davor === first.davor) return false
  return Math.abs(last.davor - kmStart) < Math.abs(last.davor - kmEnde)
}

export interface TachoWerte {
  readonly zeit: Temporal.Instant
  readonly kmStart: number
  readonly kmEnde: number
}

export interface TachoFacts {
  readonly now: Temporal.Instant
  /** Replacements entered already: two people may enter the same one. */
  readonly tachos: readonly TachoWerte[]
}

/**
 * Decides an odometer replacement: the old one showed no less than the reading before, and the new one no
 * more than the reading after.
 */
export function decideTacho(
  tacho: TachoWerte,
  { davor, danach }: Nachbarn,
  { now, tachos }: TachoFacts,
): Result<TachoWerte> {
  const { zeit, kmStart, kmEnde } = tacho
  if (tachos.some((one) => one.kmStart === kmStart && one.kmEnde === kmEnde))
    return refused(issue('fahrtenbuch.tachoSchonDa', { kmVon: kmStart, kmBis: kmEnde }))
  const issues: Issue[] = []
  if (Temporal.Instant.compare(zeit, now) > 0)
    issues.push(issue('fahrtenbuch.tachoInZukunft', {}, { field: 'zeit' }))
  if (davor !== null && kmStart < davor)
    issues.push(issue('fahrzeug.kilometerZuKlein', { value: davor - 1 }, { field: 'kmStart' }))
  if (danach !== null && kmEnde > danach)
    issues.push(issue('fahrzeug.kilometerZuGross', { value: danach }, { field: 'kmEnde' }))
  return issues.length > 0 ? refused(...issues) : ok(tacho)
}

/**
 * Converts a reading of a day to the vehicle's current odometer. On the day of a replacement it belongs to
 * whichever odometer is nearer.
 * @param tachos in the order of the replacements
 */
export function onPresentTacho(kilometer: number, tag: Zeitraum, tachos: readonly TachoWerte[]): number {
  const { compare } = Temporal.Instant
  const since = tachos.filter(({ zeit, kmStart, kmEnde }) => {
    if (compare(zeit, tag.bis) >= 0) return true
    if (compare(zeit, tag.von) < 0) return false
    return Math.abs(kilometer - kmStart) < Math.abs(kilometer - kmEnde)
  })
  return kilometer - lost(since)
}
