import { isAhead, type Trip } from '../fahrzeug/betroffene.ts'
import type { Fuehrerschein } from '../fahrzeug/types.ts'
import type { Fuehrerscheinklasse } from './klassen.ts'
import { licenceIssues } from './valid.ts'

/** What a checker writes down that the driver's bookings may not survive. */
export type FuehrerscheinChange =
  | {
      readonly art: 'karte'
      /** Null where none was recorded. */
      readonly vorher: Fuehrerschein | null
      readonly nachher: Fuehrerschein
    }
  /** A check that was not in order. */
  | { readonly art: 'pruefung' }

export interface LicencedTrip extends Trip {
  /** What its car needs. */
  readonly klasse: Fuehrerscheinklasse
}

/** For a reason that was not there before: what stood in the way already is no news. */
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
 * Whether what a checker writes down hits a booking: a card those that it no longer covers (class, days, ban), a check that was not in order
 * all that are ahead, because nobody knows what will come of it. Who is on the way stays on the way.
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
