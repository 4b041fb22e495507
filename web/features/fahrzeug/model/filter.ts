import type { FahrzeugSearch } from '../../flotte/model/address.ts'

/** The search parameters that reset the filter. */
export const NO_FILTER = {
  standort: undefined,
  kategorie: undefined,
  sitze: 1,
  klasse: undefined,
  kraftstoff: undefined,
  getriebe: undefined,
  ausstattung: [],
  suche: '',
  nurFreie: false,
} as const

/** The number of conditions in the filter. */
export function filterCount(search: FahrzeugSearch): number {
  const { standort, kategorie, klasse, kraftstoff, getriebe } = search
  const chosen = [standort, kategorie, klasse, kraftstoff, getriebe].filter((one) => one !== undefined)
  const flags = [search.sitze > 1, search.suche.trim() !== '', search.nurFreie].filter(Boolean)
  return chosen.length + flags.length + search.ausstattung.length
}
