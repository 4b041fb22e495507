import { PAGE } from '@platzwart/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { needTopics } from '../platform/language.ts'
import { restart } from '../platform/session/start.ts'
import type { LazyTopic } from '../platform/texts/topics.ts'
import { refuseClosedPage, requireBetreiber, requireSitzung, startOf } from './guards.ts'
import { ROOT_ADDRESS } from './rootAddress.ts'

/** The texts of refusals, needed on any page; on the map they are loaded with its sidebar. */
export function topicsAt(path: string): readonly LazyTopic[] {
  return path === PAGE.karte || path === PAGE.arbeitsweltKarte ? [] : ['fehler']
}

export interface RouterContext {
  readonly queryClient: QueryClient
  /** The menu entry of an address's page, if there is one. */
  readonly entryAt: (path: string) => { readonly id: string } | undefined
}

/** The root route. Its error component and its frame are injected by the app (`web/app/routes.tsx`). */
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

/** For people without a session, or ending one. */
export const login = createRoute({
  getParentRoute: () => root,
  id: 'anmeldung',
  beforeLoad: () => needTopics('sitzung'),
})

/** The house's layout: header, page, footer. */
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

/** The administration: each page has its own guard, whose message is shown in its place (P4). */
export const administration = createRoute({
  getParentRoute: () => shell,
  id: 'verwaltung',
  beforeLoad: async ({ context, location }) => {
    await requireSitzung(context, location.href)
  },
})

/** The operators' own layout: independent of any house. */
export const betreiber = createRoute({
  getParentRoute: () => root,
  id: 'betreiber',
  beforeLoad: async ({ context, location }) => {
    await requireBetreiber(context, location.href)
  },
})
