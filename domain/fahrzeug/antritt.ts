import type { Fuehrerscheinklasse } from '../fuehrerschein/klassen.ts'
import { licenceIssues } from '../fuehrerschein/valid.ts'
import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import { uvvIssues } from './book.ts'
import type { Fahrzeug, Fuehrerschein } from './types.ts'

/** From so many minutes on a check-in tells of a trip that has begun: whoever made it is on the way, and a refusal stops nobody. */
const LATE_MINUTES = 15

/** Somebody takes a car over. */
export interface Antritt {
  /** Of the driver, as it is now; null when there is none. */
  readonly fuehrerschein: Fuehrerschein | null
  /** What the car needs. */
  readonly klasse: Fuehrerscheinklasse
  /** Until when its inspection lets it be driven, as it is now. */
  readonly uvvBis: Fahrzeug['uvvBis']
  /** Its plate, when a trip before this one has not ended. */
  readonly stillUnderway: string | null
  /** As booked. */
  readonly zeitraum: Zeitraum
  /** When the check-in was made, on the device. */
  readonly moment: Temporal.Instant
  readonly now: Temporal.Instant
  /** IANA time zone of the Mandant. */
  readonly zone: string
}

/** From the check-in to the booked end; a minute at least, when somebody checks in after it. */
function remaining({ zeitraum, moment }: Antritt): Zeitraum {
  return { von: moment, bis: later(zeitraum.bis, moment.add({ minutes: 1 })) }
}

/**
 * The car's inspection and the driver's licence are asked again when the trip begins (B4): much can have happened since it was booked. Refused
 * with the reasons of booking; one that is sent late is `ok` with them, because a logbook must not lose a trip that was driven, and somebody is
 * to be told. A car that is not back yet is refused last and whenever it is sent: that passes, and what stands against the driver must not have
 * become late by then.
 */
export function decideAntritt(antritt: Antritt): Result<readonly Issue[]> {
  const { fuehrerschein, klasse, uvvBis, stillUnderway, moment, now, zone } = antritt
  const zeitraum = remaining(antritt)
  const issues = [
    ...uvvIssues({ fahrzeug: { uvvBis }, zeitraum }, zone),
    ...licenceIssues(fuehrerschein, klasse, zeitraum, zone),
  ]
  const late = Temporal.Instant.compare(moment.add({ minutes: LATE_MINUTES }), now) < 0
  if (issues.length > 0 && !late) return refused(...issues)
  if (stillUnderway !== null) return refused(issue('fahrzeug.nichtZurueck', { kennzeichen: stillUnderway }))
  return ok(issues)
}
