import type { GrundrissView } from '@platzwart/contract/leseraum'
import { type Closure, closureOn as closingOn } from '@platzwart/domain/oeffnungszeit/closureOn'
import { currentLanguage } from '../../../../platform/texts/words.ts'

/** A closure's reason in the page's language. */
export const reasonIn = ({ grund, grundEn }: Pick<Closure, 'grund' | 'grundEn'>) =>
  (currentLanguage() === 'en' && grundEn) || grund

/**
 * The special opening time that closes a day, if any: its reason in the page's language, and its last day.
 */
export function closureOn(
  { sonderoeffnungszeiten }: Pick<GrundrissView, 'sonderoeffnungszeiten'>,
  tag: string,
) {
  const found = closingOn(sonderoeffnungszeiten, tag)
  return found && { grund: reasonIn(found), bis: found.bis }
}
