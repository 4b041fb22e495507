import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { fits } from '../../../platform/typedWords.ts'
import type { Bereich } from './address.ts'
import type { Section } from './fields.ts'

/** What is looked for among the settings. */
export interface Sought {
  readonly suche: string
  /** Undefined is all. */
  readonly bereich: Bereich | undefined
  /** Those alone that the house has set. */
  readonly gesetzt: boolean
}

/** Whether anything is looked for; else the house's settings are opened section by section. */
export const isSought = ({ suche, bereich, gesetzt }: Sought) =>
  suche.trim() !== '' || bereich !== undefined || gesetzt

/** Everything that is said of a setting, for the search in it. */
export type WordsOf = (name: EinstellungName) => string

/** Which settings of a section are looked for; a section whose own words fit has all of them. */
export function foundIn(
  section: Section,
  bereich: Bereich,
  gesucht: Sought,
  views: readonly EinstellungView[],
  { titel, wordsOf }: { readonly titel: string; readonly wordsOf: WordsOf },
): readonly EinstellungName[] {
  if (gesucht.bereich !== undefined && gesucht.bereich !== bereich) return []
  return section.felder
    .map(({ name }): EinstellungName => name)
    .filter((name) => fits(gesucht.suche, `${titel} ${wordsOf(name)}`))
    .filter(
      (name) => !gesucht.gesetzt || views.some((view) => view.name === name && view.herkunft === 'mandant'),
    )
}
