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
 * Why a trip without check-in is cancelled now by the clock alone (B8); null while it stands. While its car
 * is out on the trip before, nobody could have checked in: it waits until its own end, and is then cancelled
 * because its car is missing. A trip that was never approved ends with its end in any case: it cannot be
 * driven.
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

/** A moment of a trip that its people are notified of, minutes ahead; 0 is never. */
interface Notice {
  readonly moment: Temporal.Instant
  readonly minutes: number
  /** If it became known only after the notice was due, no notice is needed: the moment is near enough. */
  readonly knownSince: Temporal.Instant
}

/** Whether it is between the time of the notice and the moment itself. */
function isDue({ moment, minutes, knownSince }: Notice, now: Temporal.Instant): boolean {
  const from = moment.subtract({ minutes })
  return minutes > 0 && reached(from, now) && !reached(moment, now) && !reached(from, knownSince)
}

/** Whether the reminder of a trip's start is due. */
export function reminds(
  { zeitraum, erstellt }: Pick<Trip, 'zeitraum'> & { readonly erstellt: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  return isDue({ moment: zeitraum.von, minutes, knownSince: erstellt }, now)
}

/** Whether the notice of a trip's end is due. */
export function announcesEnd(
  { zeitraum, beginnIst }: Pick<Trip, 'zeitraum'> & { readonly beginnIst: Temporal.Instant },
  now: Temporal.Instant,
  minutes: number,
): boolean {
  return isDue({ moment: zeitraum.bis, minutes, knownSince: beginnIst }, now)
}

/**
 * How many reports of a missing check-out should have been sent by now: the first so many minutes after the
 * end, then up to the house's maximum. 0 minutes is never. After an outage only the last missed one is sent.
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

/** A late car endangers its next trip if that begins within so many hours. */
const NEXT_TRIP_HOURS = 4

/**
 * Whether the next trip of an overdue car is near: within four hours, or within the gap between two trips.
 */
export function isNear(
  nextVon: Temporal.Instant,
  now: Temporal.Instant,
  einstellungen: Pick<Effective, 'fahrzeug.mindestabstand'>,
): boolean {
  const minutes = Math.max(NEXT_TRIP_HOURS * 60, einstellungen['fahrzeug.mindestabstand'].value)
  return minutesBetween(now, nextVon) <= minutes
}
