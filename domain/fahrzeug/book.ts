import { checkAhead, licenceIssues } from '../fuehrerschein/valid.ts'
import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { zeitraum as period } from '../time/zeitraum.ts'
import { dayPeriod } from '../time/zone.ts'
import { buchungszeitenIssues, gueltigIssues } from './buchungszeiten.ts'
import { inOrder } from './codes.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { freigabeGruende, zeitenOf } from './freigabe.ts'
import { fahrzeugHoldIssues, underwayIssues } from './holds.ts'
import type { Fahrzeug, FreigabeGrund } from './types.ts'
import { fahrtWindowIssues } from './window.ts'

/** Refuses a trip after the last day of the car's yearly inspection (DGUV V 70 section 57). */
export function uvvIssues(
  { fahrzeug, zeitraum }: Pick<FahrtCommand, 'zeitraum'> & { readonly fahrzeug: Pick<Fahrzeug, 'uvvBis'> },
  zone: string,
): Issue[] {
  const { uvvBis } = fahrzeug
  if (!uvvBis || Temporal.Instant.compare(zeitraum.bis, dayPeriod(uvvBis, zone).bis) <= 0) return []
  return [issue('fahrzeug.uvvAbgelaufen', { tag: uvvBis.toString() })]
}

/**
 * The car's own reasons against a trip of this driver: validity, booking times, seats, inspection, licence
 * class, other bookings.
 */
export function carIssues(command: FahrtCommand, facts: FahrzeugFacts): Issue[] {
  const { fahrzeug, zeitraum, personen } = command
  const { zone, einstellungen } = facts
  const issues: Issue[] = []
  if (fahrzeug.deaktiviert) {
    issues.push(issue('fahrzeug.deaktiviert', { kennzeichen: fahrzeug.kennzeichen }))
  }
  if (personen > fahrzeug.sitze) {
    const data = { sitze: fahrzeug.sitze, personen }
    issues.push(issue('fahrzeug.zuWenigSitze', data, { field: 'personen' }))
  }
  return [
    ...issues,
    ...gueltigIssues(fahrzeug, zeitraum, zone),
    ...buchungszeitenIssues(zeitenOf(fahrzeug, einstellungen), fahrzeug.kennzeichen, zeitraum, zone),
    ...uvvIssues(command, zone),
    ...licenceIssues(facts.fahrer.fuehrerschein, fahrzeug.fuehrerscheinklasse, zeitraum, zone),
    ...fahrzeugHoldIssues(command, facts),
  ]
}

/**
 * Booking for somebody else (P5): with the permission, and only while their next licence check is in the
 * future.
 */
function personIssues(command: FahrtCommand, { fahrer, bucher, now, zone }: FahrzeugFacts): Issue[] {
  const field = 'fahrerId'
  const issues: Issue[] = []
  if (!fahrer.mayBook) issues.push(issue('fahrzeug.keineBerechtigung', {}, { field }))
  if (command.fahrerId === command.benutzerId) return issues
  if (!bucher.fremdbuchung) issues.push(issue('fahrzeug.fremdbuchungNichtErlaubt', {}, { field }))
  const naechste = fahrer.fuehrerschein?.naechstePruefung
  if (naechste && !checkAhead({ naechstePruefung: naechste }, now, zone)) {
    issues.push(issue('fuehrerschein.pruefungInVergangenheit', { tag: naechste.toString() }, { field }))
  }
  return issues
}

export interface FahrtDecision {
  /** vorgemerkt while it awaits an approval. */
  readonly status: 'vorgemerkt' | 'reserviert'
  readonly freigabeGruende: readonly FreigabeGrund[]
}

/**
 * Decides whether a vehicle can be booked, and as what (B1 to B5): reserved at once, or tentative until a
 * special trip is approved. Collects every reason against it, in the order of `issueCodes` and `codes`.
 */
export function decideFahrt(command: FahrtCommand, facts: FahrzeugFacts): Result<FahrtDecision> {
  const ordered = period(command.zeitraum.von, command.zeitraum.bis)
  if (!ordered.ok) return ordered
  const issues = [
    ...fahrtWindowIssues(command.zeitraum, facts),
    ...carIssues(command, facts),
    ...personIssues(command, facts),
    ...underwayIssues(command, facts),
  ]
  if (issues.length > 0) return refused(...inOrder(issues))
  const gruende = freigabeGruende(command, facts)
  return ok({ status: gruende.length > 0 ? 'vorgemerkt' : 'reserviert', freigabeGruende: gruende })
}
