import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** As if all verbs had a word; what has none is said as its own key. */
type Key = 'aktion.book'

/** What was done, as the trails say it; a verb that has no word is shown by its own name. */
export function useAktion(): (aktion: string) => string {
  const { t } = useTranslation('protokoll')
  return (aktion) => {
    const key = `aktion.${aktion}` as Key
    const said = t(key)
    return said === key ? aktion : said
  }
}
