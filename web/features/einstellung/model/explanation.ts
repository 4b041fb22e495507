import type { ExplanationView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { fits } from '../../../platform/typedWords.ts'

export type Line = ExplanationView['items'][number]

/** Of which settings of the answer somebody wants to know. */
export interface Wish {
  /** Those that the house has use for. */
  readonly namen: readonly EinstellungName[]
  readonly suche: string
  /** Those alone that say something else than the product. */
  readonly gesetzt: boolean
}

/** The lines that are wanted; what would be otherwise in other groups is never left out. */
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

/** The names of the groups that what holds comes from. */
export function groupsThrough({ beitraege }: Line): readonly string[] {
  return beitraege.flatMap(({ gilt, gruppe }) => (gilt && gruppe ? [gruppe.name] : []))
}
