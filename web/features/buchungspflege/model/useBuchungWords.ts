import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Span, useSpokenSpan } from './useSpokenSpan.ts'

/** How a kind of booking is put into words. */
interface Spoken<T> {
  /** The person; empty if nobody is named. */
  readonly who: (buchung: T) => string | null | undefined
  readonly what: (buchung: T) => string
}

/** A booking in words: person, time, and as one line. */
function useBuchungWords<T extends Span>({ who, what }: Spoken<T>) {
  const { t } = useTranslation('buchungspflege')
  const whenOf = useSpokenSpan()
  const whoOf = (buchung: T) => who(buchung) || t('ohneName')
  const nameOf = (buchung: T) =>
    t('eintrag', { wer: whoOf(buchung), was: what(buchung), wann: whenOf(buchung) })
  return { whoOf, whenOf, nameOf }
}

export const usePlatzWords = () =>
  useBuchungWords<BuchungView>({
    who: ({ bucher }) => bucher?.name || bucher?.email,
    what: ({ bezeichnung }) => bezeichnung,
  })

export const useFahrtWords = () =>
  useBuchungWords<FahrzeugBuchungView>({
    who: ({ fahrer, bucher }) => fahrer?.name || bucher?.name,
    what: ({ kennzeichen }) => kennzeichen,
  })
