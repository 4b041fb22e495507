import { spokenData } from '@platzwart/phrases/format'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Shortening } from '../model/wish.ts'

interface ShorteningHintProps {
  readonly shortening: Shortening
  readonly zone: string
  readonly zeit: (minute: number) => string
}

/** Says that the suggested period is shorter than requested, and why. */
export function ShorteningHint({ shortening, zone, zeit }: ShorteningHintProps) {
  const { t } = useTranslation('platzDialog')
  const { wished, von, bis } = shortening
  const reader = { sprache: currentLanguage(), zone }
  const sentences = [
    t('gekuerzt.gewuenscht', { von: zeit(wished.von), bis: zeit(wished.bis) }),
    von && t(`gekuerzt.von.${von.art}`, { zeit: zeit(von.minute) }),
    bis &&
      ('minuten' in bis
        ? t(`gekuerzt.${bis.art}`, { ...spokenData({ minuten: bis.minuten }, reader) })
        : t(`gekuerzt.bis.${bis.art}`, { zeit: zeit(bis.minute) })),
  ]
  return (
    <Note kind="hint" news>
      {sentences.filter(Boolean).join(' ')}
    </Note>
  )
}
