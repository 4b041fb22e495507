import type { Language, Topic } from '@platzwart/phrases/phrases'
import { readPhrases } from '@platzwart/phrases/read'
import i18next, { type i18n } from 'i18next'

const [de, en] = await Promise.all([readPhrases('de'), readPhrases('en')])

/** Keys such as `buchung.belegt` are names, not paths. */
const texts: i18n = i18next.createInstance()
await texts.init({
  resources: { de: { ...de }, en: { ...en } },
  lng: 'de',
  fallbackLng: 'de',
  keySeparator: '/',
  nsSeparator: false,
  interpolation: { escapeValue: false },
  // A refusal that the database gives knows no times; a gap in a sentence reads better than the name of a placeholder.
  missingInterpolationHandler: () => '–',
})

/** A text of `phrases` in a language, its `{{placeholders}}` filled. Plain text: whoever puts it into HTML escapes it. */
export function phrase(
  sprache: Language,
  topic: Topic,
  key: string,
  data: Record<string, unknown> = {},
): string {
  return texts.t(key, { ...data, lng: sprache, ns: topic })
}
