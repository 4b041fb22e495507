import { lengthIssues } from '../buchung/length.ts'
import { occupies } from '../buchung/status.ts'
import type { Effective, Resolved } from '../einstellung/resolve.ts'
import { type Issue, issue, type Origin } from '../issue.ts'
import { firstOf, gapMinutes, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, tagOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import type { Hold, LeseraumBuchung } from './types.ts'

const { compare } = Temporal.Instant

/** Monday of the ISO week of a day. */
export function weekStart(tag: Temporal.PlainDate): Temporal.PlainDate {
  return tag.subtract({ days: tag.dayOfWeek - 1 })
}

/** The used part of a weekly limit, in the unit of the limit: bookings, or minutes. */
export interface Use {
  readonly limit: number
  readonly used: number
  readonly origin: Origin
}

/** The weekly limits with their used part; null if there is no limit. */
export interface WeekUse {
  readonly buchungen: Use | null
  /** In real minutes. */
  readonly minuten: Use | null
}

/** The person's bookings as booker in the ISO week of a day; invitations by others do not count. */
function bookedIn(tag: Temporal.PlainDate, bucherId: string, { eigene, kalender }: WeekFacts): Hold[] {
  // Compares instants: the zone is looked up once for the week, not for each booking.
  const monday = weekStart(tag)
  const { von } = dayPeriod(monday, kalender.zone)
  const { bis } = dayPeriod(monday.add({ days: 6 }), kalender.zone)
  return eigene.filter(
    (own) =>
      own.bucherId === bucherId &&
      occupies(own.status) &&
      compare(own.zeitraum.von, von) >= 0 &&
      compare(own.zeitraum.von, bis) < 0,
  )
}

export type WeekFacts = Pick<BookingFacts, 'eigene' | 'einstellungen'> & {
  readonly kalender: Pick<BookingFacts['kalender'], 'zone'>
}

function useOf({ value, origin }: Resolved<number>, unit: number, used: number): Use | null {
  return value === 0 ? null : { limit: value * unit, used, origin }
}

/** How much of the limits of a day's ISO week the person's bookings use up. */
export function weekUse(tag: Temporal.PlainDate, bucherId: string, facts: WeekFacts): WeekUse {
  const booked = bookedIn(tag, bucherId, facts)
  const minutes = booked.reduce((sum, { zeitraum }) => sum + minutesBetween(zeitraum.von, zeitraum.bis), 0)
  return {
    buchungen: useOf(facts.einstellungen['leseraum.maxBuchungenProWoche'], 1, booked.length),
    minuten: useOf(facts.einstellungen['leseraum.maxStundenProWoche'], 60, minutes),
  }
}

/** The remaining part of a limit, never negative. */
export const leftOf = ({ limit, used }: Use): number => Math.max(0, limit - used)

function countIssues({ buchungen }: WeekUse): Issue[] {
  if (!buchungen || leftOf(buchungen) > 0) return []
  const data = { limit: buchungen.limit, gebucht: buchungen.used }
  return [issue('buchung.wochenlimit', data, { origin: buchungen.origin })]
}

function minuteIssues({ von, bis }: Zeitraum, { minuten }: WeekUse): Issue[] {
  if (!minuten || minutesBetween(von, bis) <= leftOf(minuten)) return []
  const data = { stunden: minuten.limit / 60, minuten: minuten.used }
  return [issue('buchung.wochenstunden', data, { field: 'bis', origin: minuten.origin })]
}

/** Reasons against one more booking by the limits of its ISO week: number and hours. */
export function weekIssues(zeitraum: Zeitraum, bucherId: string, facts: WeekFacts): Issue[] {
  const use = weekUse(tagOf(zeitraum.von, facts.kalender.zone), bucherId, facts)
  return [...countIssues(use), ...minuteIssues(zeitraum, use)]
}

/**
 * Reasons against the length of a booking by the hours of its ISO week; it is already counted among those of
 * the week.
 */
export function hourIssues(zeitraum: Zeitraum, bucherId: string, facts: WeekFacts): Issue[] {
  return minuteIssues(zeitraum, weekUse(tagOf(zeitraum.von, facts.kalender.zone), bucherId, facts))
}

/**
 * The days whose own bookings the rules need, both included: the ISO weeks that these days touch, for the
 * limits, and one more day at either end for breaks across midnight.
 */
export function ownDays(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate = first,
): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  return [weekStart(first).subtract({ days: 1 }), weekStart(last).add({ days: 7 })]
}

