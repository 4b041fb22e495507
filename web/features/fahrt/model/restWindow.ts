import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type Lage, nextStart, type Window } from '../../flotte/model/window.ts'

const LEAST = { hours: 1 }

/** What is left of a trip that nobody began: from the next step on until its end, an hour at least. */
export function restWindow(bis: Temporal.PlainDateTime, lage: Lage): Window {
  const von = nextStart(lage)
  const least = von.add(LEAST)
  return { von, bis: Temporal.PlainDateTime.compare(bis, least) < 0 ? least : bis }
}

/** Who drives, how many, and the trip that the new one is to be like. */
export function rebookSearch(
  { id, personen, fahrer }: Pick<FahrzeugBuchungView, 'id' | 'personen' | 'fahrer'>,
  benutzerId: string,
) {
  const other = fahrer !== null && fahrer.id !== benutzerId
  return { wie: id, personen, ...(other && { fahrer: fahrer.id }) }
}
