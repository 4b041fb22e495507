import { type Actor, deny } from '../buchung/actor.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { carIssues } from './book.ts'
import { factsWithout } from './change.ts'
import { inOrder } from './codes.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { freigabeGruende } from './freigabe.ts'
import { underwayIssues } from './holds.ts'
import type { FahrzeugBuchung } from './types.ts'
import { endIssues } from './window.ts'

const { compare } = Temporal.Instant

/**
 * Decides whether a trip under way may end later (docs/decisions/vehicles.md): by its driver, its booker or
 * whoever maintains vehicles, in the future, while the booking rules allow the car and its driver, and
 * without any reason that needs an approval: nobody can request one on the road.
 * @param command the trip with its new end
 */
export function decideLonger(
  buchung: FahrzeugBuchung,
  command: FahrtCommand,
  { benutzerId, pflege }: Actor,
  facts: FahrzeugFacts,
): Result<null> {
  if (benutzerId !== buchung.benutzerId && benutzerId !== buchung.fahrerId && !pflege)
    return deny('buchung.nurEigene')
  if (buchung.status !== 'aktiv') return deny('fahrzeug.nichtAktiv')
  const { bis } = command.zeitraum
  // A check-out ends it earlier.
  if (compare(bis, buchung.zeitraum.bis) <= 0) return deny('fahrzeug.laeuftSchon')
  if (compare(bis, facts.now) <= 0)
    return refused(issue('buchung.inVergangenheit', { von: bis.toString() }, { field: 'bis' }))
  const others = factsWithout(facts, buchung.id)
  const neue = freigabeGruende(command, facts).filter((grund) => !buchung.freigabeGruende.includes(grund))
  const issues = [
    ...endIssues(command.zeitraum, facts),
    ...carIssues(command, others),
    ...underwayIssues(command, others),
    ...(neue.length > 0 ? [issue('fahrzeug.unterwegsKeineFreigabe', {}, { field: 'bis' })] : []),
  ]
  return issues.length > 0 ? refused(...inOrder(issues)) : ok(null)
}
