import type { Words } from '@platzwart/domain/mailtext/judge'
import { judgeWords, PARTS, type Part } from '@platzwart/domain/mailtext/judge'
import type { Mailtext } from '../api/mailtexte.ts'

export const SPRACHEN = ['de', 'en'] as const

export type Sprache = (typeof SPRACHEN)[number]

/** The form's values: one field for each part in each language. */
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

/**
 * Whether the house has words of its own; a text equal to ours does not count, although it may have been
 * typed.
 */
export const isWorded = ({ de, en, eigentlich }: Pick<Mailtext, 'de' | 'en' | 'eigentlich'>): boolean => {
  const ours = valuesOf(eigentlich)
  return Object.entries(valuesOf({ de, en })).some(([field, said]) => said !== ours[field as WordField])
}

/** Validates the form by field, with the server's own rules. */
export function judgeValues(typ: Mailtext['typ'], values: WordValues) {
  const texte = wordingOf(values)
  return SPRACHEN.flatMap((sprache) =>
    judgeWords(typ, texte[sprache]).map((issue) => ({
      ...issue,
      field: `${sprache}.${issue.field ?? ''}` as WordField,
    })),
  )
}

/** Whether every field has a valid text. */
export const isWhole = (typ: Mailtext['typ'], values: WordValues): boolean =>
  Object.values(values).every((value) => value.trim() !== '') && judgeValues(typ, values).length === 0
