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

/** Driver or booker. */
function isOwn(buchung: State, { benutzerId }: Actor): boolean {
  return benutzerId === buchung.fahrerId || benutzerId === buchung.benutzerId
}

/**
 * Released (B5): nobody needs to approve or was asked, somebody approved, or it starts within the release window before or after now: a
 * car that waits for its driver is not kept back because nobody looked, whenever it was ready for them.
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
  /** The car is out on the trip before this one, which waits for it. */
  readonly waits: boolean
}

/**
 * vorgemerkt or reserviert → aktiv, by driver or booker, within the check-in window, and once released. The moment is that on the device, so
 * that a check-in in a garage without network counts from when it was made. Nobody is too late for a car that is out, or was at that moment: that
 * it is not back yet is said by `decideAntritt`, behind what stands against the driver.
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

/** aktiv → durchgeführt, by driver, booker, or who maintains vehicles; confirmed as complete when the house asks for it (E6). */
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

/** The house asks for a confirmation before the check-out, and the driver has not given it. */
export function confirmationIssues(
  bestaetigt: boolean,
  einstellungen: Pick<Effective, 'fahrzeug.bestaetigungVorCheckOut'>,
): Issue[] {
  if (bestaetigt || !einstellungen['fahrzeug.bestaetigungVorCheckOut'].value) return []
  return [issue('fahrzeug.checkOutNichtBestaetigt', {}, { field: 'bestaetigt' })]
}

/** The mileage of a check-in is put right while its trip is aktiv, by driver, booker, or who maintains vehicles; afterwards its line is. */
export function correctCheckIn(buchung: State, actor: Actor): Result<null> {
  if (!isOwn(buchung, actor) && !actor.pflege) return deny('buchung.nurEigene')
  if (buchung.status === 'durchgeführt') return deny('fahrtenbuch.fahrtBeendet')
  return buchung.status === 'aktiv' ? ok(null) : deny('fahrzeug.nichtAktiv')
}

/** → storniert, by driver, booker, or who maintains vehicles; a block only by the latter. What has begun ends with its check-out. */
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

/** What can have come in the seconds since. All else (a check that falls due, times of booking, seats) spoke against it when it still stood. */
const SINCE: ReadonlySet<string> = new Set([
  'fahrzeug.deaktiviert',
  'fahrzeug.gesperrt',
  'fahrzeug.belegt',
  'fuehrerschein.fahrverbot',
])

/**
 * storniert → what it was, while the slot is held, by whoever may cancel that. What has changed since holds here too: the car may have been
 * taken out of service, the driver may have another one, or a ban. What stood with a flaw is brought back with it: a check-in looks again.
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

/** By an admin, for many at once (B6): everything but what is done, and what is cancelled already. */
export function fallsInBulk(status: BuchungStatus): boolean {
  return status !== 'durchgeführt' && status !== 'storniert'
}

/** By the system (B8): nobody checked in until so many minutes after the car was ready; 0 is never. Null when there is nothing to do. */
export function expireWithoutCheckIn(
  buchung: Waiting & Pick<State, 'status' | 'typ'>,
  now: Temporal.Instant,
  einstellungen: LapseSettings,
): BuchungStatus | null {
  const lapse = lapsesAt(buchung, einstellungen)
  if (lapse === null || !awaitsStart(buchung.status) || buchung.typ !== 'BUCHUNG') return null
  return reached(lapse, now) ? 'storniert' : null
}

/** Under way past its end: somebody else may be waiting. */
export function isOverdue(buchung: Pick<State, 'status' | 'zeitraum'>, now: Temporal.Instant): boolean {
  return buchung.status === 'aktiv' && reached(buchung.zeitraum.bis, now)
}

/**
 * What is held of a car after an early return: until the return and the gap, never longer than it was, and never nothing, because a period
 * that is empty holds no place in the order of things.
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
