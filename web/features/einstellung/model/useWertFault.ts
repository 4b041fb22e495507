import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWords } from './useWords.ts'

/** What is wrong with a value of an option, as the server would say it; undefined when nothing is. */
export function useWertFault(): (name: EinstellungName, wert: unknown) => string | undefined {
  const { t } = useTranslation('fehler')
  const words = useWords()
  return (name, wert) => {
    const parsed = parseWert(name, wert)
    if (parsed.ok) return undefined
    return wert === '' || wert === undefined ? t('feld.fehlt') : parsed.issues.map(words.issueText)[0]
  }
}
