import { type Issue, issue } from '../issue.ts'
import { type MailtextTyp, mailtextArt } from './arten.ts'
import type { Platzhalter } from './mail.ts'

/** The parts of a mail that a house may word itself, in one language. */
export const PARTS = ['betreff', 'einleitung', 'schluss'] as const

export type Part = (typeof PARTS)[number]

export type Words = Readonly<Record<Part, string>>

export const MAX_LENGTH: Readonly<Record<Part, number>> = { betreff: 150, einleitung: 1000, schluss: 1000 }

/** The placeholders of this part of this kind, in the order in which they are offered. */
export function platzhalterOf(typ: MailtextTyp, teil: Part): readonly Platzhalter[] {
  const { worte, anAdresse } = mailtextArt(typ)
  const own: readonly Platzhalter[] = anAdresse ? ['haus'] : ['vorname', 'name', 'haus']
  return [...own, ...worte, ...(teil === 'betreff' ? (['betreff'] as const) : [])]
}

const BRACED = /\{([^{}]*)\}/g

/** Looks like an HTML tag: in a mail it would appear as typed. */
const MARK = /<[a-z/!]/i

export const braced = (name: string) => `{${name}}`

/** Why a part cannot be sent as it is; the issue's field is the part. */
export function judgePart(typ: MailtextTyp, teil: Part, text: string): readonly Issue[] {
  const field = teil
  const known: readonly string[] = platzhalterOf(typ, teil)
  const moeglich = known.map(braced).join(', ')
  const names = [...text.matchAll(BRACED)].map(([, name = '']) => name)
  const unknown = [...new Set(names.filter((name) => !known.includes(name)))]
  const loose = /[{}]/.test(text.replaceAll(BRACED, ''))
  const leaves = teil === 'betreff' && mailtextArt(typ).betreffBleibt === true && !names.includes('betreff')
  return [
    ...(unknown.length > 0
      ? [issue('mailtext.platzhalter', { worte: unknown.map(braced).join(', '), moeglich }, { field })]
      : []),
    ...(loose ? [issue('mailtext.klammer', { moeglich }, { field })] : []),
    ...(MARK.test(text) ? [issue('mailtext.html', {}, { field })] : []),
    ...(leaves ? [issue('mailtext.betreffBleibt', { wort: braced('betreff') }, { field })] : []),
  ]
}

/** Checks all parts in one language. */
export function judgeWords(typ: MailtextTyp, worte: Words): readonly Issue[] {
  return PARTS.flatMap((teil) => judgePart(typ, teil, worte[teil]))
}

/**
 * Replaces the placeholders of a part. Inserted values are not scanned again: a name with braces stays as it
 * is.
 */
export function fillPart(text: string, known: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(BRACED, (whole, name: string) =>
    Object.hasOwn(known, name) ? (known[name] ?? '') : whole,
  )
}
