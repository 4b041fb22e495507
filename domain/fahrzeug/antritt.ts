import type { Fuehrerscheinklasse } from '../fuehrerschein/klassen.ts'
import { licenceIssues } from '../fuehrerschein/valid.ts'
import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import { uvvIssues } from './book.ts'
import type { Fahrzeug, Fuehrerschein } from './types.ts'

/** Minutes after which a check-in counts as late: the trip has begun, and a refusal stops nobody. */
const LATE_MINUTES = 15

/** A check-in, at which somebody takes a car over. */
export interface Antritt {
  /** The driver's current licence; null if there is none. */
  readonly fuehrerschein: Fuehrerschein | null
  /** The licence class that the car requires. */
  readonly klasse: Fuehrerscheinklasse
  /** Until when the car's current inspection is valid. */
  readonly uvvBis: Fahrzeug['uvvBis']
  /** Its plate, if a trip before this one has not ended. */
  readonly stillUnderway: string | null
  /** As booked. */
  readonly zeitraum: Zeitraum
  /** When the check-in was made on the device. */
  readonly moment: Temporal.Instant
  readonly now: Temporal.Instant
  /** IANA time zone of the Mandant. */
  readonly zone: string
}

/** From the check-in to the booked end; at least a minute, for a check-in after the end. */
function remaining({ zeitraum, moment }: Antritt): Zeitraum {
  return { von: moment, bis: later(zeitraum.bis, moment.add({ minutes: 1 })) }
}

/**
 * Checks the car's inspection and the driver's licence again at the start of a trip (B4): much can have
 * happened since the booking. A check-in is refused with the reasons of booking. A late one is `ok` with
 * them, because a logbook must not lose a driven trip and somebody has to be notified. A car that is not back
 * yet refuses a check-in however late it is sent, but after every other reason: that passes, and a reason
 * against the driver must not become late meanwhile.
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
