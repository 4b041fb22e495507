import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { openBereiche } from '@platzwart/domain/mandant/bereich'
import { notFound } from '@tanstack/react-router'

/**
 * P4: throws not found for an admin path that is open but no page; a closed one has a page that explains why.
 */
export function refuseAdminPath(start: Start, path: string): void {
  const rights = new Set(start.sitzung?.berechtigungen)
  if (guardAdminPath(path, rights) !== null) return
  throw notFound()
}

/**
 * The target of "Reset Error" (V3): the rooms if the house has any, otherwise the vehicles, whatever the
 * start page is.
 */
export function resetPath(start: Start | undefined): string {
  const [bereich] = openBereiche(start?.mandant?.module ?? [])
  return bereich ? ROOM_PAGES[bereich].karte : PAGE.fahrzeuge
}
