import type { BuchungView } from '@platzwart/contract/leseraum'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSpokenSpan } from './useSpokenSpan.ts'

/** A booking in words: by whom, when, and as one line. */
export function usePlatzWords() {
  const { t } = useTranslation('buchungspflege')
  const whenOf = useSpokenSpan()
  const whoOf = ({ bucher }: Pick<BuchungView, 'bucher'>) => bucher?.name || bucher?.email || t('ohneName')
  const nameOf = (buchung: BuchungView) =>
    t('eintrag', { wer: whoOf(buchung), was: buchung.bezeichnung, wann: whenOf(buchung) })
  return { whoOf, whenOf, nameOf }
}
