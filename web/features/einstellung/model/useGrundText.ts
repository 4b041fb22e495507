import { useTranslation } from 'react-i18next'
import type { FieldGrund } from './useHausForm.ts'
import { useWords } from './useWords.ts'

/** Why a field cannot be saved, in words. */
export function useGrundText(): (grund: FieldGrund) => string {
  const { t } = useTranslation('fehler')
  const { issueText } = useWords()
  return (grund) => {
    if (grund === 'leer') return t('feld.fehlt')
    return 'code' in grund ? issueText(grund) : grund.detail
  }
}
