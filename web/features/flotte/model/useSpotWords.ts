import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { fieldOf, type Spot, type View, wordsOf } from './sketch.ts'

export interface SpotWords {
  readonly ansicht: (ansicht: View) => string
  /** `hinten, unten`. */
  readonly feld: (ansicht: View, feld: number) => string
  /** `Linke Seite, hinten, unten`. */
  readonly spot: (spot: Spot) => string
}

/** The names of places on the sketch, for screen readers and for lists. */
export function useSpotWords(): SpotWords {
  const { t } = useTranslation('fahrt')
  const ansicht = (one: View) => t(`schaden.ansichten.${one}`)
  const feld = (one: View, at: number) => {
    const { spalte, zeile } = wordsOf(one, at)
    return t('schaden.lage', { spalte: t(`schaden.${spalte}`), zeile: t(`schaden.${zeile}`) })
  }
  return {
    ansicht,
    feld,
    spot: (one) => t('schaden.wo', { ansicht: ansicht(one.ansicht), lage: feld(one.ansicht, fieldOf(one)) }),
  }
}
