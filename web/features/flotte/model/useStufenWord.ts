import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** The default states are translated; a house's own ones are shown as written. */
const KNOWN = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt'] as const

/** Returns a level of cleanliness in the reader's language. */
export function useStufenWord(): (stufe: string) => string {
  const { t } = useTranslation('fahrt')
  return (stufe) => {
    const known = KNOWN.find((one) => one === stufe)
    return known === undefined ? stufe : t(`formular.stufen.${known}`)
  }
}
