import { gapsOf } from '../buchung/stays.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { parseUhrzeit, type Uhrzeit } from '../time/uhrzeit.ts'
import { earlier, later, minutesBetween, overlaps } from '../time/zeitraum.ts'
import { roundUp } from '../time/zeitschritt.ts'
import { endOf, instantOf } from '../time/zone.ts'
import { bookableWeekday } from './bookableWeekday.ts'
import { bookingRange } from './bookingRange.ts'
import { type OpenPeriod, openPeriod } from './openWindow.ts'
import type { Kalender } from './types.ts'

export interface BookableDay {
  readonly tag: Temporal.PlainDate
  /**
   * The bookable period of that day: the opening hours, narrowed by the person's earliest and latest time.
   */
  readonly offen: OpenPeriod
  /**
   * The first moment, on the time step, at which a booking may start; after today the first step of `offen`.
   */
  readonly start: Temporal.Instant
}

type Settings = Pick<
  Effective,
  | 'leseraum.tageImVoraus'
  | 'leseraum.fensterWochentag'
  | 'leseraum.fensterStunde'
  | 'leseraum.buchbareWochentage'
  | 'leseraum.fruehestens'
  | 'leseraum.spaetestens'
  | 'leseraum.mindestbuchungszeit'
  | 'leseraum.zeitschritt'
>

/** The setting is validated when it is saved; an invalid time narrows nothing. */
function timeOf(text: string, otherwise: Uhrzeit): Uhrzeit {
  const parsed = parseUhrzeit(text)
  return parsed.ok ? parsed.value : otherwise
}

/** The opening hours of a day, narrowed by the person's earliest and latest time; null if nothing remains. */
export function bookablePeriod(
  tag: Temporal.PlainDate,
  kalender: Kalender,
  settings: Pick<Settings, 'leseraum.fruehestens' | 'leseraum.spaetestens'>,
): OpenPeriod | null {
  const open = openPeriod(tag, kalender)
  if (!open) return null
  const earliest = timeOf(settings['leseraum.fruehestens'].value, { stunden: 0, minuten: 0 })
  const latest = timeOf(settings['leseraum.spaetestens'].value, { stunden: 23, minuten: 59 })
  const von = later(open.von, instantOf(tag, earliest, kalender.zone))
  const bis = earlier(open.bis, endOf(tag, latest, kalender.zone))
  if (Temporal.Instant.compare(von, bis) >= 0) return null
  const { unterbrechungen } = open
  return { von, bis, unterbrechungen: unterbrechungen.filter((one) => overlaps(one, { von, bis })) }
}

/**
 * Every bookable day from today to the end of the booking range (K3): on a bookable weekday, and open by the
 * week, or by a special opening time with the status offen, with its own times. A day counts while at least
 * the minimum booking time is left of it, which can only matter today (K4).
 */
export function bookableDays(now: Temporal.Instant, kalender: Kalender, settings: Settings): BookableDay[] {
  const { ersterTag, letzterTag } = bookingRange(now, kalender.zone, settings)
  const days: BookableDay[] = []
  for (let tag = ersterTag; Temporal.PlainDate.compare(tag, letzterTag) <= 0; tag = tag.add({ days: 1 })) {
    const day = bookableDay(tag, now, kalender, settings)
    if (day) days.push(day)
  }
  return days
}

/**
 * The bookable part of one day; null if there is none (any more). Does not check that the day is in the
 * range.
 */
export function bookableDay(
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
  kalender: Kalender,
  settings: Settings,
): BookableDay | null {
  const offen = bookableWeekday(tag, settings) ? bookablePeriod(tag, kalender, settings) : null
  if (!offen) return null
  const least = Math.max(1, settings['leseraum.mindestbuchungszeit'].value)
  const step = settings['leseraum.zeitschritt'].value
  for (const { von, bis } of gapsOf(offen, offen.unterbrechungen)) {
    const start = roundUp(later(now, von), step, kalender.zone)
    if (minutesBetween(start, bis) >= least) return { tag, offen, start }
  }
  return null
}

/**
 * Earliest start (K4, K6): today at the from-time if that is still in the future, otherwise the next time
 * step as long as the minimum booking time fits into the rest of today, otherwise the from-time of the next
 * bookable day. Null if the range has no bookable day.
 */
export function earliestStart(
  now: Temporal.Instant,
  kalender: Kalender,
  settings: Settings,
): Temporal.Instant | null {
  return bookableDays(now, kalender, settings)[0]?.start ?? null
}
