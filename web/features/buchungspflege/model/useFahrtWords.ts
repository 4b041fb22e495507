import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSpokenSpan } from './useSpokenSpan.ts'

/** A trip in words: whose, when, and as one line. */
export function useFahrtWords() {
  const { t } = useTranslation('buchungspflege')
  const whenOf = useSpokenSpan()
  const whoOf = ({ fahrer, bucher }: Pick<FahrzeugBuchungView, 'fahrer' | 'bucher'>) =>
    fahrer?.name || bucher?.name || t('ohneName')
  const nameOf = (fahrt: FahrzeugBuchungView) =>
    t('eintrag', { wer: whoOf(fahrt), was: fahrt.kennzeichen, wann: whenOf(fahrt) })
  return { whoOf, whenOf, nameOf }
}
