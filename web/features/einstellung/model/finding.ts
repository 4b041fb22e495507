import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { fits } from '../../../platform/typedWords.ts'
import type { Bereich } from './address.ts'
import type { Section } from './fields.ts'

/** The filter of the settings. */
export interface Sought {
  readonly suche: string
  /** Undefined is all. */
  readonly bereich: Bereich | undefined
  /** Only those that the house has set. */
  readonly gesetzt: boolean
}

/** Whether any filter is set; otherwise the settings are shown section by section. */
export const isSought = ({ suche, bereich, gesetzt }: Sought) =>
  suche.trim() !== '' || bereich !== undefined || gesetzt

/** All texts of a setting, for the search. */
export type WordsOf = (name: EinstellungName) => string

/** The settings of a section that match; if the section's own texts match, all of them. */
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
