import type { de } from './de/index.ts'
import type { Shape } from './shape.ts'

/** Every text of one language. */
export type Phrases = Shape<typeof de>

export type Topic = keyof Phrases

export const LANGUAGES = ['de', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}
