import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** A type for verbs that may have no text; those are shown by their own name. */
type Key = 'aktion.book'

/** Returns an action's text in the trails; a verb without one is shown by its own name. */
export function useAktion(): (aktion: string) => string {
  const { t } = useTranslation('protokoll')
  return (aktion) => {
    const key = `aktion.${aktion}` as Key
    const said = t(key)
    return said === key ? aktion : said
  }
}
