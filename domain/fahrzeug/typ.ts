import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { BUCHUNG_TYPES, type BuchungTyp, HISTORIE_TYPES, type HistorieTyp } from './types.ts'

/** 'Typ {x} unbekannt' for any unknown value (SPECIFICATION section 8). */
function parse<T extends string>(text: string, known: readonly T[]): Result<T> {
  const found = known.find((typ) => typ === text)
  return found ? ok(found) : refused(issue('typ.unbekannt', { x: text }, { field: 'typ' }))
}

export function parseHistorieTyp(text: string): Result<HistorieTyp> {
  return parse(text, HISTORIE_TYPES)
}

export function parseBuchungTyp(text: string): Result<BuchungTyp> {
  return parse(text, BUCHUNG_TYPES)
}
