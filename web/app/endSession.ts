import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from '../features/sitzung/api/auth.ts'
import { restart, startOptions } from '../features/sitzung/api/start.ts'
import { watchSession } from '../features/sitzung/model/watchSession.ts'
import { onSessionEnd } from '../platform/api.ts'
import { saveRedirect } from '../platform/redirectCookie.ts'
import { noteSessionEnd } from '../platform/sessionEnd.ts'
import type { createAppRouter } from './router.tsx'

/** S9, S10: when the session is over, wherever that shows, the page goes to the sign-in and comes back here afterwards. */
export function followSession(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>): void {
  const isSignedIn = () => {
    const start = queryClient.getQueryData(startOptions.queryKey)
    return Boolean(start?.sitzung ?? start?.betreiber)
  }
  let ending = false
  const end = async () => {
    if (ending || !isSignedIn()) return
    ending = true
    try {
      saveRedirect(router.state.location.href)
      noteSessionEnd()
      await restart(queryClient)
      await router.invalidate()
    } finally {
      ending = false
    }
  }
  onSessionEnd(() => void end())
  watchSession({
    look: () => currentSession(),
    isSignedIn,
    isVisible: () => document.visibilityState === 'visible' && navigator.onLine,
    onEnd: () => void end(),
  })
}
