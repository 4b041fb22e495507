import type { Words } from '@platzwart/domain/mailtext/judge'
import { judgeWords, PARTS, type Part } from '@platzwart/domain/mailtext/judge'
import type { Mailtext } from '../api/mailtexte.ts'

export const SPRACHEN = ['de', 'en'] as const

export type Sprache = (typeof SPRACHEN)[number]

/** What stands in the form: each part in each language, one field. */
export type WordField = `${Sprache}.${Part}`
export type WordValues = Readonly<Record<WordField, string>>

/** The fields of a language, in their order. */
export const fieldsOf = (sprache: Sprache): readonly WordField[] =>
  PARTS.map((teil): WordField => `${sprache}.${teil}`)

export const partOf = (field: WordField) => field.split('.') as [Sprache, Part]

type Wording = Readonly<Record<Sprache, Words>>

export const valuesOf = (texte: Wording): WordValues => ({
  'de.betreff': texte.de.betreff,
  'de.einleitung': texte.de.einleitung,
  'de.schluss': texte.de.schluss,
  'en.betreff': texte.en.betreff,
  'en.einleitung': texte.en.einleitung,
  'en.schluss': texte.en.schluss,
})

export const wordingOf = (values: WordValues): Wording => {
  const worte = (sprache: Sprache): Words => ({
    betreff: values[`${sprache}.betreff`].trim(),
    einleitung: values[`${sprache}.einleitung`].trim(),
    schluss: values[`${sprache}.schluss`].trim(),
  })
  return { de: worte('de'), en: worte('en') }
}

/** Whether the house says anything itself; also what reads as ours may have been worded before. */
export const isWorded = ({ de, en, eigentlich }: Pick<Mailtext, 'de' | 'en' | 'eigentlich'>): boolean => {
  const ours = valuesOf(eigentlich)
  return Object.entries(valuesOf({ de, en })).some(([field, said]) => said !== ours[field as WordField])
}

/** Why what was typed cannot be sent, by field; the rules are the server's own. */
export function judgeValues(typ: Mailtext['typ'], values: WordValues) {
  const texte = wordingOf(values)
  return SPRACHEN.flatMap((sprache) =>
    judgeWords(typ, texte[sprache]).map((issue) => ({
      ...issue,
      field: `${sprache}.${issue.field ?? ''}` as WordField,
    })),
  )
}

/** Whether something stands in every field, and fits. */
export const isWhole = (typ: Mailtext['typ'], values: WordValues): boolean =>
  Object.values(values).every((value) => value.trim() !== '') && judgeValues(typ, values).length === 0
