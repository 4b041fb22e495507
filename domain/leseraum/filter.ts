import type { SeatState } from './seatState.ts'

export interface SeatFilter {
  /** Ids of equipment, all of which is required. */
  readonly ausstattung: readonly string[]
  readonly kapazitaet: number
  readonly nurFrei: boolean
  readonly nurFavoriten: boolean
  readonly nurGruppenraeume: boolean
  readonly nurStellplaetze: boolean
}

export const NO_FILTER: SeatFilter = {
  ausstattung: [],
  kapazitaet: 1,
  nurFrei: false,
  nurFavoriten: false,
  nurGruppenraeume: false,
  nurStellplaetze: false,
}

interface Filterable {
  readonly id: string
  readonly art: string
  readonly kapazitaet: number
  readonly ausstattung: readonly { readonly id: string }[]
}

/** Whether a seat passes the filter (L16), for list and map alike. */
export function passesFilter(
  seat: Filterable,
  filter: SeatFilter,
  stateOf: (id: string) => SeatState,
  favourites: ReadonlySet<string>,
): boolean {
  if (seat.kapazitaet < filter.kapazitaet) return false
  if (filter.nurGruppenraeume && seat.art !== 'gruppenraum') return false
  if (filter.nurStellplaetze && seat.art !== 'stellplatz') return false
  if (filter.nurFavoriten && !favourites.has(seat.id)) return false
  if (filter.nurFrei && stateOf(seat.id) !== 'frei') return false
  return filter.ausstattung.every((id) => seat.ausstattung.some((part) => part.id === id))
}

export function filterLeseraeume<S extends Filterable>(
  seats: readonly S[],
  filter: SeatFilter,
  stateOf: (id: string) => SeatState,
  favourites: ReadonlySet<string> = new Set(),
): S[] {
  return seats.filter((seat) => passesFilter(seat, filter, stateOf, favourites))
}
