import * as wire from '@platzwart/contract/operations/start'
import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { ask, onSessionEnd } from '../platform/api.ts'
import { saveRedirect } from '../platform/redirectCookie.ts'
import { currentSession } from '../platform/session/currentSession.ts'
import { noteSomethingElse } from '../platform/session/shown.ts'
import { restart, startOptions } from '../platform/session/start.ts'
import { watchSession } from '../platform/session/watchSession.ts'
import { isSomebodyElse } from '../platform/session/whoIs.ts'
import { isHeld, noteSessionEnd } from '../platform/sessionEnd.ts'

/**
 * S9, S10: when the session has ended, however that is noticed, redirects to the sign-in and back afterwards.
 * One-time codes stay until they were saved; the next request then notices the end again. Returns a function
 * that stops watching.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const known = () => queryClient.getQueryData(startOptions.queryKey)
  const isSignedIn = () => Boolean(known()?.sitzung ?? known()?.betreiber)
  let ending = false
  const end = async () => {
    if (ending || isHeld() || !isSignedIn()) return
    ending = true
    try {
      const now = await ask(wire.start)
      if (isHeld() || !hasEnded(known(), now)) return
      // A page that shows one person is not taken over by another who signs in in another window.
      if (isSomebodyElse(known(), now)) return noteSomethingElse()
      await leaveForSignIn(queryClient, router, now)
    } finally {
      ending = false
    }
  }
  const stopServer = onSessionEnd(() => void end())
  const stopWatch = watchSession({
    look: () => currentSession(),
    isSignedIn,
    isVisible: () => document.visibilityState === 'visible' && navigator.onLine,
    onEnd: () => void end(),
  })
  return () => {
    stopServer()
    stopWatch()
  }
}

/**
 * Redirects to the sign-in, which leads back here. @param now the server's answer, by which nobody is signed
 * in
 */
export async function leaveForSignIn(queryClient: QueryClient, router: AnyRouter, now: Start): Promise<void> {
  saveRedirect(router.state.location.href)
  noteSessionEnd()
  await restart(queryClient, now)
  await router.invalidate()
}

/**
 * Whether the session has ended by the server's current answer: a refusal may be late, and refer to the time
 * before a new sign-in or a second factor.
 */
function hasEnded(before: Start | undefined, now: Start): boolean {
  const lacks = (start: Start | undefined) => start?.sitzung?.zweitfaktorFehlt === true
  return whoIn(before) !== whoIn(now) || (lacks(now) && !lacks(before))
}

function whoIn(start: Start | undefined): string {
  return JSON.stringify([start?.sitzung?.benutzer.id, start?.betreiber?.email, start?.mandant?.id])
}
