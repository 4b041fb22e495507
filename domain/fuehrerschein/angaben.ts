import { type Issue, issue } from '../issue.ts'
import { FUEHRERSCHEINKLASSEN, type Fuehrerscheinklasse } from './klassen.ts'

/** What a checker records from the card (D1). A ban without days is in force until further notice. */
export interface Angaben {
  readonly ausgestelltAm: Temporal.PlainDate | null
  readonly gueltigBis: Temporal.PlainDate | null
  readonly fahrverbot: boolean
  readonly fahrverbotVon: Temporal.PlainDate | null
  readonly fahrverbotBis: Temporal.PlainDate | null
}

function after(a: Temporal.PlainDate | null, b: Temporal.PlainDate | null): boolean {
  return a !== null && b !== null && Temporal.PlainDate.compare(a, b) > 0
}

/** Every reason why these data cannot be on one card. */
export function angabenIssues(angaben: Angaben): Issue[] {
  const { ausgestelltAm, gueltigBis, fahrverbot, fahrverbotVon, fahrverbotBis } = angaben
  const issues: Issue[] = []
  if (after(ausgestelltAm, gueltigBis)) {
    issues.push(issue('fuehrerschein.ablaufVorAusstellung', {}, { field: 'gueltigBis' }))
  }
  if (!fahrverbot && (fahrverbotVon !== null || fahrverbotBis !== null)) {
    issues.push(issue('fuehrerschein.tageOhneFahrverbot', {}, { field: 'fahrverbot' }))
  }
  if (after(fahrverbotVon, fahrverbotBis)) {
    issues.push(issue('fuehrerschein.fahrverbotReihenfolge', {}, { field: 'fahrverbotBis' }))
  }
  return issues
}

/** Each class once, in the order of the specification. */
export function sortedKlassen(klassen: readonly Fuehrerscheinklasse[]): Fuehrerscheinklasse[] {
  return FUEHRERSCHEINKLASSEN.filter((klasse) => klassen.includes(klasse))
}
