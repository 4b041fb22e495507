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
 * S9, S10: when the session is over, wherever that shows, the page goes to the sign-in and comes back here afterwards. What is shown this
 * once stays until it was taken along; the next question shows again that the session is over. The returned function stops it.
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
      // Whoever signs in in another window does not take over a page that shows somebody else.
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

/** Goes to the sign-in, which leads back here. @param now what the server says of who is here, who is nobody by now */
export async function leaveForSignIn(queryClient: QueryClient, router: AnyRouter, now: Start): Promise<void> {
  saveRedirect(router.state.location.href)
  noteSessionEnd()
  await restart(queryClient, now)
  await router.invalidate()
}

/**
 * Whether it is over by what the server says now: a refusal may come late, and be about the time before one signed in again or had a second
 * factor.
 */
function hasEnded(before: Start | undefined, now: Start): boolean {
  const lacks = (start: Start | undefined) => start?.sitzung?.zweitfaktorFehlt === true
  return whoIn(before) !== whoIn(now) || (lacks(now) && !lacks(before))
}

function whoIn(start: Start | undefined): string {
  return JSON.stringify([start?.sitzung?.benutzer.id, start?.betreiber?.email, start?.mandant?.id])
}
