import { reached } from '../buchung/actor.ts'
import { awaitsStart } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { earlier } from '../time/zeitraum.ts'
import { fahrtCheckInWindow } from './bereit.ts'
import { isReleased } from './transitions.ts'
import type { FahrzeugBuchung } from './types.ts'

/** How long before a trip its driver can open the box of its key. */
const MINUTES_BEFORE = 30

type Trip = Parameters<typeof isReleased>[0] & Pick<FahrzeugBuchung, 'status' | 'fahrerId'>
type Settings = Pick<Effective, 'fahrzeug.checkInMinuten' | 'fahrzeug.freigabeFensterMinuten'>

/** From when a code is told: half an hour before the trip, or with its check-in where that opens earlier. Nobody checks in without the key. */
export function schluesselCodeAb(trip: Trip, einstellungen: Settings): Temporal.Instant {
  return earlier(
    trip.zeitraum.von.subtract({ minutes: MINUTES_BEFORE }),
    fahrtCheckInWindow(trip, einstellungen).von,
  )
}

/** Whether somebody may read the code that opens the box of a key now: its driver alone, near the start of a trip that nobody has to approve any more, until the return. */
export function mayReadSchluesselCode(
  trip: Trip,
  benutzerId: string,
  now: Temporal.Instant,
  einstellungen: Settings,
): boolean {
  if (trip.fahrerId !== benutzerId) return false
  if (trip.status === 'aktiv') return true
  return (
    awaitsStart(trip.status) &&
    reached(schluesselCodeAb(trip, einstellungen), now) &&
    !reached(trip.zeitraum.bis, now) &&
    isReleased(trip, now, einstellungen)
  )
}
