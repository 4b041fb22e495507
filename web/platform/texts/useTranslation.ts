import type { Language, Topic } from '@platzwart/phrases/phrases'
import type { Say } from '@platzwart/phrases/say'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguage, sayIn } from './words.ts'

/**
 * The texts of a topic in the current language, and that language. The component renders again when it
 * changes.
 */
export function useTranslation(): { readonly t: Say; readonly language: Language }
export function useTranslation<T extends Topic>(topic: T): { readonly t: Say<T>; readonly language: Language }
export function useTranslation(topic: Topic = 'shell') {
  const language = useSyncExternalStore(onLanguage, currentLanguage)
  return { t: sayIn(language, topic), language }
}
