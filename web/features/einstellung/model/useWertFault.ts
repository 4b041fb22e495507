import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWords } from './useWords.ts'

/** The message for an invalid value, as the server would word it; undefined if it is valid. */
export function useWertFault(): (name: EinstellungName, wert: unknown) => string | undefined {
  const { t } = useTranslation('fehler')
  const words = useWords()
  return (name, wert) => {
    const parsed = parseWert(name, wert)
    if (parsed.ok) return undefined
    return wert === '' || wert === undefined ? t('feld.fehlt') : parsed.issues.map(words.issueText)[0]
  }
}
