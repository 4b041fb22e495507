import type { TokenBereich, TokenUmfang } from '@platzwart/domain/zugriffstoken/umfang'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** What a token covers, in words: one part of it. */
export function useUmfangText(): (umfang: TokenUmfang) => string {
  const { t } = useTranslation('zugriffstoken')
  return (umfang) => {
    const [bereich, art] = umfang.split('.') as [TokenBereich, 'lesen' | 'schreiben']
    return t(`umfang.${art}`, { bereich: t(`bereich.${bereich}`) })
  }
}
