import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { openBereiche } from '@platzwart/domain/mandant/bereich'
import { notFound } from '@tanstack/react-router'

/** P4: a closed admin path has a page that says why; one that is open and no page is not found. */
export function refuseAdminPath(start: Start, path: string): void {
  const rights = new Set(start.sitzung?.berechtigungen.filter(isBerechtigung))
  if (guardAdminPath(path, rights) !== null) return
  throw notFound()
}

/** The target of "Reset Error" (V3): the rooms where the house has any, otherwise the vehicles, whatever the start page is. */
export function resetPath(start: Start | undefined): string {
  const [bereich] = openBereiche(start?.mandant?.module ?? [])
  return bereich ? ROOM_PAGES[bereich].karte : PAGE.fahrzeuge
}
