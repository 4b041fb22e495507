import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MANIFESTS } from '../features.ts'
import { topicsAt } from '../frame/root.ts'
import { chooseLanguage, showLanguage, startLanguage } from '../platform/language.ts'
import { whenIdle } from '../platform/loading/whenIdle.ts'
import { createQueryClient } from '../platform/queryClient.ts'
import { noteLeaving } from '../platform/reloadGuard.ts'
import { followShown } from '../platform/session/followShown.ts'
import { followServerClock } from '../platform/session/serverClock.ts'
import { guardTexts } from '../platform/trusted.ts'
import { watchVersion } from '../platform/version.ts'
import { followSession } from './endSession.ts'
import { firstStart } from './firstStart.ts'
import { followAkzent } from './followAkzent.ts'
import { preloadPage } from './preloadPage.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

function whenShown(queryClient: QueryClient): void {
  void whenIdle()
    .then(() => import('./followAfterwards.ts'))
    .then(
      ({ followAfterwards }) => followAfterwards(queryClient),
      // Without a network, stays on the page.
      () => undefined,
    )
}

/** Asks the server once while loading the likely language, and then renders the first page. */
export async function start(): Promise<void> {
  guardTexts()
  addEventListener('beforeunload', noteLeaving)
  const queryClient = createQueryClient()
  followShown(queryClient)
  followServerClock(queryClient)
  followAkzent(queryClient)
  const router = createAppRouter(queryClient)
  preloadPage(router, location.pathname)
  const [known] = await Promise.all([
    firstStart(queryClient),
    startLanguage(chooseLanguage(null, null), ...topicsAt(location.pathname)),
  ])
  await showLanguage(chooseLanguage(known?.sitzung?.benutzer.sprache, known?.mandant?.sprache))
  followSession(queryClient, router)
  watchVersion()
  whenShown(queryClient)
  for (const { begin } of MANIFESTS) begin?.(queryClient)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
