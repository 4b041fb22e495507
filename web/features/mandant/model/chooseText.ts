import type { Rechtstexte } from '@platzwart/contract/mandant'

export type TextName = 'barrierefreiheit' | 'datenschutz' | 'impressum'

/** A text of the house in a language, falling back to the other one. Null if there is none in either. */
export function chooseText(texte: Rechtstexte, name: TextName, language: 'de' | 'en') {
  const written = { de: texte[name], en: texte[`${name}En`] }
  const other = language === 'de' ? 'en' : 'de'
  const lang = [language, other].find((one) => written[one as 'de' | 'en'].trim() !== '') as
    | 'de'
    | 'en'
    | undefined
  return lang === undefined ? null : { text: written[lang], lang }
}
