import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { notFound, redirect } from '@tanstack/react-router'
import { pagesOf } from './menu.ts'

/**
 * P4: a closed admin path has a page that says why; one that is open has no page yet and is not found. `/admin` itself leads to the
 * first page of the administration that is open.
 */
export function refuseAdminPath(start: Start, path: string): void {
  const rights = new Set(start.sitzung?.berechtigungen.filter(isBerechtigung))
  if (guardAdminPath(path, rights) !== null) return
  const [first] = pagesOf('admin', start.sitzung?.menue ?? [])
  if (first !== undefined && path.replace(/\/$/, '') === PAGE.admin) {
    throw redirect({ to: first.to, replace: true })
  }
  throw notFound()
}

/** The target of "Reset Error" (V3): the reading room where it is on, otherwise the vehicles, whatever the start page is. */
export function resetPath(start: Start | undefined): string {
  return start?.mandant?.module.includes('leseraum') ? PAGE.karte : PAGE.fahrzeuge
}
