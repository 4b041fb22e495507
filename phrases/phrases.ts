import type { Code } from '@platzwart/contract/codes'
import type { shell } from './de/shell.ts'
import type { Shape } from './shape.ts'

/** What pages are called: those of the house, and those of each kind of booking, whose file in `de/first` adds its own. */
export interface First {
  readonly house: { readonly menue: (typeof shell)['menue'] }
}

type Every<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never

/** The topics in German, which is the shape; each file of `de` adds its own. */
export interface Topics {
  readonly shell: Omit<typeof shell, 'menue'> & { readonly menue: Every<First[keyof First]['menue']> }
  readonly fehler: Readonly<Record<Code, string>>
}

/** Every text of one language. */
export type Phrases = Shape<Topics>

export type Topic = keyof Phrases

export const LANGUAGES = ['de', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}
