import { CHECK_IN_MINUTES } from '../buchung/checkInWindow.ts'
import { aheadIssues, pastIssues, runningStep, stepIssues } from '../buchung/startRules.ts'
import { gapsOf } from '../buchung/stays.ts'
import { type Issue, issue } from '../issue.ts'
import { bookablePeriod, earliestStart } from '../oeffnungszeit/bookableDays.ts'
import { bookableWeekday } from '../oeffnungszeit/bookableWeekday.ts'
import { bookableFrom, bookingRange } from '../oeffnungszeit/bookingRange.ts'
import { parseUhrzeit } from '../time/uhrzeit.ts'
import { WOCHENTAG_NAMES, wochentagOf } from '../time/wochentag.ts'
import { later, minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, endOf, instantOf, limitText, tagOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import { openingIssues } from './offen.ts'

/** The part of a request that the time rules need. */
export interface TimeWish {
  readonly zeitraum: Zeitraum
  readonly zweiteId: string | null
}

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/**
 * Bookings have to start after this moment: in the running step, as long as check-in is still open. With a
 * second person the start has to be in the future, because confirmation is due at the start (recorded
 * decision).
 */
export function latestMissedStart(zweiteId: string | null, facts: BookingFacts): Temporal.Instant {
  if (zweiteId !== null) return facts.now
  return runningStep(facts.now, facts.einstellungen['leseraum.zeitschritt'].value, CHECK_IN_MINUTES)
}

/** Refuses bookings for today if less than the minimum booking time is left of it (K4). */
function earliestIssues(tag: Temporal.PlainDate, facts: BookingFacts): Issue[] {
  const { now, kalender, einstellungen } = facts
  const { value: minuten, origin } = einstellungen['leseraum.mindestbuchungszeit']
  if (minuten === 0 || !tagOf(now, kalender.zone).equals(tag)) return []
  const period = bookablePeriod(tag, kalender, einstellungen)
  if (!period) return []
  const spans = gapsOf(period, period.unterbrechungen)
  if (spans.some(({ von, bis }) => minutesBetween(later(now, von), bis) >= minuten)) return []
  const ab = earliestStart(now, kalender, einstellungen)?.toString() ?? ''
  return [issue('buchung.vorFruehestemStart', { ab, minuten }, { field: 'von', origin })]
}

function dayIssues(tag: Temporal.PlainDate, facts: BookingFacts): Issue[] {
  const { einstellungen } = facts
  const { zone } = facts.kalender
  const { letzterTag } = bookingRange(facts.now, zone, einstellungen)
  const ab = bookableFrom(tag, zone, einstellungen)
  const issues = aheadIssues(tag, { letzterTag, ab, tage: einstellungen['leseraum.tageImVoraus'] }, 'von')
  const days = einstellungen['leseraum.buchbareWochentage']
  if (!bookableWeekday(tag, einstellungen)) {
    const tage = days.value.map((day) => WOCHENTAG_NAMES[Number(day)] ?? '')
    const data = { wochentag: WOCHENTAG_NAMES[wochentagOf(tag)], tage }
    issues.push(issue('buchung.wochentagNichtBuchbar', data, { field: 'von', origin: days.origin }))
  }
  return issues
}

/** The person's earliest and latest time, in addition to the opening hours. */
function earliestLatestIssues(zeitraum: Zeitraum, tag: Temporal.PlainDate, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const earliest = facts.einstellungen['leseraum.fruehestens']
  const latest = facts.einstellungen['leseraum.spaetestens']
  const min = parseUhrzeit(earliest.value)
  const max = parseUhrzeit(latest.value)
  const tooEarly = min.ok && before(zeitraum.von, instantOf(tag, min.value, zone))
  const tooLate = max.ok && before(endOf(tag, max.value, zone), zeitraum.bis)
  if (!tooEarly && !tooLate) return []
  const { origin } = tooEarly ? earliest : latest
  const data = {
    von: min.ok ? limitText(tag, min.value, zone) : earliest.value,
    bis: max.ok ? limitText(tag, max.value, zone) : latest.value,
  }
  return [issue('buchung.ausserhalbZeitfenster', data, { field: tooEarly ? 'von' : 'bis', origin })]
}

/** Checks the time: not in the past, on a bookable day at a bookable time, within one day, on the step. */
export function windowIssues(wish: TimeWish, facts: BookingFacts): Issue[] {
  const { zeitraum } = wish
  const { zone } = facts.kalender
  const tag = tagOf(zeitraum.von, zone)
  const otherDay = before(dayPeriod(tag, zone).bis, zeitraum.bis)
  return [
    ...pastIssues(zeitraum, latestMissedStart(wish.zweiteId, facts), facts.now),
    ...earliestIssues(tag, facts),
    ...dayIssues(tag, facts),
    ...openingIssues(zeitraum, facts.kalender),
    ...earliestLatestIssues(zeitraum, tag, facts),
    ...(otherDay ? [issue('buchung.andererTag', {}, { field: 'bis' })] : []),
    ...stepIssues(zeitraum, facts.einstellungen['leseraum.zeitschritt'], zone),
  ]
}
