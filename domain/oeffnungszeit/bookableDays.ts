import type { Effective } from '../einstellung/resolve.ts'
import { parseUhrzeit, type Uhrzeit } from '../time/uhrzeit.ts'
import { wochentagOf } from '../time/wochentag.ts'
import { earlier, later, minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { roundUp } from '../time/zeitschritt.ts'
import { endOf, instantOf } from '../time/zone.ts'
import { bookingRange } from './bookingRange.ts'
import { openPeriod } from './openWindow.ts'
import type { Kalender } from './types.ts'

export interface BookableDay {
  readonly tag: Temporal.PlainDate
  /** When it can be booked that day: the opening hours, narrowed by the person's earliest and latest time. */
  readonly offen: Zeitraum
  /** First moment, on the time step, at which a booking may start; on later days than today the first step of `offen`. */
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

/** The setting is checked where it is saved; what is no time of day narrows nothing. */
function timeOf(text: string, otherwise: Uhrzeit): Uhrzeit {
  const parsed = parseUhrzeit(text)
  return parsed.ok ? parsed.value : otherwise
}

/** The opening hours of a day, narrowed by the person's earliest and latest time; null when nothing is left of them. */
export function bookablePeriod(
  tag: Temporal.PlainDate,
  kalender: Kalender,
  settings: Pick<Settings, 'leseraum.fruehestens' | 'leseraum.spaetestens'>,
): Zeitraum | null {
  const open = openPeriod(tag, kalender)
  if (!open) return null
  const earliest = timeOf(settings['leseraum.fruehestens'].value, { stunden: 0, minuten: 0 })
  const latest = timeOf(settings['leseraum.spaetestens'].value, { stunden: 23, minuten: 59 })
  const von = later(open.von, instantOf(tag, earliest, kalender.zone))
  const bis = earlier(open.bis, endOf(tag, latest, kalender.zone))
  return Temporal.Instant.compare(von, bis) < 0 ? { von, bis } : null
}

/** Whether the day's weekday is one of those on which the person can book. */
export function bookableWeekday(
  tag: Temporal.PlainDate,
  settings: Pick<Settings, 'leseraum.buchbareWochentage'>,
): boolean {
  return settings['leseraum.buchbareWochentage'].value.map(Number).includes(wochentagOf(tag))
}

/**
 * Every day from today to the end of the booking range that can be booked (K3): one of the bookable weekdays, and open by the week, or by
 * a special opening time with the status offen, with its own times. A day counts while at least the minimum booking time is left of it;
 * that can be said of today only (K4).
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

/** One day of the booking range; null when nothing of it can be booked (any more). Whether it lies in the range is not asked. */
export function bookableDay(
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
  kalender: Kalender,
  settings: Settings,
): BookableDay | null {
  const offen = bookableWeekday(tag, settings) ? bookablePeriod(tag, kalender, settings) : null
  if (!offen) return null
  const least = Math.max(1, settings['leseraum.mindestbuchungszeit'].value)
  const start = roundUp(later(now, offen.von), settings['leseraum.zeitschritt'].value, kalender.zone)
  return minutesBetween(start, offen.bis) >= least ? { tag, offen, start } : null
}

/**
 * Earliest start (K4, K6): today at the from-time if that is still ahead, otherwise the next time step as long as the minimum booking time
 * fits into what is left of today, otherwise the from-time of the next bookable day. Null when the range has no bookable day.
 */
export function earliestStart(
  now: Temporal.Instant,
  kalender: Kalender,
  settings: Settings,
): Temporal.Instant | null {
  return bookableDays(now, kalender, settings)[0]?.start ?? null
}
