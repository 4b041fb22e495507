import { spokenData } from '@platzwart/phrases/format'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../platform/language.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Kuerzung } from '../model/wunsch.ts'

interface KuerzungHinweisProps {
  readonly kuerzung: Kuerzung
  readonly zone: string
  readonly zeit: (minute: number) => string
}

/** Less than was asked for is offered: said at once, and why. */
export function KuerzungHinweis({ kuerzung, zone, zeit }: KuerzungHinweisProps) {
  const { t } = useTranslation('leseraum')
  const { gewuenscht, von, bis } = kuerzung
  const reader = { sprache: currentLanguage(), zone }
  const sentences = [
    t('gekuerzt.gewuenscht', { von: zeit(gewuenscht.von), bis: zeit(gewuenscht.bis) }),
    von && t(`gekuerzt.von.${von.art}`, { zeit: zeit(von.minute) }),
    bis?.art === 'hoechstdauer' &&
      t('gekuerzt.hoechstdauer', { ...spokenData({ minuten: bis.minuten }, reader) }),
    bis && bis.art !== 'hoechstdauer' && t(`gekuerzt.bis.${bis.art}`, { zeit: zeit(bis.minute) }),
  ]
  return <Note kind="hint">{sentences.filter(Boolean).join(' ')}</Note>
}
