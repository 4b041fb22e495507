import { type Issue, issue } from '../issue.ts'
import { bookingRange } from '../oeffnungszeit/bookingRange.ts'
import { openWindow } from '../oeffnungszeit/openWindow.ts'
import { compareUhrzeit, formatUhrzeit, minutesOf, parseUhrzeit, type Uhrzeit } from '../time/uhrzeit.ts'
import { WOCHENTAG_NAMES, wochentagOf } from '../time/wochentag.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'
import { dayPeriod, endOf, instantOf, tagOf, uhrzeitOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** A booking may begin in the step that is running: who sits down at 9:05 books from 9:00. */
function pastIssues(zeitraum: Zeitraum, facts: BookingFacts): Issue[] {
  const step = facts.einstellungen['leseraum.zeitschritt'].value
  const earliest = facts.now.subtract({ minutes: step })
  if (!before(earliest, zeitraum.von) || !before(facts.now, zeitraum.bis)) {
    return [issue('buchung.inVergangenheit', { von: zeitraum.von.toString() }, { field: 'von' })]
  }
  return []
}

function dayIssues(tag: Temporal.PlainDate, facts: BookingFacts): Issue[] {
  const issues: Issue[] = []
  const { einstellungen } = facts
  const range = bookingRange(facts.now, facts.kalender.zone, einstellungen)
  const { value: ahead, origin } = einstellungen['leseraum.tageImVoraus']
  if (Temporal.PlainDate.compare(tag, range.letzterTag) > 0) {
    const data = { tage: ahead, letzterTag: range.letzterTag.toString() }
    issues.push(issue('buchung.zuWeitVoraus', data, { field: 'von', origin }))
  }
  const days = einstellungen['leseraum.buchbareWochentage']
  const weekday = wochentagOf(tag)
  if (!days.value.map(Number).includes(weekday)) {
    const data = { wochentag: WOCHENTAG_NAMES[weekday], tage: days.value.map((day) => WOCHENTAG_NAMES[Number(day)] ?? '') }
    issues.push(issue('buchung.wochentagNichtBuchbar', data, { field: 'von', origin: days.origin }))
  }
  return issues
}

/** Opening hours of the day, narrowed by the person's earliest and latest time. */
function openingIssues(zeitraum: Zeitraum, tag: Temporal.PlainDate, facts: BookingFacts): Issue[] {
  const { window } = openWindow(tag, facts.kalender)
  if (!window) return [issue('buchung.geschlossen', { tag: tag.toString() }, { field: 'von' })]
  const { zone } = facts.kalender
  const issues: Issue[] = []
  const outside = (von: Uhrzeit, bis: Uhrzeit) =>
    before(zeitraum.von, instantOf(tag, von, zone)) || before(endOf(tag, bis, zone), zeitraum.bis)
  if (outside(window.von, window.bis)) {
    const data = { von: formatUhrzeit(window.von), bis: formatUhrzeit(window.bis) }
    issues.push(issue('buchung.ausserhalbOeffnungszeit', data, { field: before(zeitraum.von, instantOf(tag, window.von, zone)) ? 'von' : 'bis' }))
  }
  return [...issues, ...earliestLatestIssues(zeitraum, facts)]
}

function earliestLatestIssues(zeitraum: Zeitraum, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const earliest = facts.einstellungen['leseraum.fruehestens']
  const latest = facts.einstellungen['leseraum.spaetestens']
  const [min, max] = [parseUhrzeit(earliest.value), parseUhrzeit(latest.value)]
  if (!min.ok || !max.ok) return []
  const tooEarly = compareUhrzeit(uhrzeitOf(zeitraum.von, zone), min.value) < 0
  // 23:59 stands for the end of the day: a booking until midnight is not later than it.
  const tooLate = minutesOf(max.value) < 1439 && compareUhrzeit(uhrzeitOf(zeitraum.bis, zone), max.value) > 0
  if (!tooEarly && !tooLate) return []
  const origin = tooEarly ? earliest.origin : latest.origin
  return [
    issue('buchung.ausserhalbZeitfenster', { von: earliest.value, bis: latest.value }, { field: tooEarly ? 'von' : 'bis', origin }),
  ]
}

/** When: not in the past, on a day and at a time that can be booked, within one day, on the step. */
export function windowIssues(zeitraum: Zeitraum, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const tag = tagOf(zeitraum.von, zone)
  const issues = [...pastIssues(zeitraum, facts), ...dayIssues(tag, facts), ...openingIssues(zeitraum, tag, facts)]
  if (before(dayPeriod(tag, zone).bis, zeitraum.bis)) issues.push(issue('buchung.andererTag', {}, { field: 'bis' }))
  const step = facts.einstellungen['leseraum.zeitschritt']
  for (const field of ['von', 'bis'] as const) {
    if (!isOnStep(zeitraum[field], step.value, zone)) {
      issues.push(issue('buchung.zeitschritt', { minuten: step.value }, { field, origin: step.origin }))
    }
  }
  return issues
}
