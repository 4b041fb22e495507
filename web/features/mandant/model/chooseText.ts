import type { Rechtstexte } from '@platzwart/contract/mandant'

export type TextName = 'barrierefreiheit' | 'datenschutz' | 'impressum'

/** The text of a house in a language; where nothing is written in it, the one in the other. Null when there is none at all. */
export function chooseText(texte: Rechtstexte, name: TextName, language: 'de' | 'en') {
  const written = { de: texte[name], en: texte[`${name}En`] }
  const other = language === 'de' ? 'en' : 'de'
  const lang = [language, other].find((one) => written[one as 'de' | 'en'].trim() !== '') as
    | 'de'
    | 'en'
    | undefined
  return lang === undefined ? null : { text: written[lang], lang }
}
