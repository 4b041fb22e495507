import type { Say } from '@platzwart/phrases/say'
import { formatWochentagTag } from '../../../platform/format.ts'
import { reasonIn } from '../../leseraum/components/plan/closure.ts'
import type { Closed, StripRow } from './freieZeiten.ts'

type T = Say<'freieZeiten'>

/** What is closed in one word, with why and until when, where that is known. */
export function closedWords(t: T, wort: string, closed: Closed | null): string {
  const grund = closed === null ? '' : reasonIn(closed)
  const why = grund === '' ? wort : t('tagOhne.grund', { wort, grund })
  return closed?.bis ? t('tagOhne.bis', { text: why, tag: formatWochentagTag(closed.bis) }) : why
}

/** Of each plan that is closed on a day on which others are not, or are for another reason. */
export function closedPlans(t: T, { geschlossen }: Pick<StripRow, 'geschlossen'>) {
  return geschlossen.map((one) => ({
    grundrissId: one.grundrissId,
    words: closedWords(t, t('tagOhne.plan', { grundriss: one.grundriss }), one),
  }))
}
