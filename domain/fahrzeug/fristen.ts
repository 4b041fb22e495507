import { reached } from '../buchung/actor.ts'
import { awaitsStart } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { minutesBetween } from '../time/zeitraum.ts'
import { afterCheckIn, carStandOf, type LapseSettings, lapsesAt } from './bereit.ts'
import { expireWithoutCheckIn } from './transitions.ts'
import type { FahrzeugBuchung } from './types.ts'

type Trip = Pick<FahrzeugBuchung, 'status' | 'zeitraum' | 'typ'>

/** Why a trip ends by the clock alone: nobody came for its car, or its car did not come. */
export type Ending = 'ohneCheckIn' | 'ohneFahrzeug'

/**
 * By the clock alone (B8): why a trip that nobody checked in to is cancelled now; null while it stands. While its car is out on the trip before
 * nobody could have checked in: it waits until its own end, and ends then for want of its car. One that was never approved goes with its end in
 * any case: it cannot be driven.
 *
 * @param carIsOut on the trip before
 */
export function endingOf(
  trip: Trip & Pick<FahrzeugBuchung, 'bereitAb' | 'giltSeit'>,
  now: Temporal.Instant,
  einstellungen: LapseSettings,
  carIsOut: boolean,
): Ending | null {
  if (trip.typ !== 'BUCHUNG' || !awaitsStart(trip.status)) return null
  const stand = carStandOf(trip, now, carIsOut)
  if (stand === 'wartend') return null
  if (stand === 'ohneFahrzeug') {
    const stands = trip.status === 'reserviert' && lapsesAt(trip, einstellungen) === null
    return !stands && reached(afterCheckIn(trip, einstellungen), now) ? 'ohneFahrzeug' : null
  }
  const never = trip.status === 'vorgemerkt' && reached(trip.zeitraum.bis, now)
  return never || expireWithoutCheckIn(trip, now, einstellungen) !== null ? 'ohneCheckIn' : null
}

/** From so many minutes before the start until it; 0 is never. A trip booked later than that needs no reminder. */
export function reminds(
  { zeitraum, erstellt }: Pick<Trip, 'zeitraum'> & { readonly erstellt: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  const from = zeitraum.von.subtract({ minutes })
  return minutes > 0 && reached(from, now) && !reached(zeitraum.von, now) && !reached(from, erstellt)
}

/** From so many minutes before the end until it; 0 is never. A trip that began later than that ends soon enough to need no notice. */
export function announcesEnd(
  { zeitraum, beginnIst }: Pick<Trip, 'zeitraum'> & { readonly beginnIst: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  const from = zeitraum.bis.subtract({ minutes })
  return minutes > 0 && reached(from, now) && !reached(zeitraum.bis, now) && !reached(from, beginnIst)
}

/**
 * How often a missing check-out should have been told by now: first so many minutes after the end, then as often as the house wants. 0 minutes
 * is never. After a standstill only the last of those that were missed is told.
 */
export function missingCheckOuts(
  bis: Temporal.Instant,
  now: Temporal.Instant,
  einstellungen: Pick<Effective, 'fahrzeug.fehlenderCheckOutMinuten' | 'fahrzeug.fehlenderCheckOutAnzahl'>,
): number {
  const minutes = einstellungen['fahrzeug.fehlenderCheckOutMinuten'].value
  if (minutes === 0) return 0
  const times = Math.floor(minutesBetween(bis, now) / minutes)
  return Math.max(0, Math.min(times, einstellungen['fahrzeug.fehlenderCheckOutAnzahl'].value))
}

/** A trip is worth worrying about when its car is late and it begins within so many hours. */
const NEXT_TRIP_HOURS = 4

/** Whether the next trip of a car that is out beyond its time is near: within four hours, or within the gap between two trips. */
export function isNear(
  nextVon: Temporal.Instant,
  now: Temporal.Instant,
  einstellungen: Pick<Effective, 'fahrzeug.mindestabstand'>,
): boolean {
  const minutes = Math.max(NEXT_TRIP_HOURS * 60, einstellungen['fahrzeug.mindestabstand'].value)
  return minutesBetween(now, nextVon) <= minutes
}
