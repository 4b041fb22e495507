import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { HISTORIE_TYPEN, type HistorieTyp } from './types.ts'

/** 'Typ {x} unbekannt' for any value but the seven (SPECIFICATION section 8). */
export function parseHistorieTyp(text: string): Result<HistorieTyp> {
  const known = HISTORIE_TYPEN.find((typ) => typ === text)
  return known ? ok(known) : refused(issue('typ.unbekannt', { x: text }, { field: 'typ' }))
}
