import { type Actor, deny, reached } from '../buchung/actor.ts'
import { checkInWindowOf, type Made, windowRefusal } from '../buchung/checkInWindow.ts'
import { withGrace } from '../buchung/grace.ts'
import type { BuchungStatus } from '../buchung/status.ts'
import { type HeldSlot, heldStatus } from '../buchung/undo.ts'
import { ok, type Result, refused } from '../result.ts'
import type { BookingFacts } from './facts.ts'
import { type OwnTime, ownIssues, ownIssuesOf, zweiteIssues } from './limits.ts'
import { offenIssues, type Place, startIssues } from './offen.ts'
import type { LeseraumBuchung } from './types.ts'

type State = Pick<LeseraumBuchung, 'status' | 'zeitraum' | 'bucherId' | 'zweiteId' | 'giltSeit'>

/**
 * Until when the second person may agree: the start, or the end of the grace period after the invitation if
 * that is later.
 */
export function confirmationDue({ zeitraum: { von, bis }, giltSeit }: Made): Temporal.Instant {
  return withGrace(von, { giltSeit, bis })
}

/**
 * vorgemerkt → reserviert, by the second person, before it is due (L7, L8). Refused if the place was closed
 * since, or if their own bookings leave them no time: agreeing takes up as much of it as booking (recorded
 * decision).
 * @param own the second person's bookings and settings
 */
export function confirm(
  buchung: State,
  actor: Actor,
  now: Temporal.Instant,
  ort: Place,
  own: OwnTime,
): Result<BuchungStatus> {
  if (buchung.status !== 'vorgemerkt') return deny('buchung.nichtVorgemerkt', { status: buchung.status })
  if (actor.benutzerId !== buchung.zweiteId) return deny('buchung.nurZweitePersonBestaetigt')
  const due = confirmationDue(buchung)
  if (reached(due, now)) return deny('buchung.bestaetigungAbgelaufen', { von: due.toString() })
  const issues = [
    ...offenIssues(buchung.zeitraum, ort),
    ...ownIssues(buchung.zeitraum, actor.benutzerId, own),
  ]
  return issues.length > 0 ? refused(...issues) : ok('reserviert')
}

/**
 * reserviert → durchgeführt, by either of the two people, from 15 minutes before to 15 minutes after the
 * start (L8), or after the booking if that is later, if the place is open at the start. Closing before the
 * booked end does not matter: a check-in in time holds the seat until then (recorded decision).
 */
export function checkIn(
  buchung: State,
  actor: Actor,
  now: Temporal.Instant,
  ort: Place,
): Result<BuchungStatus> {
  if (actor.benutzerId !== buchung.bucherId && actor.benutzerId !== buchung.zweiteId)
    return deny('buchung.nurEigene')
  if (buchung.status !== 'reserviert') return deny('buchung.nichtReserviert', { status: buchung.status })
  const refusal = windowRefusal(checkInWindowOf(buchung), now)
  if (refusal) return refusal
  const issues = startIssues(buchung.zeitraum, ort)
  return issues.length > 0 ? refused(...issues) : ok('durchgeführt')
}

/**
 * → storniert (L7, L9). By either person: the second one declines, or withdraws an agreement. An admin may
 * cancel it as well. During the check-in window they may still cancel: a seat given back early is worth more
 * than a rule (recorded decision). A booking that is over stays as it is: no time of it could be given back.
 */
export function cancel(buchung: State, actor: Actor, now: Temporal.Instant): Result<BuchungStatus> {
  switch (buchung.status) {
    case 'durchgeführt':
    case 'aktiv':
      return deny('buchung.durchgefuehrtNichtStornierbar')
    case 'storniert':
      return deny('buchung.schonStorniert')
    case 'verschlossen':
      return actor.pflege ? ok('storniert') : deny('buchung.nurEigene')
    case 'vorgemerkt':
    case 'reserviert': {
      const { bucherId, zweiteId } = buchung
      const isTheirs = actor.benutzerId === bucherId || actor.benutzerId === zweiteId
      if (!actor.pflege && !isTheirs) return deny('buchung.nurEigene')
      const { bis } = buchung.zeitraum
      return reached(bis, now) ? deny('buchung.schonVorbei', { bis: bis.toString() }) : ok('storniert')
    }
  }
}

/**
 * By the system: cancels a tentative booking that nobody confirmed until it was due (L8). Null if nothing is
 * to be done.
 */
export function expireUnconfirmed(buchung: State, now: Temporal.Instant): BuchungStatus | null {
  return buchung.status === 'vorgemerkt' && reached(confirmationDue(buchung), now) ? 'storniert' : null
}

/**
 * By the system, if the setting says so: releases a reserved seat without check-in after the check-in window
 * (L8), so that others can have it. A booking that is over stays as it is: nobody could have the seat any
 * more, whether the setting is new or the job was late.
 */
export function releaseNoShow(
  { status, zeitraum, giltSeit }: State,
  now: Temporal.Instant,
  releases: boolean,
): BuchungStatus | null {
  const late = Temporal.Instant.compare(now, checkInWindowOf({ zeitraum, giltSeit }).bis) > 0
  return releases && status === 'reserviert' && late && !reached(zeitraum.bis, now) ? 'storniert' : null
}

/**
 * storniert → the previous status, while the slot is held, by whoever may cancel that: either of the two for
 * a tentative booking, the booker for a reserved one. The limits apply including the booker's later bookings,
 * the place must still be open, and a second person who agreed must have no later booking that conflicts.
 */
export function undoCancel(
  buchung: State,
  held: HeldSlot,
  actor: Actor,
  now: Temporal.Instant,
  { bucher, zweite }: Since = {},
): Result<BuchungStatus> {
  const status = heldStatus(buchung.status, held, now)
  if (!status.ok) return status
  const allowed = cancel({ ...buchung, status: status.value }, actor, now)
  if (!allowed.ok) return allowed
  const { zeitraum } = buchung
  const issues = bucher
    ? [...offenIssues(zeitraum, bucher), ...ownIssuesOf(zeitraum, buchung.bucherId, bucher)]
    : []
  if (status.value !== 'vorgemerkt') issues.push(...zweiteIssues(buchung, zweite))
  return issues.length > 0 ? refused(...issues) : status
}

/** The later bookings of its people, and the current place. */
interface Since {
  readonly bucher?: (BookingFacts & Place) | undefined
  readonly zweite?: OwnTime | undefined
}
