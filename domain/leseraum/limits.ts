import { lengthIssues } from '../buchung/length.ts'
import { occupies } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { gapMinutes, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { tagOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import type { Hold } from './types.ts'

/** Monday of the ISO week of a day. */
export function weekStart(tag: Temporal.PlainDate): Temporal.PlainDate {
  return tag.subtract({ days: tag.dayOfWeek - 1 })
}

/**
 * The days whose own bookings the rules ask for, both included: the ISO weeks that these days touch, for the limits, with a day more at either end
 * for breaks over midnight.
 */
export function ownDays(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate = first,
): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  return [weekStart(first).subtract({ days: 1 }), weekStart(last).add({ days: 7 })]
}

/** The setting that decides how short a booking may be: the longer of the minimum length and the minimum booking time (K7). */
export function shortestStay(einstellungen: Effective) {
  const [length, time] = [
    einstellungen['leseraum.mindestdauer'],
    einstellungen['leseraum.mindestbuchungszeit'],
  ]
  return time.value > length.value ? time : length
}

function stayIssues(zeitraum: Zeitraum, { einstellungen }: BookingFacts): Issue[] {
  const longest = einstellungen['leseraum.hoechstdauer']
  return lengthIssues(zeitraum, { shortest: shortestStay(einstellungen), longest })
}

/** Bookings as booker in one ISO week; those to which somebody else invited the person do not count. */
export function weekIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const { value: limit, origin } = facts.einstellungen['leseraum.maxBuchungenProWoche']
  if (limit === 0) return []
  const week = weekStart(tagOf(zeitraum.von, zone))
  const booked = facts.eigene.filter(
    (own) =>
      own.bucherId === bucherId &&
      occupies(own.status) &&
      weekStart(tagOf(own.zeitraum.von, zone)).equals(week),
  )
  return booked.length >= limit
    ? [issue('buchung.wochenlimit', { limit, gebucht: booked.length }, { origin })]
    : []
}

/**
 * Whether a booking takes up the person's own time: as booker, or as second once they agreed. An invitation that one has not answered
 * cannot keep one from booking, or anybody could lock anybody out.
 */
export function takesOwnTime(own: Hold, bucherId: string): boolean {
  return occupies(own.status) && (own.bucherId === bucherId || own.status !== 'vorgemerkt')
}

function dataOf({ zeitraum }: Hold) {
  return { von: zeitraum.von.toString(), bis: zeitraum.bis.toString() }
}

/** One's own bookings: not two at a time, and a break between them, over midnight too (K7). */
export function ownIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  const several = facts.einstellungen['leseraum.mehrerePlaetzeGleichzeitig']
  const pause = facts.einstellungen['leseraum.mindestpause']
  const own = facts.eigene.filter((hold) => takesOwnTime(hold, bucherId))
  const close = own.find(
    (hold) => !overlaps(hold.zeitraum, zeitraum) && gapMinutes(hold.zeitraum, zeitraum) < pause.value * 60,
  )
  const overlapping = several.value ? undefined : own.find((hold) => overlaps(hold.zeitraum, zeitraum))
  const issues: Issue[] = []
  if (close) {
    const data = { stunden: pause.value, ...dataOf(close) }
    issues.push(issue('buchung.eigenePause', data, { origin: pause.origin }))
  }
  if (overlapping) {
    issues.push(issue('buchung.eigeneUeberschneidung', dataOf(overlapping), { origin: several.origin }))
  }
  return issues
}

/** What the person's other bookings say against one more: bookings a week, breaks, two at a time. */
export function ownIssuesOf(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  return [...weekIssues(zeitraum, bucherId, facts), ...ownIssues(zeitraum, bucherId, facts)]
}

/** How much: length, bookings a week, breaks between one's own. */
export function limitIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  return [...stayIssues(zeitraum, facts), ...ownIssuesOf(zeitraum, bucherId, facts)]
}
