import { isLanguage, type Language } from '@platzwart/phrases/phrases'
import { loadChunk } from './reloadGuard.ts'
import { keepPreference, readPreference } from './storage.ts'
import { firstTexts, type LazyTopic, lazyTexts } from './texts/topics.ts'
import { addWords, currentLanguage, hasWords, speak } from './texts/words.ts'

const KEY = 'platzwart-sprache'
const FALLBACK: Language = 'de'

/** Topics requested so far; another language loads them too. */
const wanted = new Set<LazyTopic>()

/**
 * The reader's own choice on this device comes first, then the account's, then the Mandant's, then German.
 */
export function chooseLanguage(account: unknown, mandant: unknown): Language {
  const choices = [readPreference(KEY), account, mandant]
  return choices.find(isLanguage) ?? FALLBACK
}

async function load(language: Language): Promise<void> {
  await Promise.all([loadFirst(language), ...[...wanted].map((topic) => loadTopic(language, topic))])
}

async function loadFirst(language: Language): Promise<void> {
  if (hasWords(language, 'shell')) return
  addWords(language, await firstTexts[language]())
}

async function loadTopic(language: Language, topic: LazyTopic): Promise<void> {
  if (hasWords(language, topic)) return
  addWords(language, { [topic]: await loadChunk(() => lazyTexts(language, topic)) })
}

/** Loads the topics of a page that is about to be shown, beside the common ones. */
export async function needTopics(...topics: readonly LazyTopic[]): Promise<void> {
  for (const topic of topics) wanted.add(topic)
  await Promise.all(topics.map((topic) => loadTopic(currentLanguage(), topic)))
}

function announce(language: Language): void {
  document.documentElement.lang = language
  speak(language)
}

export async function startLanguage(language: Language, ...topics: readonly LazyTopic[]): Promise<void> {
  for (const topic of topics) wanted.add(topic)
  await load(language)
  announce(language)
}

/** Switches the language, without storing it as the reader's choice. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await load(language)
  announce(language)
}

/** Stores the reader's choice on this device. */
export async function keepLanguage(language: Language): Promise<void> {
  keepPreference(KEY, language)
  await showLanguage(language)
}
