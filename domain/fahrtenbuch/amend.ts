import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { withoutAngaben } from './angaben.ts'
import { isLate } from './deadline.ts'
import { differences, type Stand } from './fold.ts'
import { contradicting, overlapping, type Strecke } from './gaps.ts'
import { drivenKilometer } from './tacho.ts'
import { ANGABEN, type Angabe, type FahrtWerte, isTrip } from './types.ts'

/** The values of a new row about a trip, changed and unchanged. */
export interface Amendment {
  readonly werte: FahrtWerte
  readonly verspaetet: boolean
}

export interface AmendFacts {
  readonly now: Temporal.Instant
  /** The Mandant's. */
  readonly zone: string
  /** Odometer replacements of the vehicle. */
  readonly tachos: readonly Strecke[]
}

export interface KorrekturFacts extends AmendFacts {
  /** The number of the newest row about the trip that the reader saw. */
  readonly seen: number
  /** The vehicle's other trips, without explained gaps: a trip may still be found that fills one. */
  readonly others: readonly Strecke[]
}

export type Nachtrag = Readonly<Partial<Record<Angabe, string>>>
export type Korrektur = Readonly<Partial<FahrtWerte>>

const given = (angaben: Nachtrag): Angabe[] => ANGABEN.filter((name) => angaben[name] !== undefined)

function noWords(angaben: Nachtrag): Issue[] {
  return given(angaben)
    .filter((name) => angaben[name] !== '')
    .map((field) => issue('fahrtenbuch.privatOhneAngaben', {}, { field }))
}

/**
 * Decides a completion, which fills in what was left open. Recorded values are changed by a correction, which
 * gives a reason.
 */
export function decideNachtrag(
  stand: Stand,
  nachtrag: Nachtrag,
  facts: Pick<AmendFacts, 'now' | 'zone'>,
): Result<Amendment> {
  const current = stand.letzter
  if (!isTrip(stand.erster.art)) return refused(issue('fahrtenbuch.keineFahrt'))
  if (current.fahrtart === 'privat') return refused(issue('fahrtenbuch.privatOhneAngaben'))
  const written = given(nachtrag).filter(
    (name) => current[name] !== '' && nachtrag[name] !== '' && nachtrag[name] !== current[name],
  )
  if (written.length > 0)
    return refused(...written.map((field) => issue('fahrtenbuch.nurMitGrund', {}, { field })))
  const filled = given(nachtrag).filter((name) => nachtrag[name] !== '')
  const werte = { ...current, ...Object.fromEntries(filled.map((name) => [name, nachtrag[name]])) }
  if (differences(current, werte).length === 0) return refused(issue('fahrtenbuch.unveraendert'))
  return ok({ werte, verspaetet: isLate(stand.erster.ankunft, facts.now, facts.zone) })
}

/**
 * Decides a correction of a trip, which is possible at any time and keeps the old values. A purpose first
 * given after the seven days is late here too.
 */
export function decideKorrektur(
  stand: Stand,
  korrektur: Korrektur,
  facts: KorrekturFacts,
): Result<Amendment> {
  const current = stand.letzter
  if (!isTrip(stand.erster.art)) return refused(issue('fahrtenbuch.keineFahrt'))
  if (current.nummer !== facts.seen)
    return refused(issue('fahrtenbuch.ueberholt', { nummer: current.nummer }))
  const wanted: FahrtWerte = { ...current, ...korrektur }
  const later = !wanted.abfahrt.equals(current.abfahrt) || !wanted.ankunft.equals(current.ankunft)
  const moved =
    wanted.kmStart !== current.kmStart ||
    wanted.kmEnde !== current.kmEnde ||
    (later && facts.tachos.length > 0)
  const issues = [
    ...orderIssues(wanted, facts),
    ...(moved ? mileageIssues(wanted, facts) : []),
    ...(wanted.fahrtart === 'privat' ? noWords(korrektur) : []),
  ]
  if (issues.length > 0) return refused(...issues)
  const werte = withoutAngaben(wanted)
  if (differences(current, werte).length === 0) return refused(issue('fahrtenbuch.unveraendert'))
  const told = ANGABEN.some((name) => current[name] === '' && werte[name] !== '')
  return ok({ werte, verspaetet: told && isLate(stand.erster.ankunft, facts.now, facts.zone) })
}

/** Reasons against a corrected mileage: other trips cover it, or the odometer cannot have shown it then. */
function mileageIssues(werte: FahrtWerte, { others, tachos }: KorrekturFacts): Issue[] {
  const overlaps = overlapIssues(werte, others, tachos)
  return overlaps.length > 0 ? overlaps : timeIssues(werte, tachos, tachos)
}

export function timeIssues(
  werte: FahrtWerte,
  others: readonly Strecke[],
  tachos: readonly Strecke[],
): Issue[] {
  return contradicting(others, werte, tachos).map(({ nummer, kmStart, kmEnde }) =>
    issue(
      'fahrtenbuch.zeitPasstNicht',
      { eintrag: nummer, kmVon: kmStart, kmBis: kmEnde },
      { field: 'abfahrt' },
    ),
  )
}

export function overlapIssues(
  werte: FahrtWerte,
  others: readonly Strecke[],
  tachos: readonly Strecke[],
): Issue[] {
  return overlapping(others, werte, tachos).map(({ nummer, kmStart, kmEnde }) =>
    issue(
      'fahrtenbuch.kmUeberschneidung',
      { eintrag: nummer, kmVon: kmStart, kmBis: kmEnde },
      { field: kmStart < werte.kmStart ? 'kmStart' : 'kmEnde' },
    ),
  )
}

export function orderIssues(werte: FahrtWerte, { now, tachos }: Pick<AmendFacts, 'now' | 'tachos'>): Issue[] {
  const { compare } = Temporal.Instant
  const driven = drivenKilometer(werte, tachos)
  return [
    ...(compare(werte.ankunft, werte.abfahrt) < 0
      ? [issue('zeitraum.startNichtVorEnde', {}, { field: 'ankunft' })]
      : []),
    ...(compare(werte.ankunft, now) > 0
      ? [issue('fahrtenbuch.inZukunft', { bis: now.toString() }, { field: 'ankunft' })]
      : []),
    ...(driven < 0
      ? [issue('fahrtenbuch.kmReihenfolge', { value: werte.kmEnde - driven }, { field: 'kmEnde' })]
      : []),
  ]
}
