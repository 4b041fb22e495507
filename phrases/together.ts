import type { First } from './phrases.ts'

type Texts = Readonly<Record<string, unknown>>

/** What a kind of booking adds to what any page may say. */
export type Part = { readonly [Topic in keyof First['house']]: Texts }

interface House {
  readonly shell: Texts & { readonly menue: Texts }
  readonly fehler: Texts
}

/** The words of the house, with the names of pages and the refusals that every kind adds to them. */
export function together<H extends House>(house: H, parts: readonly Part[]) {
  const { shell, fehler } = house
  const all = { menue: { ...shell.menue }, fehler: { ...fehler } }
  for (const part of parts) {
    Object.assign(all.menue, part.menue)
    Object.assign(all.fehler, part.fehler)
  }
  return { ...house, shell: { ...shell, menue: all.menue }, fehler: all.fehler }
}
