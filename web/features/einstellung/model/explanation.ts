import type { ExplanationView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { fits } from '../../../platform/typedWords.ts'

export type Line = ExplanationView['items'][number]

/** A filter of the explained settings. */
export interface Wish {
  /** The settings that the house uses. */
  readonly namen: readonly EinstellungName[]
  readonly suche: string
  /** Only those that differ from the default. */
  readonly gesetzt: boolean
}

/** The filtered lines; values that would differ in other groups are always included. */
export function linesOf(
  items: readonly Line[],
  { namen, suche, gesetzt }: Wish,
  wordsOf: (name: string) => string,
): readonly Line[] {
  return items
    .filter(({ name }) => namen.some((one) => one === name))
    .filter(({ name }) => fits(suche, wordsOf(name)))
    .filter(({ herkunft, dann }) => !gesetzt || herkunft !== 'default' || dann !== null)
}

/** The names of the groups that the effective value comes from. */
export function groupsThrough({ beitraege }: Line): readonly string[] {
  return beitraege.flatMap(({ gilt, gruppe }) => (gilt && gruppe ? [gruppe.name] : []))
}
