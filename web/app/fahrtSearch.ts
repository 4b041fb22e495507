import { parseSchritt, type Schritt } from '../features/uebergabe/model/schritt.ts'

/** What the page of a trip shows beside it: `?schritt=checkin` or `?schritt=checkout`. */
export interface FahrtSearch {
  readonly schritt?: Schritt
}

export function parseFahrtSearch(raw: Readonly<Record<string, unknown>>): FahrtSearch {
  const schritt = parseSchritt(raw.schritt)
  return schritt === undefined ? {} : { schritt }
}
