import type { Say } from '@platzwart/phrases/say'

const HAS_A_LETTER = /\p{L}/u

/** A seat's name as the subject of a sentence: "seat 12" for a bare number. */
export function seatCalled(t: Say<'leseraum'>, { bezeichnung }: { readonly bezeichnung: string }): string {
  return HAS_A_LETTER.test(bezeichnung) ? bezeichnung : t('platz.nummer', { nummer: bezeichnung })
}
