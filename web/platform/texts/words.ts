import type { Language, Topic } from '@platzwart/phrases/phrases'
import { type Say, speaker } from '@platzwart/phrases/say'

type Words = Partial<Record<Topic, object>>

/** The texts loaded so far. */
const LOADED: Readonly<Record<Language, Words>> = { de: {}, en: {} }

/** Translation functions by language and topic. */
const says = new Map<string, unknown>()

const listeners = new Set<() => void>()
let current: Language = 'de'

export function currentLanguage(): Language {
  return current
}

/** Switches the language and notifies the components that show texts. */
export function speak(language: Language): void {
  if (language === current) return
  current = language
  for (const listener of listeners) listener()
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasWords(language: Language, topic: Topic): boolean {
  return LOADED[language][topic] !== undefined
}

export function addWords(language: Language, words: Words): void {
  Object.assign(LOADED[language], words)
}

/**
 * The translation function of a topic; the same function for the same topic, so that it can be a dependency
 * of memoized values.
 */
export function sayIn<T extends Topic>(language: Language, topic: T): Say<T> {
  const of = `${language}:${topic}`
  const known = says.get(of) ?? speaker(language, LOADED[language], topic)
  says.set(of, known)
  return known as Say<T>
}
