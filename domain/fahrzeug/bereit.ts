import { withGrace } from '../buchung/grace.ts'
import { awaitsStart } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import type { FahrzeugBuchung } from './types.ts'

/** A trip, as far as the clock judges whether its driver came in time. */
export type Waiting = Pick<FahrzeugBuchung, 'zeitraum' | 'bereitAb' | 'giltSeit'>

const { compare } = Temporal.Instant

/** Its car came back when the trip's own time was over. */
function cameTooLate({ zeitraum, bereitAb }: Waiting): boolean {
  return bereitAb !== null && compare(bereitAb, zeitraum.bis) >= 0
}

/**
 * From when a trip's driver could begin: its booked start, or the later moment at which its car came back or was taken over. All that the
 * clock asks of them counts from it. A car that comes back after the booked end makes nothing later.
 */
export function readyFrom(trip: Waiting): Temporal.Instant {
  const { zeitraum, bereitAb } = trip
  return bereitAb === null || cameTooLate(trip) ? zeitraum.von : later(zeitraum.von, bereitAb)
}

/** What was done last about the trip as it stands: booked, approved, or its car handed over to it. */
function lastDeed(trip: Waiting): Temporal.Instant | null {
  const { giltSeit, bereitAb } = trip
  if (bereitAb === null || cameTooLate(trip)) return giltSeit
  return giltSeit === null ? bereitAb : later(giltSeit, bereitAb)
}

/** From so many minutes before the booked start to so many after the car is ready, and not less than a grace after it was booked or approved. */
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

/** When a trip goes that nobody has checked in to (B8), never while one still can; null where the house lets it stand. */
export function lapsesAt(trip: Waiting, einstellungen: LapseSettings): Temporal.Instant | null {
  const minutes = einstellungen['fahrzeug.stornoOhneCheckInMinuten'].value
  if (minutes === 0) return null
  return later(readyFrom(trip).add({ minutes }), afterCheckIn(trip, einstellungen))
}

/** Both ends belong to the window. */
export function afterCheckIn(
  trip: Waiting,
  einstellungen: Pick<Effective, 'fahrzeug.checkInMinuten'>,
): Temporal.Instant {
  return fahrtCheckInWindow(trip, einstellungen).bis.add({ seconds: 1 })
}

/** How a trip stands that has not begun for want of its car: it waits, or its time has gone so; null for any other. */
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
