/**
 * Why somebody is named even in a house in staff-council mode; the annex of the configuration explains each
 * reason.
 */
export const NAMENSGRUENDE = [
  'beteiligt',
  'freiwillig',
  'personen',
  'rechte',
  'einstellung',
  'verwaltung',
  'loeschsperre',
  'freigabe',
  'uebergabe',
  'fremdbuchung',
  'fuehrerschein',
  'fahrtenbuch',
  'zustellung',
  'betreiber',
] as const

export type Namensgrund = (typeof NAMENSGRUENDE)[number]

/**
 * Exempts a record from redaction: one of its fields has one of these values, or the address of the person
 * who asks.
 */
export type Except =
  | { readonly field: string; readonly in: readonly (string | boolean)[] }
  | { readonly field: string; readonly isOwnEmail: true }

/** A redaction of an answer in such a house. */
export interface Redaction {
  /** The path of the records: names joined by dots, `*` for each item of a list; empty: the answer itself. */
  readonly at: string
  /** The values that these fields get instead. */
  readonly put: Readonly<Record<string, null | '' | readonly []>>
  readonly except?: readonly Except[]
}

/**
 * What an operation reveals about others, their names and what they did. An operation without this reveals
 * nothing: a test calls every operation in such a house and looks for people's names in the answers.
 */
export interface NamesOthers {
  /** Why people are named all the same. */
  readonly stays?: Namensgrund
  /** What is redacted; `verb`: the verb redacts what cannot be found in the finished answer. */
  readonly redactions?: readonly Redaction[] | 'verb'
}
