import type { First } from './phrases.ts'

type Texts = Readonly<Record<string, unknown>>

/** What a kind of booking adds to what any page may say. */
export type Part = { readonly [Name in keyof First['house']]: Texts }

/** The words of the house, with the names of pages that every kind adds to them. */
export function withPages<H extends { readonly menue: Texts }>(shell: H, parts: readonly Part[]) {
  return { ...shell, menue: Object.assign({}, shell.menue, ...parts.map(({ menue }) => menue)) }
}

/** Why the house refuses something, and each kind. */
export function withRefusals(fehler: Texts, kinds: readonly Texts[]): Texts {
  return Object.assign({}, fehler, ...kinds)
}
