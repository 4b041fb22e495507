import { isLanguage, type Language, type Phrases } from '@platzwart/phrases/phrases'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepPreference, readPreference } from './storage.ts'

const KEY = 'platzwart-sprache'
const FALLBACK: Language = 'de'

/** Each language is a chunk of its own, so that a reader loads one. */
const loaders: Record<Language, () => Promise<Phrases>> = {
  de: async () => (await import('@platzwart/phrases/de/index')).de,
  en: async () => (await import('@platzwart/phrases/en/index')).en,
}

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
  if (i18next.hasResourceBundle(language, 'shell')) return
  const phrases = await loaders[language]()
  for (const [topic, texts] of Object.entries(phrases)) i18next.addResourceBundle(language, topic, texts)
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
