import { isAhead, type Trip } from '../fahrzeug/betroffene.ts'
import type { Fuehrerschein } from '../fahrzeug/types.ts'
import type { Fuehrerscheinklasse } from './klassen.ts'
import { licenceIssues } from './valid.ts'

/** A record by a checker that the driver's bookings may not survive. */
export type FuehrerscheinChange =
  | {
      readonly art: 'karte'
      /** Null if none was recorded. */
      readonly vorher: Fuehrerschein | null
      readonly nachher: Fuehrerschein
    }
  /** A failed check. */
  | { readonly art: 'pruefung' }

export interface LicencedTrip extends Trip {
  /** The class that its car requires. */
  readonly klasse: Fuehrerscheinklasse
}

/** Whether there is a reason against the trip that did not exist before. */
function newlyBarred(
  { klasse, zeitraum }: LicencedTrip,
  vorher: Fuehrerschein | null,
  nachher: Fuehrerschein,
  zone: string,
): boolean {
  const known = new Set(licenceIssues(vorher, klasse, zeitraum, zone).map(({ code }) => code))
  return licenceIssues(nachher, klasse, zeitraum, zone).some(({ code }) => !known.has(code))
}

/**
 * Whether a checker's record affects a booking: a card affects those that it no longer covers (class, days,
 * ban), a failed check all future ones, because its outcome is open. Trips under way continue.
 */
export function hitsTrip(
  aenderung: FuehrerscheinChange,
  trip: LicencedTrip,
  now: Temporal.Instant,
  zone: string,
): boolean {
  if (!isAhead(trip, now)) return false
  return aenderung.art === 'pruefung' || newlyBarred(trip, aenderung.vorher, aenderung.nachher, zone)
}
