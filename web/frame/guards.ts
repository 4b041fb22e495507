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

/** S4: guests go to `/login`, and the page they wanted is kept. An operator who is nobody in a house has the operators' pages; who lacks a second factor that is asked for gets nowhere else. */
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

/** For those who operate the installation; for everybody else there is no such page. */
export async function requireBetreiber(context: Context, wanted: string): Promise<Start> {
  const start = await startOf(context)
  if (start.betreiber) return start
  const person = await requireSitzung(context, wanted)
  if (!person.sitzung?.betreiber) throw notFound()
  return person
}

/** A page that the person's menu has not is none for them: its calls would be refused. Who is not signed in is asked to, by the page itself. */
export function refuseClosedPage({ sitzung }: Start, { id }: { readonly id: string }): void {
  if (sitzung !== null && !sitzung.menue.includes(id)) throw notFound()
}

/** T4: a module that is off has no route; of several, one that is on is enough. */
export function requireModul(start: Start, modul: AnyModul): void {
  if (!start.mandant || !hasModul(start.mandant.module, modul)) throw notFound()
}
