import { type Issue, issue } from '../issue.ts'
import type { Stand } from './fold.ts'
import { type Angabe, type Angaben, type FahrtenbuchArt, type FahrtWerte, isTrip } from './types.ts'

/** Of a private trip only the kilometres are kept: what was said about it in words is left out. */
export function withoutAngaben<T extends Pick<FahrtWerte, 'fahrtart'> & Angaben>(fahrt: T): T {
  if (fahrt.fahrtart !== 'privat') return fahrt
  return { ...fahrt, zielort: '', zweck: '', zielperson: '', umweg: '' }
}

/** What a trip on business needs before it counts as complete; a private trip and the way to work need kilometres only. */
export const NEEDED: Readonly<Record<FahrtenbuchArt, readonly Angabe[]>> = {
  einfach: ['zweck'],
  steuerlich: ['zielort', 'zweck', 'zielperson'],
}

function missing(needed: readonly Angabe[], fahrt: Pick<FahrtWerte, 'fahrtart'> & Angaben): Angabe[] {
  if (fahrt.fahrtart !== 'dienstlich') return []
  return needed.filter((name) => fahrt[name].trim() === '')
}

/** What is still to be told until the trip is complete, in the order of the form. */
export function missingAngaben(fahrt: Pick<FahrtWerte, 'fahrtart'> & Angaben, art: FahrtenbuchArt): Angabe[] {
  return missing(NEEDED[art], fahrt)
}

/**
 * Whether nothing is left to tell. An explained gap has neither driver nor destination: business kilometres of a tax-grade logbook that no
 * trip tells stay incomplete, until a trip told afterwards does.
 *
 * @param kilometer what it counts in the sums
 */
export function isComplete(
  { erster, letzter }: Stand<unknown>,
  kilometer: number,
  art: FahrtenbuchArt,
): boolean {
  if (erster.art === 'luecke')
    return art !== 'steuerlich' || letzter.fahrtart !== 'dienstlich' || kilometer <= 0
  return !isTrip(erster.art) || missingAngaben(letzter, art).length === 0
}

/** What keeps a check-out from being accepted: where, when and how far must be told at the trip's end (R 8.1 (9) LStR). */
export function arrivalIssues(
  fahrt: Pick<FahrtWerte, 'fahrtart'> & Pick<Angaben, 'zielort'>,
  art: FahrtenbuchArt,
): Issue[] {
  const missing = art === 'steuerlich' && fahrt.fahrtart === 'dienstlich' && fahrt.zielort.trim() === ''
  return missing ? [issue('fahrtenbuch.zielortFehlt', {}, { field: 'zielort' })] : []
}
