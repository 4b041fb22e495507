import type { Effective } from '../einstellung/resolve.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { tagOf } from '../time/zone.ts'
import { wochentagOf } from '../time/wochentag.ts'
import { bookingRange } from './bookingRange.ts'
import { openPeriod } from './openWindow.ts'
import type { Kalender } from './types.ts'

export interface BookableDay {
  readonly tag: Temporal.PlainDate
  /** When it is open that day. */
  readonly offen: Zeitraum
}

/**
 * Every day from today to the end of the booking range that is open and may be booked (K3): by the week, or by a special opening time
 * with the status offen, with its own times. Today counts while at least the minimum booking time is left of it (K4).
 */
export function bookableDays(now: Temporal.Instant, kalender: Kalender, settings: Effective): BookableDay[] {
  const { ersterTag, letzterTag } = bookingRange(now, kalender.zone, settings)
  const weekdays = settings['leseraum.buchbareWochentage'].value.map(Number)
  const least = Math.max(1, settings['leseraum.mindestbuchungszeit'].value)
  const days: BookableDay[] = []
  for (let tag = ersterTag; Temporal.PlainDate.compare(tag, letzterTag) <= 0; tag = tag.add({ days: 1 })) {
    const offen = openPeriod(tag, kalender)
    if (offen && weekdays.includes(wochentagOf(tag)) && minutesBetween(later(now, offen.von), offen.bis) >= least) {
      days.push({ tag, offen })
    }
  }
  return days
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) > 0 ? a : b
}

/**
 * Earliest start (K4): today at the from-time if that is still ahead, or as long as the minimum booking time fits into what is left;
 * else the next bookable day's opening. Null when the range has no bookable day.
 */
export function earliestStart(now: Temporal.Instant, kalender: Kalender, settings: Effective): Temporal.Instant | null {
  const first = bookableDays(now, kalender, settings)[0]
  if (!first) return null
  return tagOf(now, kalender.zone).equals(first.tag) ? later(now, first.offen.von) : first.offen.von
}
