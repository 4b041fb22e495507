import { type Actor, deny } from '../buchung/actor.ts'
import { ok, type Result, refused } from '../result.ts'
import { carIssues, type FahrtDecision } from './book.ts'
import { changeRefusal, decisionAfter, factsWithout } from './change.ts'
import { inOrder } from './codes.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { freigabeGruende } from './freigabe.ts'
import { type Fahrzeug, type FahrzeugBuchung, KATEGORIEN, type Kategorie } from './types.ts'

const GRUPPE: Record<Kategorie, 'pkw' | 'bus' | 'nutz'> = {
  kleinwagen: 'pkw',
  kompaktklasse: 'pkw',
  mittelklasse: 'pkw',
  kombi: 'pkw',
  oberklasse: 'pkw',
  van: 'bus',
  kleinbus: 'bus',
  transporter: 'nutz',
  pritsche: 'nutz',
  lkw: 'nutz',
}

/**
 * Steps up from one category to another; null if the other cannot replace it. A van or a minibus can also
 * replace a car.
 */
export function stepsUp(from: Kategorie, to: Kategorie): number | null {
  const steps = KATEGORIEN.indexOf(to) - KATEGORIEN.indexOf(from)
  const group = GRUPPE[from] === GRUPPE[to] || (GRUPPE[from] === 'pkw' && GRUPPE[to] === 'bus')
  return group && steps >= 0 ? steps : null
}

/**
 * Cars that can take a trip over (same or higher category, enough seats, the driver's class, free then), best
 * first: at the same location, then of the nearest category, then by plate. The time rules do not apply
 * again: the trip of a late car keeps its time.
 */
export function proposeErsatz<F extends Fahrzeug>(
  command: FahrtCommand,
  fahrzeuge: readonly F[],
  facts: FahrzeugFacts,
  most = 5,
): F[] {
  const { standortId, kategorie, id } = command.fahrzeug
  const byCar = Map.groupBy(facts.belegungen, (hold) => hold.fahrzeugId)
  const away = (one: Fahrzeug) => (one.standortId === standortId ? 0 : 1)
  const steps = (one: Fahrzeug) => stepsUp(kategorie, one.kategorie) ?? 0
  return fahrzeuge
    .filter((one) => one.id !== id && stepsUp(kategorie, one.kategorie) !== null)
    .filter((fahrzeug) => {
      const belegungen = byCar.get(fahrzeug.id) ?? []
      return carIssues({ ...command, fahrzeug }, { ...facts, belegungen }).length === 0
    })
    .sort((a, b) => away(a) - away(b) || steps(a) - steps(b) || (a.kennzeichen < b.kennzeichen ? -1 : 1))
    .slice(0, most)
}

/**
 * Decides whether a trip can move to another car at its own time. Unlike other changes it is possible after
 * the start too, which is when a car turns out to be missing.
 */
export function decideErsatz(
  buchung: FahrzeugBuchung,
  command: FahrtCommand,
  actor: Actor,
  facts: FahrzeugFacts,
): Result<FahrtDecision> {
  const refusal = changeRefusal(buchung, actor)
  if (refusal) return refusal
  if (Temporal.Instant.compare(buchung.zeitraum.bis, facts.now) <= 0) {
    return deny('buchung.inVergangenheit', { von: buchung.zeitraum.von.toString() })
  }
  const issues = carIssues(command, factsWithout(facts, buchung.id))
  if (issues.length > 0) return refused(...inOrder(issues))
  return ok(decisionAfter(buchung, freigabeGruende(command, facts)))
}
