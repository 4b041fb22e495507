import type { AnyModul } from '../mandant/module.ts'
import { type EinstellungName, optionOf } from './catalogue.ts'

/** Whose value it is: one that people choose for themselves, the house's, or one of a group or of somebody else. */
export type ValueOwner = 'eigene' | 'haus' | 'andere'

/**
 * The module by which a value is set (T4), of several any one; null: every house has it. What the house says of its vehicles is set on their
 * own page as well (SPECIFICATION section 2), and how long something is kept on a page that no house is without.
 */
export function modulOfWert(name: EinstellungName, owner: ValueOwner): AnyModul | null {
  if (owner === 'eigene') return 'einstellungen'
  if (owner === 'andere') return 'systemeinstellungen'
  if (name.startsWith('aufbewahrung.')) return null
  const { modul } = optionOf(name)
  return modul === undefined ? 'systemeinstellungen' : ['systemeinstellungen', modul]
}

/** Whether people of a house with these modules choose anything for themselves: favourites, and which mails they get. */
export function choosesOwn(module: readonly string[]): boolean {
  return module.includes('einstellungen')
}
