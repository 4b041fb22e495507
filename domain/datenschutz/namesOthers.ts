/** Why somebody is named in a house in staff-council mode as well: each reason stands in the annex of the configuration, in words. */
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

/** A record for which nothing is left out: one of its fields has one of these values, or the address of who asks. */
export type Except =
  | { readonly field: string; readonly in: readonly (string | boolean)[] }
  | { readonly field: string; readonly isOwnEmail: true }

/** What of an answer is left out in such a house. */
export interface LeftOut {
  /** Where the records are: names joined by dots, `*` for each of a list; empty: the answer itself. */
  readonly at: string
  /** What stands in these fields then. */
  readonly put: Readonly<Record<string, null | '' | readonly []>>
  readonly except?: readonly Except[]
}

/**
 * What an operation hands out of others, names and what they did. One that says nothing of it hands out nothing: a test calls every operation in such
 * a house, and looks for the people's names in what comes back.
 */
export interface NamesOthers {
  /** Why they are named all the same. */
  readonly stays?: Namensgrund
  /** What is left out; `verb`: the verb itself leaves out what cannot be found in the finished answer. */
  readonly leavesOut?: readonly LeftOut[] | 'verb'
}
