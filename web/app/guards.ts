import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { startOptions } from '../features/sitzung/api/start.ts'
import { saveRedirect } from '../platform/redirectCookie.ts'
import { MENU_PAGES, pagesOf } from './menu.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

export function startOf(context: RouterContext): Promise<Start> {
  return context.queryClient.ensureQueryData(startOptions)
}

/** S4: guests go to `/login`, and the page they wanted is kept. */
export async function requireSitzung(context: RouterContext, wanted: string): Promise<Start> {
  const start = await startOf(context)
  if (start.sitzung !== null) return start
  saveRedirect(wanted)
  throw redirect({ to: PAGE.login, replace: true })
}

/** T4: a module that is off has no route. */
export function requireModul(start: Start, modul: string): void {
  if (!start.mandant?.module.includes(modul)) throw notFound()
}

/**
 * P4: a closed admin path has a page that says why; one that is open has no page yet and is not found. `/admin` itself leads to the
 * first page of the administration that is open.
 */
export function refuseAdminPath(start: Start, path: string): void {
  const rights = new Set(start.sitzung?.berechtigungen.filter(isBerechtigung))
  if (guardAdminPath(path, rights) !== null) return
  const [first] = pagesOf('admin', start.sitzung?.menue ?? [])
  if (first !== undefined && path.replace(/\/$/, '') === PAGE.admin) {
    throw redirect({ to: MENU_PAGES[first], replace: true })
  }
  throw notFound()
}

/** The target of "Reset Error" (V3): the reading room where it is on, otherwise the vehicles, whatever the start page is. */
export function resetPath(start: Start | undefined): string {
  return start?.mandant?.module.includes('leseraum') ? PAGE.karte : PAGE.fahrzeuge
}
