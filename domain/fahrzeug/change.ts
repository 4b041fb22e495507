import { type Actor, deny } from '../buchung/actor.ts'
import { ok, type Result } from '../result.ts'
import { decideFahrt, type FahrtDecision } from './book.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { freigabeGruendeAfter } from './freigabe.ts'
import type { FahrzeugBuchung, FreigabeGrund } from './types.ts'

/** The same facts without one booking. */
export function factsWithout(facts: FahrzeugFacts, id: string): FahrzeugFacts {
  return {
    ...facts,
    eigene: facts.eigene.filter((own) => own.id !== id),
    belegungen: facts.belegungen.filter((hold) => hold.id !== id),
  }
}

/**
 * Refuses a change by anybody but the driver, the booker or whoever maintains vehicles, and after the start;
 * null if it is allowed.
 */
export function changeRefusal(buchung: FahrzeugBuchung, actor: Actor): Result<never> | null {
  const own = actor.benutzerId === buchung.benutzerId || actor.benutzerId === buchung.fahrerId
  if (!own && !actor.pflege) return deny('buchung.nurEigene')
  switch (buchung.status) {
    case 'vorgemerkt':
    case 'reserviert':
      return null
    case 'storniert':
      return deny('buchung.schonStorniert')
    case 'aktiv':
      return deny('fahrzeug.laeuftSchon')
    case 'durchgeführt':
    case 'verschlossen':
      return deny('buchung.nichtReserviert', { status: buchung.status })
  }
}

/** Tentative if it needs approval now, or if approvers have not decided about it yet. */
export function decisionAfter(buchung: FahrzeugBuchung, neu: readonly FreigabeGrund[]): FahrtDecision {
  const gruende = freigabeGruendeAfter(buchung, neu)
  return { status: gruende.length > 0 ? 'vorgemerkt' : 'reserviert', freigabeGruende: gruende }
}

/**
 * Decides whether a trip can move in time or to another car, or change its driver: before it starts, under
 * the rules of a new booking without the old one. A trip that is special afterwards needs a new approval: the
 * approvers agreed to something else. Reasons that approvers have not decided yet remain.
 */
export function decideFahrtChange(
  buchung: FahrzeugBuchung,
  command: FahrtCommand,
  actor: Actor,
  facts: FahrzeugFacts,
): Result<FahrtDecision> {
  const refusal = changeRefusal(buchung, actor)
  if (refusal) return refusal
  if (Temporal.Instant.compare(buchung.zeitraum.von, facts.now) <= 0) {
    return deny('buchung.inVergangenheit', { von: buchung.zeitraum.von.toString() })
  }
  const decision = decideFahrt(command, factsWithout(facts, buchung.id))
  return decision.ok ? ok(decisionAfter(buchung, decision.value.freigabeGruende)) : decision
}
