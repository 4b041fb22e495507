import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { useEinstellungen } from '../../../einstellung/model/useEinstellungen.ts'
import { useBereich } from './bereich.ts'

/** The effective settings for the rules of the page's area. */
export function useRegeln(): Effective {
  return regelnOf(useEinstellungen(), useBereich())
}
