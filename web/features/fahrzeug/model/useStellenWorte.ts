import { useTranslation } from 'react-i18next'
import { type Ansicht, feldOf, type Stelle, wordsOf } from './skizze.ts'

export interface StellenWorte {
  readonly ansicht: (ansicht: Ansicht) => string
  /** `hinten, unten`. */
  readonly feld: (ansicht: Ansicht, feld: number) => string
  /** `Linke Seite, hinten, unten`. */
  readonly stelle: (stelle: Stelle) => string
}

/** Places on the sketch in words, for those who do not see it and for lists. */
export function useStellenWorte(): StellenWorte {
  const { t } = useTranslation('fahrt')
  const ansicht = (one: Ansicht) => t(`schaden.ansichten.${one}`)
  const feld = (one: Ansicht, at: number) => {
    const { spalte, zeile } = wordsOf(one, at)
    return t('schaden.lage', { spalte: t(`schaden.${spalte}`), zeile: t(`schaden.${zeile}`) })
  }
  return {
    ansicht,
    feld,
    stelle: (one) => t('schaden.wo', { ansicht: ansicht(one.ansicht), lage: feld(one.ansicht, feldOf(one)) }),
  }
}
