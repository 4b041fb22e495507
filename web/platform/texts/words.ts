import type { Language, Topic } from '@platzwart/phrases/phrases'
import { type Say, speaker } from '@platzwart/phrases/say'

type Words = Partial<Record<Topic, object>>

/** What has come so far. */
const LOADED: Readonly<Record<Language, Words>> = { de: {}, en: {} }

/** By language and topic, whose keys each of them knows. */
const says = new Map<string, unknown>()

const listeners = new Set<() => void>()
let current: Language = 'de'

export function currentLanguage(): Language {
  return current
}

/** Whoever shows texts shows them anew. */
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

/** Says texts of a topic; the same function for the same topic, so that what is made of its texts can be remembered by it. */
export function sayIn<T extends Topic>(language: Language, topic: T): Say<T> {
  const of = `${language}:${topic}`
  const known = says.get(of) ?? speaker(language, LOADED[language], topic)
  says.set(of, known)
  return known as Say<T>
}
