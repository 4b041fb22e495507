import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { isEinstellungName, optionOf } from './katalog.ts'
import { type ParsedWert, parseWert } from './parseWert.ts'

/** Where a value can be set. */
export type Schicht = 'mandant' | 'gruppe' | 'benutzer'

export interface SaveDecision extends ParsedWert {
  /** False when the layer already says just that: nothing is written then. */
  readonly changed: boolean
}

/**
 * Whether a layer may be given a value (E3, E4; SPECIFICATION section 5): the option exists, it may be set there, and the value fits its
 * type. `before` is the layer's stored text, null when it has none.
 */
export function decideSave(
  name: string,
  wert: unknown,
  schicht: Schicht,
  before: string | null,
): Result<SaveDecision> {
  if (isEinstellungName(name) && optionOf(name).nurMandant && schicht !== 'mandant') {
    return refused(issue('einstellung.nurMandant', { option: name }, { field: 'schicht' }))
  }
  const parsed = parseWert(name, wert)
  return parsed.ok ? ok({ ...parsed.value, changed: parsed.value.stored !== before }) : parsed
}
