import type { Effective } from '../einstellung/resolve.ts'
import { tagOf } from '../time/zone.ts'
import { bookableWeekday } from './bookableWeekday.ts'
import { bookableFrom, bookingRange } from './bookingRange.ts'
import { openPeriod } from './openWindow.ts'
import type { Kalender } from './types.ts'

/**
 * The state of a whole day, before any of its seats: over, closed, open on an unbookable weekday, beyond the
 * booking range until the instant `ab`, or open. Beyond has the lowest priority: nobody is told to come back
 * for a day that can never be booked.
 */
export type TagLage =
  | { readonly art: 'vorbei' | 'zu' | 'wochentag' | 'offen' }
  | { readonly art: 'spaeter'; readonly ab: Temporal.Instant }

type Settings = Pick<
  Effective,
  | 'leseraum.tageImVoraus'
  | 'leseraum.fensterWochentag'
  | 'leseraum.fensterStunde'
  | 'leseraum.buchbareWochentage'
>

/** The state of a day in the Mandant's zone (SPECIFICATION section 4, booking-time calculation). */
export function tagLage(
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
  kalender: Kalender,
  settings: Settings,
): TagLage {
  const { compare } = Temporal.PlainDate
  if (compare(tag, tagOf(now, kalender.zone)) < 0) return { art: 'vorbei' }
  if (openPeriod(tag, kalender) === null) return { art: 'zu' }
  if (!bookableWeekday(tag, settings)) return { art: 'wochentag' }
  const { letzterTag } = bookingRange(now, kalender.zone, settings)
  if (compare(tag, letzterTag) <= 0) return { art: 'offen' }
  return { art: 'spaeter', ab: bookableFrom(tag, kalender.zone, settings) }
}
