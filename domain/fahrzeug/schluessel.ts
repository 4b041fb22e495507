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

/**
 * When a code is first disclosed: half an hour before the trip, or with the start of check-in if that is
 * earlier, since a check-in needs the key.
 */
export function schluesselCodeAb(trip: Trip, einstellungen: Settings): Temporal.Instant {
  return earlier(
    trip.zeitraum.von.subtract({ minutes: MINUTES_BEFORE }),
    fahrtCheckInWindow(trip, einstellungen).von,
  )
}

/**
 * Whether somebody may now read the code of a key's box: only the driver, near the start of a trip without a
 * pending approval, until the return.
 */
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
