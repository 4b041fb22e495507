import type { Effective } from '../einstellung/resolve.ts'
import { wochentagByName, wochentagOf } from '../time/wochentag.ts'
import { tagOf, uhrzeitOf } from '../time/zone.ts'

export interface BookingRange {
  /** First and last bookable day, both inclusive, in the Mandant's zone. */
  readonly ersterTag: Temporal.PlainDate
  readonly letzterTag: Temporal.PlainDate
}

type Settings = Pick<
  Effective,
  'leseraum.tageImVoraus' | 'leseraum.fensterWochentag' | 'leseraum.fensterStunde'
>

/**
 * The day from which "days ahead" are counted (K4): today, so that the range grows daily at 00:00; or, with a window weekday, the most
 * recent such weekday, and the one a week before if that is today and the hour has not come.
 */
function anchor(now: Temporal.Instant, zone: string, settings: Settings): Temporal.PlainDate {
  const today = tagOf(now, zone)
  const weekday = wochentagByName(settings['leseraum.fensterWochentag'].value)
  if (weekday === null) return today
  const back = (wochentagOf(today) - weekday + 7) % 7
  const waiting = back === 0 && uhrzeitOf(now, zone).stunden < settings['leseraum.fensterStunde'].value
  return today.subtract({ days: waiting ? 7 : back })
}

/**
 * From today to the advance-bookable days after the anchor (K4). Today always belongs to it, even when a weekly window with few days ahead
 * ended before: what is free today is not kept empty (recorded decision).
 */
export function bookingRange(now: Temporal.Instant, zone: string, settings: Settings): BookingRange {
  const today = tagOf(now, zone)
  const last = anchor(now, zone, settings).add({ days: settings['leseraum.tageImVoraus'].value })
  return { ersterTag: today, letzterTag: Temporal.PlainDate.compare(last, today) < 0 ? today : last }
}
