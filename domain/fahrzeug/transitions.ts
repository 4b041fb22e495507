import { type Actor, deny, reached } from '../buchung/actor.ts'
import { windowRefusal } from '../buchung/checkInWindow.ts'
import { awaitsStart, type BuchungStatus } from '../buchung/status.ts'
import { type HeldSlot, heldStatus } from '../buchung/undo.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { fahrtCheckInWindow, type LapseSettings, lapsesAt, readyFrom, type Waiting } from './bereit.ts'
import { carIssues } from './book.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { underwayIssues } from './holds.ts'
import type { FahrzeugBuchung } from './types.ts'

type State = Pick<FahrzeugBuchung, 'status' | 'zeitraum' | 'typ' | 'benutzerId' | 'fahrerId'>
type Approval = Pick<FahrzeugBuchung, 'freigabeGruende' | 'freigaben'>

/** Whether the actor is driver or booker. */
function isOwn(buchung: State, { benutzerId }: Actor): boolean {
  return benutzerId === buchung.fahrerId || benutzerId === buchung.benutzerId
}

/**
 * Whether a trip is released (B5): it needs no approval or has no approvers, somebody approved it, or it
 * starts within the release window around now. A car that is ready for its driver is not withheld because no
 * approver looked.
 */
export function isReleased(
  buchung: Waiting & Approval,
  now: Temporal.Instant,
  einstellungen: Pick<Effective, 'fahrzeug.freigabeFensterMinuten'>,
): boolean {
  if (buchung.freigabeGruende.length === 0 || buchung.freigaben.length === 0) return true
  if (buchung.freigaben.includes(true)) return true
  if (buchung.freigaben.includes(false)) return false
  const minutes = einstellungen['fahrzeug.freigabeFensterMinuten'].value
  return (
    reached(buchung.zeitraum.von.subtract({ minutes }), now) &&
    reached(now, readyFrom(buchung).add({ minutes }))
  )
}

export interface CheckInFacts {
  readonly einstellungen: Pick<Effective, 'fahrzeug.checkInMinuten' | 'fahrzeug.freigabeFensterMinuten'>
  /** The car is out on an earlier trip, and this one waits for it. */
  readonly waits: boolean
}

/**
 * vorgemerkt or reserviert → aktiv, by driver or booker, within the check-in window, and once released. The
 * moment is the device's, so that a check-in in a garage without network counts from when it was made. No
 * check-in is too late while the car is out, or was at that moment: `decideAntritt` refuses it until the car
 * is back, after the reasons against the driver.
 */
export function checkIn(
  buchung: State & Waiting & Approval,
  actor: Actor,
  moment: Temporal.Instant,
  { einstellungen, waits }: CheckInFacts,
): Result<BuchungStatus> {
  if (!isOwn(buchung, actor)) return deny('buchung.nurEigene')
  if (buchung.status === 'storniert') return deny('buchung.schonStorniert')
  if (buchung.status !== 'vorgemerkt' && buchung.status !== 'reserviert')
    return deny('buchung.nichtReserviert', { status: buchung.status })
  const window = fahrtCheckInWindow(buchung, einstellungen)
  if (waits && reached(window.von, moment)) return ok('aktiv')
  const beforeReturn = buchung.bereitAb !== null && reached(moment, buchung.bereitAb)
  const outside = beforeReturn && reached(window.von, moment) ? null : windowRefusal(window, moment)
  if (outside) return outside
  if (!isReleased(buchung, moment, einstellungen)) return deny('fahrzeug.nichtFreigegeben')
  return ok('aktiv')
}

/**
 * aktiv → durchgeführt, by driver, booker, or whoever maintains vehicles; confirmed as complete if the house
 * asks for it (E6).
 */
export function checkOut(
  buchung: State,
  actor: Actor,
  bestaetigt: boolean,
  einstellungen: Pick<Effective, 'fahrzeug.bestaetigungVorCheckOut'>,
): Result<BuchungStatus> {
  if (!isOwn(buchung, actor) && !actor.pflege) return deny('buchung.nurEigene')
  if (buchung.status !== 'aktiv') return deny('fahrzeug.nichtAktiv')
  const issues = confirmationIssues(bestaetigt, einstellungen)
  return issues.length > 0 ? refused(...issues) : ok('durchgeführt')
}

/** Refuses a check-out that lacks the confirmation which the house asks for. */
export function confirmationIssues(
  bestaetigt: boolean,
  einstellungen: Pick<Effective, 'fahrzeug.bestaetigungVorCheckOut'>,
): Issue[] {
  if (bestaetigt || !einstellungen['fahrzeug.bestaetigungVorCheckOut'].value) return []
  return [issue('fahrzeug.checkOutNichtBestaetigt', {}, { field: 'bestaetigt' })]
}

