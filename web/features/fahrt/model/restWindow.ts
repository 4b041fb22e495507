import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type Lage, nextStart, type Window } from '../../flotte/model/window.ts'

const LEAST = { hours: 1 }

/** The rest of a trip that never began: from the next step until its end, at least an hour. */
export function restWindow(bis: Temporal.PlainDateTime, lage: Lage): Window {
  const von = nextStart(lage)
  const least = von.add(LEAST)
  return { von, bis: Temporal.PlainDateTime.compare(bis, least) < 0 ? least : bis }
}

/** The driver, the number of people, and the trip to copy. */
export function rebookSearch(
  { id, personen, fahrer }: Pick<FahrzeugBuchungView, 'id' | 'personen' | 'fahrer'>,
  benutzerId: string,
) {
  const other = fahrer !== null && fahrer.id !== benutzerId
  return { wie: id, personen, ...(other && { fahrer: fahrer.id }) }
}
