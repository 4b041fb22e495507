import { type Issue, issue } from '../issue.ts'
import type { Stand } from './fold.ts'
import { type Angabe, type Angaben, type FahrtenbuchArt, type FahrtWerte, isTrip } from './types.ts'

/** Removes the texts from a private trip, of which only the kilometres are kept. */
export function withoutAngaben<T extends Pick<FahrtWerte, 'fahrtart'> & Angaben>(fahrt: T): T {
  if (fahrt.fahrtart !== 'privat') return fahrt
  return { ...fahrt, zielort: '', zweck: '', zielperson: '', umweg: '' }
}

/** What a business trip needs to be complete; a private trip and a commute need only kilometres. */
export const NEEDED: Readonly<Record<FahrtenbuchArt, readonly Angabe[]>> = {
  einfach: ['zweck'],
  steuerlich: ['zielort', 'zweck', 'zielperson'],
}

function missing(needed: readonly Angabe[], fahrt: Pick<FahrtWerte, 'fahrtart'> & Angaben): Angabe[] {
  if (fahrt.fahrtart !== 'dienstlich') return []
  return needed.filter((name) => fahrt[name].trim() === '')
}

/** What is missing until the trip is complete, in the order of the form. */
export function missingAngaben(fahrt: Pick<FahrtWerte, 'fahrtart'> & Angaben, art: FahrtenbuchArt): Angabe[] {
  return missing(NEEDED[art], fahrt)
}

/**
 * Whether nothing is missing. An explained gap has neither driver nor destination: business kilometres of a
 * tax-grade logbook that no trip covers stay incomplete until a trip entered afterwards covers them.
 * @param kilometer its kilometres in the sums
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

/**
 * Reasons to refuse a check-out: destination, time and mileage are required at the trip's end (R 8.1 (9)
 * LStR).
 */
export function arrivalIssues(
  fahrt: Pick<FahrtWerte, 'fahrtart'> & Pick<Angaben, 'zielort'>,
  art: FahrtenbuchArt,
): Issue[] {
  const missing = art === 'steuerlich' && fahrt.fahrtart === 'dienstlich' && fahrt.zielort.trim() === ''
  return missing ? [issue('fahrtenbuch.zielortFehlt', {}, { field: 'zielort' })] : []
}
