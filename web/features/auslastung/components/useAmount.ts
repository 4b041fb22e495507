import type { Amount } from '@platzwart/domain/leseraum/auswertung/classText'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** A time as a person would say it. */
export function useAmount(): (amount: Amount) => string {
  const { t } = useTranslation('auswertung')
  return ({ unit, count }) => t(`klasse.${unit}`, { count })
}
