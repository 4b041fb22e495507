import type { Effective } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { WOCHENTAG_NAMES, wochentagOf } from '../time/wochentag.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, endOf, instantOf, limitText, tagOf } from '../time/zone.ts'
import type { Buchungszeiten, Fahrzeug } from './types.ts'

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** First and last day of a booking; an end at midnight belongs to the day before it. */
export function daysOf({ von, bis }: Zeitraum, zone: string) {
  return { first: tagOf(von, zone), last: tagOf(bis.subtract({ nanoseconds: 1 }), zone) }
}

function textOf(tag: Temporal.PlainDate | null): string {
  return tag?.toString() ?? ''
}

type Validity = Pick<Buchungszeiten, 'gueltigVon' | 'gueltigBis'>

function reachesOutside({ gueltigVon, gueltigBis }: Validity, zeitraum: Zeitraum, zone: string): boolean {
  return (
    (gueltigVon !== null && before(zeitraum.von, dayPeriod(gueltigVon, zone).von)) ||
    (gueltigBis !== null && before(dayPeriod(gueltigBis, zone).bis, zeitraum.bis))
  )
}

function reachesInside({ gueltigVon, gueltigBis }: Validity, zeitraum: Zeitraum, zone: string): boolean {
  return (
    (gueltigVon === null || before(dayPeriod(gueltigVon, zone).von, zeitraum.bis)) &&
    (gueltigBis === null || before(zeitraum.von, dayPeriod(gueltigBis, zone).bis))
  )
}

/** Whether the individual times apply on a day. */
export function isInside({ gueltigVon, gueltigBis }: Validity, tag: Temporal.PlainDate): boolean {
  const { compare } = Temporal.PlainDate
  return (
    (gueltigVon === null || compare(gueltigVon, tag) <= 0) &&
    (gueltigBis === null || compare(tag, gueltigBis) <= 0)
  )
}

/** The vehicle is available from 00:00 of its valid-from day to the end of its valid-to day (B2). */
export function gueltigIssues(
  { kennzeichen, gueltigVon, gueltigBis }: Pick<Fahrzeug, 'kennzeichen' | 'gueltigVon' | 'gueltigBis'>,
  zeitraum: Zeitraum,
  zone: string,
): Issue[] {
  if (!reachesOutside({ gueltigVon, gueltigBis }, zeitraum, zone)) return []
  const data = { kennzeichen, gueltigVon: textOf(gueltigVon), gueltigBis: textOf(gueltigBis) }
  const early = gueltigVon !== null && before(zeitraum.von, dayPeriod(gueltigVon, zone).von)
  return [issue('fahrzeug.nichtGueltig', data, { field: early ? 'von' : 'bis' })]
}

/**
 * Within the individual times: on an allowed weekday, back on the same day, not before their start, not after
 * their end.
 */
function insideIssues(zeiten: Buchungszeiten, zeitraum: Zeitraum, zone: string): Issue[] {
  const issues: Issue[] = []
  const { first: tag, last } = daysOf(zeitraum, zone)
  const wochentag = wochentagOf(tag)
  if (!zeiten.wochentage.includes(wochentag)) {
    const tage = zeiten.wochentage.map((day) => WOCHENTAG_NAMES[day] ?? '')
    issues.push(issue('fahrzeug.wochentagNichtBuchbar', { wochentag, tage }, { field: 'von' }))
  }
  const sameDay = tag.equals(last)
  const early = before(zeitraum.von, instantOf(tag, zeiten.von, zone))
  const late = before(endOf(tag, zeiten.bis, zone), sameDay ? zeitraum.bis : zeitraum.von)
  if (early || late) {
    const data = { von: limitText(tag, zeiten.von, zone), bis: limitText(tag, zeiten.bis, zone) }
    issues.push(issue('fahrzeug.ausserhalbBuchungszeit', data, { field: early ? 'von' : 'bis' }))
  }
  if (!sameDay) issues.push(issue('fahrzeug.andererTag', {}, { field: 'bis' }))
  return issues
}

/**
 * Why a booking is not wholly within a vehicle's own times: days on which they do not apply, and what does
 * not fit on days on which they do.
 */
function outsideIssues(
  zeiten: Buchungszeiten,
  kennzeichen: string,
  zeitraum: Zeitraum,
  zone: string,
): Issue[] {
  const inside = reachesInside(zeiten, zeitraum, zone) ? insideIssues(zeiten, zeitraum, zone) : []
  if (!reachesOutside(zeiten, zeitraum, zone)) return inside
  const data = {
    kennzeichen,
    gueltigVon: textOf(zeiten.gueltigVon),
    gueltigBis: textOf(zeiten.gueltigBis),
  }
  return [issue('fahrzeug.ausserhalbBuchungszeitraum', data, { field: 'von' }), ...inside]
}

/**
 * Whether a booking is outside a vehicle's own booking times (F5): not wholly within them in days, weekdays
 * or hours, or not back on the same day. Never if there are none, or if individual times are switched off.
 */
export function isOutside(zeiten: Buchungszeiten | null, zeitraum: Zeitraum, zone: string): boolean {
  return zeiten !== null && outsideIssues(zeiten, '', zeitraum, zone).length > 0
}

/** Refuses a booking outside a vehicle's own booking times, unless the flag allows it (B2). */
export function buchungszeitenIssues(
  zeiten: Buchungszeiten | null,
  kennzeichen: string,
  zeitraum: Zeitraum,
  zone: string,
): Issue[] {
  if (zeiten === null || zeiten.buchungAusserhalbMoeglich) return []
  return outsideIssues(zeiten, kennzeichen, zeitraum, zone)
}

/** As it is stored: times of day are HH:mm. */
export interface ZeitenPreset {
  readonly wochentage: readonly number[]
  readonly von: string
  readonly bis: string
  readonly buchungAusserhalbMoeglich: boolean
}

/**
 * The initial booking times of a vehicle that gets its own: the house's usual ones, Monday to Friday (E6,
 * F5).
 */
export function zeitenPreset(
  einstellungen: Pick<
    Effective,
    'fahrzeug.zeitraumVon' | 'fahrzeug.zeitraumBis' | 'fahrzeug.buchungAusserhalb'
  >,
): ZeitenPreset {
  return {
    wochentage: [1, 2, 3, 4, 5],
    von: einstellungen['fahrzeug.zeitraumVon'].value,
    bis: einstellungen['fahrzeug.zeitraumBis'].value,
    buchungAusserhalbMoeglich: einstellungen['fahrzeug.buchungAusserhalb'].value,
  }
}
