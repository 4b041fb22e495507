import type { Say } from '@platzwart/phrases/say'
import { formatWochentagTag } from '../../../platform/format.ts'
import { reasonIn } from '../../leseraum/components/plan/closure.ts'
import type { Closed, StripRow } from './freieZeiten.ts'

type T = Say<'freieZeiten'>

/** The text of a closure, with its reason and end if known. */
export function closedWords(t: T, wort: string, closed: Closed | null): string {
  const grund = closed === null ? '' : reasonIn(closed)
  const why = grund === '' ? wort : t('tagOhne.grund', { wort, grund })
  return closed?.bis ? t('tagOhne.bis', { text: why, tag: formatWochentagTag(closed.bis) }) : why
}

/** The plans that are closed on a day on which others are open, or closed for another reason. */
export function closedPlans(t: T, { geschlossen }: Pick<StripRow, 'geschlossen'>) {
  return geschlossen.map((one) => ({
    grundrissId: one.grundrissId,
    words: closedWords(t, t('tagOhne.plan', { grundriss: one.grundriss }), one),
  }))
}
