import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { bereichOfName, fieldOf } from './fields.ts'
import { useWords } from './useWords.ts'

/** The owner and the value of a setting, in words. */
export function useWhose() {
  const { t } = useTranslation('einstellungPflege')
  const words = useWords()
  return {
    wer: ({ gruppe, benutzer }: Pick<EinstellungWertView, 'gruppe' | 'benutzer'>): string => {
      if (benutzer) return benutzer.name
      return gruppe ? t('ausnahmen.fuerGruppe', { name: gruppe.name }) : t('reiter.haus')
    },
    /** With its area, because two areas may use the same name. */
    option: (name: string): string => {
      const feld = fieldOf(name)
      if (feld === null) return name
      return `${t(`bereich.${bereichOfName(feld.name)}`)}: ${words.name(feld.name)}`
    },
    wert: (name: string, wert: unknown): string => {
      const feld = fieldOf(name)
      if (wert === null) return t('verlauf.keiner')
      return feld === null ? String(wert) : words.wertText(feld, wert)
    },
  }
}
