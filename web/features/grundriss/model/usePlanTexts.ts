import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** A plan's accessible description besides its name and keys, as on the map. */
export function usePlanTexts() {
  const { t } = useTranslation('grundriss')
  return {
    naeher: t('leseraum:karte.naeher'),
    weiter: t('leseraum:karte.weiter'),
    ganz: t('leseraum:karte.ganz'),
    noSeat: (nummer: string) => t('leseraum:karte.keinPlatz', { nummer }),
  }
}
