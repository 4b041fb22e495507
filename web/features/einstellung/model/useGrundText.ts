import { useTranslation } from 'react-i18next'
import type { FeldGrund } from './useHausForm.ts'
import { useWorte } from './useWorte.ts'

/** Why a field cannot be saved, in words. */
export function useGrundText(): (grund: FeldGrund) => string {
  const { t } = useTranslation('fehler')
  const { issueText } = useWorte()
  return (grund) => {
    if (grund === 'leer') return t('feld.fehlt')
    return 'code' in grund ? issueText(grund) : grund.detail
  }
}