/**
 * Whether the mileage of a check-in can be corrected: while the trip is aktiv, by driver, booker, or whoever
 * maintains vehicles; afterwards its line in the logbook is corrected.
 */
export function correctCheckIn(buchung: State, actor: Actor): Result<null> {
  if (!isOwn(buchung, actor) && !actor.pflege) return deny('buchung.nurEigene')
  if (buchung.status === 'durchgeführt') return deny('fahrtenbuch.fahrtBeendet')
  return buchung.status === 'aktiv' ? ok(null) : deny('fahrzeug.nichtAktiv')
}

/**
 * → storniert, by driver, booker, or whoever maintains vehicles; a block only by the latter. A trip that has
 * begun ends with its check-out.
 */
export function cancel(buchung: State, actor: Actor): Result<BuchungStatus> {
  switch (buchung.status) {
    case 'durchgeführt':
      return deny('fahrzeug.durchgefuehrtNichtStornierbar')
    case 'aktiv':
      return deny('fahrzeug.laeuftSchon')
    case 'storniert':
      return deny('buchung.schonStorniert')
    case 'verschlossen':
      return actor.pflege ? ok('storniert') : deny('buchung.nurEigene')
    case 'vorgemerkt':
    case 'reserviert':
      return actor.pflege || isOwn(buchung, actor) ? ok('storniert') : deny('buchung.nurEigene')
  }
}

/**
 * Reasons that can have arisen in the seconds since the cancellation. All others (a check that falls due,
 * booking times, seats) already applied to the booking before.
 */
const SINCE: ReadonlySet<string> = new Set([
  'fahrzeug.deaktiviert',
  'fahrzeug.gesperrt',
  'fahrzeug.belegt',
  'fuehrerschein.fahrverbot',
])

/**
 * storniert → the previous status, while the slot is held, by whoever may cancel that. Changes since then
 * count: the car may have been taken out of service, the driver may have another one, or a ban. A booking
 * that broke a rule before is restored with it: the check-in checks again.
 */
export function undoCancel(
  buchung: State,
  held: HeldSlot,
  actor: Actor,
  now: Temporal.Instant,
  since?: { readonly command: FahrtCommand; readonly facts: FahrzeugFacts },
): Result<BuchungStatus> {
  const status = heldStatus(buchung.status, held, now)
  if (!status.ok) return status
  const allowed = cancel({ ...buchung, status: status.value }, actor)
  if (!allowed.ok) return allowed
  const issues = since
    ? [
        ...carIssues(since.command, since.facts).filter(({ code }) => SINCE.has(code)),
        ...underwayIssues(since.command, since.facts),
      ]
    : []
  return issues.length > 0 ? refused(...issues) : status
}

/** Whether a bulk cancellation by an admin takes it (B6): everything but completed and cancelled trips. */
export function fallsInBulk(status: BuchungStatus): boolean {
  return status !== 'durchgeführt' && status !== 'storniert'
}

/**
 * By the system (B8): cancels a trip without check-in so many minutes after the car was ready; 0 is never.
 * Null if nothing is to be done.
 */
export function expireWithoutCheckIn(
  buchung: Waiting & Pick<State, 'status' | 'typ'>,
  now: Temporal.Instant,
  einstellungen: LapseSettings,
): BuchungStatus | null {
  const lapse = lapsesAt(buchung, einstellungen)
  if (lapse === null || !awaitsStart(buchung.status) || buchung.typ !== 'BUCHUNG') return null
  return reached(lapse, now) ? 'storniert' : null
}

/** Under way past its end: the next driver may be waiting. */
export function isOverdue(buchung: Pick<State, 'status' | 'zeitraum'>, now: Temporal.Instant): boolean {
  return buchung.status === 'aktiv' && reached(buchung.zeitraum.bis, now)
}

/**
 * A car's hold after an early return: until the return plus the gap, never longer than before, and never
 * empty, because an empty period excludes nothing in the database.
 */
export function sperrzeitraumAfterReturn(
  sperrzeitraum: Zeitraum,
  ende: Temporal.Instant,
  einstellungen: Pick<Effective, 'fahrzeug.mindestabstand'>,
): Zeitraum {
  const free = ende.add({ minutes: einstellungen['fahrzeug.mindestabstand'].value })
  const { von, bis } = sperrzeitraum
  const cut = Temporal.Instant.compare(free, bis) < 0 ? free : bis
  return { von, bis: Temporal.Instant.compare(cut, von) > 0 ? cut : von.add({ minutes: 1 }) }
}
