import { PAGE } from '@platzwart/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { needTopics } from '../platform/language.ts'
import { restart } from '../platform/session/start.ts'
import type { LazyTopic } from '../platform/texts/topics.ts'
import { refuseClosedPage, requireBetreiber, requireSitzung, startOf } from './guards.ts'
import { ROOT_ADDRESS } from './rootAddress.ts'

/** Why something is refused may be said on any page; on the map not before its sidebar, which brings the words along. */
export function topicsAt(path: string): readonly LazyTopic[] {
  return path === PAGE.karte || path === PAGE.arbeitsweltKarte ? [] : ['fehler']
}

export interface RouterContext {
  readonly queryClient: QueryClient
  /** The entry of the menu whose page stands at an address, if there is one. */
  readonly entryAt: (path: string) => { readonly id: string } | undefined
}

/** What stands around every page. What it is drawn by, and what stands in it, is handed in by the app (`web/app/routes.tsx`). */
export const root = createRootRouteWithContext<RouterContext>()({
  ...ROOT_ADDRESS.route,
  beforeLoad: async ({ context, location, search }) => {
    await needTopics(...topicsAt(location.pathname))
    if (search.logout !== true) return
    // S5: on any path.
    const { signOut } = await import('../platform/session/signOut.ts')
    await signOut()
    await restart(context.queryClient)
    throw redirect({ to: PAGE.login, search: {}, replace: true })
  },
})

/** For those who have no session yet, or end it. */
export const login = createRoute({
  getParentRoute: () => root,
  id: 'anmeldung',
  beforeLoad: () => needTopics('sitzung'),
})

/** The house: header, page, footer. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'haus',
  beforeLoad: async ({ context, location }) => {
    const entry = context.entryAt(location.pathname)
    if (entry !== undefined) refuseClosedPage(await startOf(context), entry)
  },
})

/** One column of text and forms. */
export const user = createRoute({ getParentRoute: () => shell, id: 'seiten' })

/** The administration: each page with its own guard, which is shown in its place (P4). */
export const administration = createRoute({
  getParentRoute: () => shell,
  id: 'verwaltung',
  beforeLoad: async ({ context, location }) => {
    await requireSitzung(context, location.href)
  },
})

/** The operators' own frame: they need no house, and none of it is shown. */
export const betreiber = createRoute({
  getParentRoute: () => root,
  id: 'betreiber',
  beforeLoad: async ({ context, location }) => {
    await requireBetreiber(context, location.href)
  },
})
