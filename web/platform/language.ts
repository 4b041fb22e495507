import { isLanguage, type Language } from '@platzwart/phrases/phrases'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadChunk } from './reloadGuard.ts'
import { keepPreference, readPreference } from './storage.ts'
import { firstTexts, type LazyTopic, lazyTexts } from './texts/topics.ts'

const KEY = 'platzwart-sprache'
const FALLBACK: Language = 'de'

/** Topics that some page asked for; another language brings them along. */
const wanted = new Set<LazyTopic>()

let current: Language = FALLBACK

export function currentLanguage(): Language {
  return current
}

/** The reader's own choice on this device comes first, then the account's, then the Mandant's, then German. */
export function chooseLanguage(account: unknown, mandant: unknown): Language {
  const choices = [readPreference(KEY), account, mandant]
  return choices.find(isLanguage) ?? FALLBACK
}

async function load(language: Language): Promise<void> {
  await Promise.all([loadFirst(language), ...[...wanted].map((topic) => loadTopic(language, topic))])
}

async function loadFirst(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'shell')) return
  const phrases = await firstTexts[language]()
  for (const [topic, texts] of Object.entries(phrases)) i18next.addResourceBundle(language, topic, texts)
}

async function loadTopic(language: Language, topic: LazyTopic): Promise<void> {
  if (i18next.hasResourceBundle(language, topic)) return
  i18next.addResourceBundle(language, topic, await loadChunk(() => lazyTexts(language, topic)))
}

/** The words of a page that is about to be shown, beside those that every page has. */
export async function needTopics(...topics: readonly LazyTopic[]): Promise<void> {
  for (const topic of topics) wanted.add(topic)
  await Promise.all(topics.map((topic) => loadTopic(current, topic)))
}

function announce(language: Language): void {
  current = language
  document.documentElement.lang = language
}

export async function startLanguage(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    // React escapes; escaping twice would show entities to the reader.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await load(language)
  await i18next.changeLanguage(language)
  announce(language)
}

/** Shows everything in the language, without keeping it as the reader's choice. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === current) return
  await load(language)
  announce(language)
  await i18next.changeLanguage(language)
}

/** The reader chose: kept on this device. */
export async function keepLanguage(language: Language): Promise<void> {
  keepPreference(KEY, language)
  await showLanguage(language)
}
