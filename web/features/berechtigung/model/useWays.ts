import type { HerkunftView } from '@platzwart/contract/benutzer'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** The origins of a permission, in words. */
export function useWays(): (durch: readonly HerkunftView[]) => string {
  const { t } = useTranslation('berechtigung')
  const wayOf = ({ gruppe, rolle }: HerkunftView) => {
    if (rolle === null) return t('herkunft.direkt')
    return gruppe === null
      ? t('herkunft.rolle', { rolle: rolle.name })
      : t('herkunft.gruppe', { gruppe: gruppe.name, rolle: rolle.name })
  }
  return (durch) => durch.map(wayOf).join(', ')
}
