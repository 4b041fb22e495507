import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** The product's own states have a word in both languages; a house's own are shown as it wrote them. */
const KNOWN = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt'] as const

/** How clean a car is, in the reader's language. */
export function useStufenWord(): (stufe: string) => string {
  const { t } = useTranslation('fahrt')
  return (stufe) => {
    const known = KNOWN.find((one) => one === stufe)
    return known === undefined ? stufe : t(`formular.stufen.${known}`)
  }
}
