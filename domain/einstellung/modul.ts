import type { AnyModul } from '../mandant/module.ts'
import { type EinstellungName, optionOf } from './catalogue.ts'

/** Whose value it is: people's own choice, the house's, or one of a group or another person. */
export type ValueOwner = 'eigene' | 'haus' | 'andere'

/**
 * The module that is needed to set a value (T4), or any one of several; null: every house has it. The house's
 * vehicle settings are also on the vehicles' own page (SPECIFICATION section 2), and retention periods on a
 * page that every house has.
 */
export function modulOfWert(name: EinstellungName, owner: ValueOwner): AnyModul | null {
  if (owner === 'eigene') return 'einstellungen'
  if (owner === 'andere') return 'systemeinstellungen'
  if (name.startsWith('aufbewahrung.')) return null
  const { modul } = optionOf(name)
  return modul === undefined ? 'systemeinstellungen' : ['systemeinstellungen', modul]
}

/**
 * Whether people of a house with these modules have choices of their own: favourites, and which mails they
 * get.
 */
export function choosesOwn(module: readonly string[]): boolean {
  return module.includes('einstellungen')
}
