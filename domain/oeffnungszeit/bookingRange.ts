import type { Effective } from '../einstellung/resolve.ts'
import { minutesOf } from '../time/uhrzeit.ts'
import { wochentagByName, wochentagOf } from '../time/wochentag.ts'
import { earlier } from '../time/zeitraum.ts'
import { instantOf, tagOf, uhrzeitOf } from '../time/zone.ts'

export interface BookingRange {
  /** First and last bookable day, both inclusive, in the Mandant's zone. */
  readonly ersterTag: Temporal.PlainDate
  readonly letzterTag: Temporal.PlainDate
}

/** How far ahead can be booked, whatever the resource. */
export interface RangeWindow {
  /** Days ahead of the anchor. */
  readonly tage: number
  /** Name of the window weekday (`montags`); any other text is none. */
  readonly wochentag: string
  /** Wall-clock minutes since 00:00 from which that weekday's new range applies. */
  readonly abMinute: number
}

/**
 * The day from which "days ahead" are counted (K4): today, so that the range grows daily at 00:00; or, with a
 * window weekday, the most recent such weekday, and the one a week before if that is today and the hour has
 * not come.
 */
function anchor(now: Temporal.Instant, zone: string, window: RangeWindow): Temporal.PlainDate {
  const today = tagOf(now, zone)
  const weekday = wochentagByName(window.wochentag)
  if (weekday === null) return today
  const back = (wochentagOf(today) - weekday + 7) % 7
  const waiting = back === 0 && minutesOf(uhrzeitOf(now, zone)) < window.abMinute
  return today.subtract({ days: waiting ? 7 : back })
}

/**
 * From today to the number of days after the anchor (K4). Today always belongs to the range, even if a weekly
 * window with few days ahead ended before: what is free today stays bookable (recorded decision).
 */
export function rangeOf(now: Temporal.Instant, zone: string, window: RangeWindow): BookingRange {
  const today = tagOf(now, zone)
  const last = anchor(now, zone, window).add({ days: window.tage })
  return { ersterTag: today, letzterTag: Temporal.PlainDate.compare(last, today) < 0 ? today : last }
}

/**
 * When a day enters the range: the inverse of `rangeOf`. As many days before it as can be booked ahead, at
 * 00:00; or at the window's hour of the first window weekday from then on; on the day itself at the latest,
 * because today always belongs to the range.
 */
export function enterOf(tag: Temporal.PlainDate, zone: string, window: RangeWindow): Temporal.Instant {
  const first = tag.subtract({ days: window.tage })
  const weekday = wochentagByName(window.wochentag)
  const wait = weekday === null ? 0 : (weekday - wochentagOf(first) + 7) % 7
  const stunden = weekday === null ? 0 : Math.floor(window.abMinute / 60)
  const minuten = weekday === null ? 0 : window.abMinute % 60
  return earlier(
    instantOf(first.add({ days: wait }), { stunden, minuten }, zone),
    instantOf(tag, { stunden: 0, minuten: 0 }, zone),
  )
}

type Settings = Pick<
  Effective,
  'leseraum.tageImVoraus' | 'leseraum.fensterWochentag' | 'leseraum.fensterStunde'
>

function windowOf(settings: Settings): RangeWindow {
  return {
    tage: settings['leseraum.tageImVoraus'].value,
    wochentag: settings['leseraum.fensterWochentag'].value,
    abMinute: settings['leseraum.fensterStunde'].value * 60,
  }
}

/** The booking range of seats and rooms. */
export function bookingRange(now: Temporal.Instant, zone: string, settings: Settings): BookingRange {
  return rangeOf(now, zone, windowOf(settings))
}

/** From when seats and rooms can be booked for a day. */
export function bookableFrom(tag: Temporal.PlainDate, zone: string, settings: Settings): Temporal.Instant {
  return enterOf(tag, zone, windowOf(settings))
}
