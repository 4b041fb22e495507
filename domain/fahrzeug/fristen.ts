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

/** A moment of a trip that its people are told of so many minutes ahead; 0 is never. */
interface Notice {
  readonly moment: Temporal.Instant
  readonly minutes: number
  /** What became known later than the notice is due needs none: it is near enough. */
  readonly knownSince: Temporal.Instant
}

/** From when the notice is due until the moment itself. */
function isDue({ moment, minutes, knownSince }: Notice, now: Temporal.Instant): boolean {
  const from = moment.subtract({ minutes })
  return minutes > 0 && reached(from, now) && !reached(moment, now) && !reached(from, knownSince)
}

/** Whether a trip's start is told now. */
export function reminds(
  { zeitraum, erstellt }: Pick<Trip, 'zeitraum'> & { readonly erstellt: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  return isDue({ moment: zeitraum.von, minutes, knownSince: erstellt }, now)
}

/** Whether a trip's end is told now. */
export function announcesEnd(
  { zeitraum, beginnIst }: Pick<Trip, 'zeitraum'> & { readonly beginnIst: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  return isDue({ moment: zeitraum.bis, minutes, knownSince: beginnIst }, now)
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
