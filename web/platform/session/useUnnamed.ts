import { useTranslation } from '../texts/useTranslation.ts'
import { usePersonalrat } from './start.ts'

/** The text in place of a person's name, which says why it is missing. Null in a house that names people. */
export function useUnnamed(): string | null {
  const { t } = useTranslation()
  return usePersonalrat() === null ? null : t('personalrat.ohneNamen')
}
