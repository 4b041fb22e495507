import type { SeatFilter } from '@platzwart/domain/leseraum/filter'
import type { LeseraumSearch } from './address.ts'
import { FLAGS } from './bereich/filterName.ts'

export function filterOf(search: LeseraumSearch): SeatFilter {
  return {
    ausstattung: search.ausstattung,
    kapazitaet: search.kapazitaet,
    nurFrei: search.nurFreie,
    nurFavoriten: search.nurFavoriten,
    nurGruppenraeume: search.nurGruppenraeume,
    nurStellplaetze: search.nurStellplaetze,
  }
}

/** The search parameters that reset the filter. */
export const NO_FILTER = {
  nurFreie: false,
  nurFavoriten: false,
  nurGruppenraeume: false,
  nurStellplaetze: false,
  kapazitaet: 1,
  ausstattung: [],
} satisfies Partial<LeseraumSearch>

/** The number of conditions in the filter. */
export function filterCount(search: LeseraumSearch): number {
  const flags = [...FLAGS.map((flag) => search[flag]), search.kapazitaet > 1]
  return flags.filter(Boolean).length + search.ausstattung.length
}
