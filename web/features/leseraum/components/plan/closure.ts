import type { GrundrissView } from '@platzwart/contract/leseraum'
import { type Closure, closureOn as closingOn } from '@platzwart/domain/oeffnungszeit/closureOn'
import { currentLanguage } from '../../../../platform/texts/words.ts'

/** A reason for who reads the language of the page. */
export const reasonIn = ({ grund, grundEn }: Pick<Closure, 'grund' | 'grundEn'>) =>
  (currentLanguage() === 'en' && grundEn) || grund

/** The special time that closes a day, if one does: why, for who reads the language of the page, and the last day of it. */
export function closureOn(
  { sonderoeffnungszeiten }: Pick<GrundrissView, 'sonderoeffnungszeiten'>,
  tag: string,
) {
  const found = closingOn(sonderoeffnungszeiten, tag)
  return found && { grund: reasonIn(found), bis: found.bis }
}
