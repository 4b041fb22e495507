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

/** Until when the second person may agree: the start, and not sooner than a grace after they were asked. */
export function confirmationDue({ zeitraum: { von, bis }, giltSeit }: Made): Temporal.Instant {
  return withGrace(von, { giltSeit, bis })
}

/**
 * vorgemerkt → reserviert, when the confirming person acts, before it is due (L7, L8). Not where the place was closed
 * since it was booked, nor where their own bookings leave them no time for it: what they agree to takes as much of it as what they book (recorded
 * decision).
 * @param own what the one who acts has booked
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
 * reserviert → durchgeführt, by either of the two people, from 15 minutes before to 15 minutes after the start (L8), or after it was booked where that
 * is later, where the place is open when it starts. That it closes before the booked end keeps nobody out: who comes in time has the seat until then (recorded decision).
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
 * → storniert (L7, L9). A tentative booking by either person, a reserved one by the booker; an admin may cancel both. During the
 * check-in window the booker may still cancel: a seat given back early is worth more than a rule (recorded decision). What is over stays what it
 * was: nothing can be given back of it.
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
      const second = buchung.status === 'vorgemerkt' && actor.benutzerId === buchung.zweiteId
      const may = actor.pflege || second || actor.benutzerId === buchung.bucherId
      if (!may) return deny('buchung.nurEigene')
      const { bis } = buchung.zeitraum
      return reached(bis, now) ? deny('buchung.schonVorbei', { bis: bis.toString() }) : ok('storniert')
    }
  }
}

/** By the system: a tentative booking that nobody confirmed until it was due (L8). Null when there is nothing to do. */
export function expireUnconfirmed(buchung: State, now: Temporal.Instant): BuchungStatus | null {
  return buchung.status === 'vorgemerkt' && reached(confirmationDue(buchung), now) ? 'storniert' : null
}

/**
 * By the system, when the setting says so: a reserved seat that nobody came to until the check-in window ended (L8), so that others have it. What is
 * over by now stays what it was: nobody could have it, whether the setting is new or the clock stood still.
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
 * storniert → what it was, while the slot is held, by whoever may cancel that: either of the two for a tentative booking, the booker for a
 * reserved one. With what the booker has booked since, the limits hold here too, the place must still be open, and who agreed to come along must not
 * have booked something against it.
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

/** What its people have booked since, and the place as it is by now. */
interface Since {
  readonly bucher?: (BookingFacts & Place) | undefined
  readonly zweite?: OwnTime | undefined
}
