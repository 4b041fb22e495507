import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** An instant, or its text in ISO 8601. */
type Moment = Temporal.Instant | string

/** A line with what the odometer showed at both of its ends. */
export interface Readings {
  /** Told where odometers that were replaced may be among others. */
  readonly art?: string
  readonly nummer?: number
  readonly abfahrt: Moment
  readonly ankunft: Moment
  readonly kmStart: number
  readonly kmEnde: number
}

const at = (moment: Moment) => Temporal.Instant.from(moment).epochNanoseconds

/** Odometers that were replaced, of the lines of a logbook: each showed kmStart, and the new one kmEnde. */
export function tachosOf<T extends Readings>(lines: readonly T[]): T[] {
  return lines.filter(({ art }) => art === 'tacho')
}

const lost = (tachos: readonly Pick<Readings, 'kmStart' | 'kmEnde'>[]) =>
  tachos.reduce((sum, { kmStart, kmEnde }) => sum + kmStart - kmEnde, 0)

/**
 * The readings of a line on the scale of the first odometer, on which all that a vehicle has driven is one distance. What begins when an odometer
 * is replaced begins with the new one, what ends then ends with the old one, and what lies around that moment ends with the new one.
 *
 * @param tachos odometers of the same vehicle that were replaced
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

/** How far a line leads, also where the odometer was replaced on its way. */
export function drivenKilometer(line: Readings, tachos: readonly Readings[]): number {
  const { kmStart, kmEnde } = onOneScale(line, tachos)
  return kmEnde - kmStart
}

/** Readings before and after the moment at which an odometer was replaced; null where there is none. */
export interface Nachbarn {
  readonly davor: number | null
  readonly danach: number | null
}

/** Of a moment that people tell to the minute: which of the readings in that minute came first. */
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
  /** Those that were replaced already: two people may enter the same. */
  readonly tachos: readonly TachoWerte[]
}

/** An odometer was replaced: it showed no less than the reading before, and the new one no more than the reading after. */
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
 * A reading of a day, on the odometer that the vehicle has now. On the day on which one was replaced it is of whichever is nearer.
 *
 * @param tachos in the order in which they were replaced
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
