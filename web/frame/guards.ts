import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { type AnyModul, hasModul } from '@platzwart/domain/mandant/module'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { saveRedirect } from '../platform/redirectCookie.ts'
import { startOptions } from '../platform/session/start.ts'

interface Context {
  readonly queryClient: QueryClient
}

export function startOf(context: Context): Promise<Start> {
  return context.queryClient.ensureQueryData(startOptions)
}

/**
 * S4: redirects guests to `/login`, and keeps the requested page. An operator without a house has only the
 * operators' pages; a person without a required second factor can only set one up.
 */
export async function requireSitzung(context: Context, wanted: string): Promise<Start> {
  const start = await startOf(context)
  if (start.sitzung?.zweitfaktorFehlt) {
    saveRedirect(wanted)
    throw redirect({ to: PAGE.loginFactor, replace: true })
  }
  if (start.sitzung !== null) return start
  if (start.betreiber) throw redirect({ to: PAGE.adminMandanten, replace: true })
  saveRedirect(wanted)
  throw redirect({ to: PAGE.login, replace: true })
}

/** Only for operators of the installation; for everybody else the page does not exist. */
export async function requireBetreiber(context: Context, wanted: string): Promise<Start> {
  const start = await startOf(context)
  if (start.betreiber) return start
  const person = await requireSitzung(context, wanted)
  if (!person.sitzung?.betreiber) throw notFound()
  return person
}

/**
 * A page that is not in the person's menu does not exist for them: its calls would be refused. The page
 * itself asks guests to sign in.
 */
export function refuseClosedPage({ sitzung }: Start, { id }: { readonly id: string }): void {
  if (sitzung !== null && !sitzung.menue.includes(id)) throw notFound()
}

/** T4: a disabled module has no routes; if there are several, one enabled module suffices. */
export function requireModul(start: Start, modul: AnyModul): void {
  if (!start.mandant || !hasModul(start.mandant.module, modul)) throw notFound()
}
