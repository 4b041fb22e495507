import type { Amount } from '@platzwart/domain/leseraum/auswertung/classText'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** Formats a length of time as a person would say it. */
export function useAmount(): (amount: Amount) => string {
  const { t } = useTranslation('auswertung')
  return ({ unit, count }) => t(`klasse.${unit}`, { count })
}
