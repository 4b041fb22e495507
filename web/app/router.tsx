import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { noteNavigation } from '../platform/navigation.ts'
import { mayReload } from '../platform/reloadGuard.ts'
import { isOutdated } from '../platform/version.ts'
import { entryAt } from './menu.ts'
import { CrashPage } from './pages/CrashPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { routeTree } from './routes.tsx'

/** @param at.history the browser's own by default */
export function createAppRouter(queryClient: QueryClient, at: { readonly history?: RouterHistory } = {}) {
  const router = createRouter({
    ...at,
    routeTree,
    context: { queryClient, entryAt },
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    noteNavigation()
    const now = Temporal.Now.instant().epochMilliseconds
    const may = () => mayReload(toLocation.pathname, now, () => sessionStorage)
    if (isOutdated() && may()) location.assign(toLocation.href)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
