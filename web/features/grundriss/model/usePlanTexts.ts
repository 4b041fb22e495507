import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** What a plan says of itself beside its name and its keys, as the map does. */
export function usePlanTexts() {
  const { t } = useTranslation('grundriss')
  return {
    naeher: t('leseraum:karte.naeher'),
    weiter: t('leseraum:karte.weiter'),
    ganz: t('leseraum:karte.ganz'),
    noSeat: (nummer: string) => t('leseraum:karte.keinPlatz', { nummer }),
  }
}
