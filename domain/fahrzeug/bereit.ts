import { withGrace } from '../buchung/grace.ts'
import { awaitsStart } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import type { FahrzeugBuchung } from './types.ts'

/** A trip, as far as it matters for whether its driver came in time. */
export type Waiting = Pick<FahrzeugBuchung, 'zeitraum' | 'bereitAb' | 'giltSeit'>

const { compare } = Temporal.Instant

/** Its car came back after the trip's own time. */
function cameTooLate({ zeitraum, bereitAb }: Waiting): boolean {
  return bereitAb !== null && compare(bereitAb, zeitraum.bis) >= 0
}

/**
 * From when the driver could begin: the booked start, or the later moment at which the car came back or was
 * taken over. All deadlines count from it. A car that comes back after the booked end delays nothing.
 */
export function readyFrom(trip: Waiting): Temporal.Instant {
  const { zeitraum, bereitAb } = trip
  return bereitAb === null || cameTooLate(trip) ? zeitraum.von : later(zeitraum.von, bereitAb)
}

/** The last deed about the trip as it stands: booking, approval, or the hand-over of its car. */
function lastDeed(trip: Waiting): Temporal.Instant | null {
  const { giltSeit, bereitAb } = trip
  if (bereitAb === null || cameTooLate(trip)) return giltSeit
  return giltSeit === null ? bereitAb : later(giltSeit, bereitAb)
}

/**
 * From so many minutes before the booked start to so many after the car is ready, and at least a grace period
 * after booking or approval.
 */
export function fahrtCheckInWindow(
  trip: Waiting,
  einstellungen: Pick<Effective, 'fahrzeug.checkInMinuten'>,
): Zeitraum {
  const minutes = einstellungen['fahrzeug.checkInMinuten'].value
  const { zeitraum } = trip
  const bis = withGrace(readyFrom(trip).add({ minutes }), { giltSeit: lastDeed(trip), bis: zeitraum.bis })
  return { von: zeitraum.von.subtract({ minutes }), bis }
}

export type LapseSettings = Pick<Effective, 'fahrzeug.stornoOhneCheckInMinuten' | 'fahrzeug.checkInMinuten'>

/**
 * When a trip without a check-in lapses (B8), never while check-in is open; null if the house lets it stand.
 */
export function lapsesAt(trip: Waiting, einstellungen: LapseSettings): Temporal.Instant | null {
  const minutes = einstellungen['fahrzeug.stornoOhneCheckInMinuten'].value
  if (minutes === 0) return null
  return later(readyFrom(trip).add({ minutes }), afterCheckIn(trip, einstellungen))
}

/** The moment after the check-in window, which includes both ends. */
export function afterCheckIn(
  trip: Waiting,
  einstellungen: Pick<Effective, 'fahrzeug.checkInMinuten'>,
): Temporal.Instant {
  return fahrtCheckInWindow(trip, einstellungen).bis.add({ seconds: 1 })
}

/**
 * The state of a trip that has not begun because its car is missing: it waits, or its time is over; null for
 * any other trip.
 */
export function carStandOf(
  trip: Waiting & Pick<FahrzeugBuchung, 'status'>,
  now: Temporal.Instant,
  carIsOut: boolean,
): 'wartend' | 'ohneFahrzeug' | null {
  if (!awaitsStart(trip.status)) return null
  const over = compare(now, trip.zeitraum.bis) >= 0
  if (over && (carIsOut || cameTooLate(trip))) return 'ohneFahrzeug'
  return carIsOut ? 'wartend' : null
}
