import { lengthIssues } from '../buchung/length.ts'
import { aheadIssues, pastIssues, runningStep, stepIssues } from '../buchung/startRules.ts'
import type { Effective } from '../einstellung/resolve.ts'
import type { Issue } from '../issue.ts'
import { type BookingRange, enterOf, type RangeWindow, rangeOf } from '../oeffnungszeit/bookingRange.ts'
import { minutesOf, parseUhrzeit } from '../time/uhrzeit.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { daysOf } from './buchungszeiten.ts'
import type { FahrzeugFacts } from './facts.ts'

type TimeFacts = Pick<FahrzeugFacts, 'now' | 'zone' | 'einstellungen'>

function windowOf(einstellungen: Effective): RangeWindow {
  const ab = parseUhrzeit(einstellungen['fahrzeug.fensterZeit'].value)
  return {
    tage: einstellungen['fahrzeug.tageImVoraus'].value,
    wochentag: einstellungen['fahrzeug.fensterWochentag'].value,
    abMinute: ab.ok ? minutesOf(ab.value) : 0,
  }
}

/** First and last day on which a vehicle can be booked (K4); both inclusive. */
export function fahrzeugRange(now: Temporal.Instant, zone: string, einstellungen: Effective): BookingRange {
  return rangeOf(now, zone, windowOf(einstellungen))
}

/**
 * Vehicle bookings have to start after this moment: in the running step at the earliest, as long as check-in
 * is possible.
 */
export function latestMissedStart({ now, einstellungen }: TimeFacts): Temporal.Instant {
  const step = einstellungen['fahrzeug.zeitschritt'].value
  return runningStep(now, step, einstellungen['fahrzeug.checkInMinuten'].value)
}

/** The whole booking has to be in the range: a trip may not begin on its last day and end next month. */
function rangeIssues(zeitraum: Zeitraum, facts: TimeFacts): Issue[] {
  const { einstellungen, zone } = facts
  const { letzterTag } = fahrzeugRange(facts.now, zone, einstellungen)
  const tage = einstellungen['fahrzeug.tageImVoraus']
  const { first, last } = daysOf(zeitraum, zone)
  const issuesAt = (tag: Temporal.PlainDate, field: 'von' | 'bis') =>
    aheadIssues(tag, { letzterTag, ab: enterOf(tag, zone, windowOf(einstellungen)), tage }, field)
  const start = issuesAt(first, 'von')
  return start.length > 0 ? start : issuesAt(last, 'bis')
}

/** Checks the new end of a trip that has begun: in the booking range, on the step. */
export function endIssues(zeitraum: Zeitraum, facts: TimeFacts): Issue[] {
  const steps = stepIssues(zeitraum, facts.einstellungen['fahrzeug.zeitschritt'], facts.zone)
  return [...rangeIssues(zeitraum, facts), ...steps.filter(({ field }) => field === 'bis')]
}

/** Checks the time, whatever the car: not in the past, in the booking range, long enough, on the step. */
export function fahrtWindowIssues(zeitraum: Zeitraum, facts: TimeFacts): Issue[] {
  const shortest = facts.einstellungen['fahrzeug.mindestbuchungszeit']
  return [
    ...pastIssues(zeitraum, latestMissedStart(facts), facts.now),
    ...rangeIssues(zeitraum, facts),
    ...lengthIssues(zeitraum, { shortest, longest: null }),
    ...stepIssues(zeitraum, facts.einstellungen['fahrzeug.zeitschritt'], facts.zone),
  ]
}