/**
 * The setting that determines the shortest booking: the longer of the minimum length and the minimum booking
 * time (K7).
 */
export function shortestStay(einstellungen: Effective) {
  const length = einstellungen['leseraum.mindestdauer']
  const time = einstellungen['leseraum.mindestbuchungszeit']
  return time.value > length.value ? time : length
}

/**
 * The longest possible booking on a day, in minutes: the maximum length, capped at the remaining hours of its
 * week.
 */
export function longestStay(
  tag: Temporal.PlainDate,
  bucherId: string,
  facts: Pick<BookingFacts, 'eigene' | 'kalender' | 'einstellungen'>,
): number {
  const longest = facts.einstellungen['leseraum.hoechstdauer'].value
  // Fast path: most houses limit no hours, and one refusal tries dozens of times.
  if (facts.einstellungen['leseraum.maxStundenProWoche'].value === 0) return longest
  const { minuten } = weekUse(tag, bucherId, facts)
  return minuten ? Math.min(longest, leftOf(minuten)) : longest
}

function stayIssues(zeitraum: Zeitraum, { einstellungen, kalender: { zone } }: BookingFacts): Issue[] {
  const longest = einstellungen['leseraum.hoechstdauer']
  return lengthIssues(zeitraum, { shortest: shortestStay(einstellungen), longest, zone })
}

/**
 * Whether a booking takes up the person's own time: as booker, or as second person once they agreed. An
 * unanswered invitation must not block anybody, or anybody could block anybody.
 */
export function takesOwnTime(own: Hold, bucherId: string): boolean {
  return occupies(own.status) && (own.bucherId === bucherId || own.status !== 'vorgemerkt')
}

/**
 * The periods that the person's own bookings block, breaks included; none if they may have several at a time.
 */
export function ownTimes(bucherId: string, { einstellungen, eigene }: OwnTime): Zeitraum[] {
  if (einstellungen['leseraum.mehrerePlaetzeGleichzeitig'].value) return []
  const minutes = Math.ceil(einstellungen['leseraum.mindestpause'].value * 60)
  return eigene
    .filter((hold) => takesOwnTime(hold, bucherId))
    .map(({ zeitraum: { von, bis } }) => ({ von: von.subtract({ minutes }), bis: bis.add({ minutes }) }))
}

function dataOf({ zeitraum }: Hold) {
  return { von: zeitraum.von.toString(), bis: zeitraum.bis.toString() }
}

/** A person's own bookings and settings. */
export type OwnTime = Pick<BookingFacts, 'einstellungen' | 'eigene'>

/** Refuses two own bookings at a time, and requires a break between them, across midnight too (K7). */
export function ownIssues(zeitraum: Zeitraum, bucherId: string, facts: OwnTime): Issue[] {
  const several = facts.einstellungen['leseraum.mehrerePlaetzeGleichzeitig']
  const pause = facts.einstellungen['leseraum.mindestpause']
  const own = facts.eigene.filter((hold) => takesOwnTime(hold, bucherId))
  const isOver = (hold: Hold) => overlaps(hold.zeitraum, zeitraum)
  const close = firstOf(
    own.filter((hold) => !isOver(hold) && gapMinutes(hold.zeitraum, zeitraum) < pause.value * 60),
  )
  const overlapping = several.value ? undefined : firstOf(own.filter(isOver))
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

/**
 * Reasons against restoring a booking whose second person has agreed to it: their later bookings, which would
 * put them in two places. An agreed booking counts in nobody's week but the booker's.
 * @param own undefined if the second person is not one of the house
 */
export function zweiteIssues(
  { zeitraum, zweiteId }: Pick<LeseraumBuchung, 'zeitraum' | 'zweiteId'>,
  own: OwnTime | undefined,
): Issue[] {
  const against = zweiteId !== null && own ? ownIssues(zeitraum, zweiteId, own) : []
  return against.length > 0 ? [issue('buchung.zweitePersonVerplant', {})] : []
}

/**
 * Reasons against one more booking by the person's others: bookings and hours a week, breaks, two at a time.
 */
export function ownIssuesOf(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  return [...weekIssues(zeitraum, bucherId, facts), ...ownIssues(zeitraum, bucherId, facts)]
}

/** Limits of quantity: length, bookings and hours a week, breaks between one's own. */
export function limitIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  return [...stayIssues(zeitraum, facts), ...ownIssuesOf(zeitraum, bucherId, facts)]
}
