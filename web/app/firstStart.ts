import * as wire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import { pageSentAt, takeFirstAnswer } from '../platform/loading/firstAnswers.ts'
import { startOptions } from '../platform/session/start.ts'

/** On a slow connection, vehicle pages show the data on this device instead of keeping a driver waiting. */
const PATIENCE_MS = 5_000

/**
 * Takes the session from the page, or asks the server. Without an answer, vehicle pages start with the data
 * on the device; the router shows any other failure and retries.
 */
export async function firstStart(queryClient: QueryClient): Promise<Start | null> {
  const told = takeFirstAnswer(wire.start.path) as Start | undefined
  if (told !== undefined) {
    // As old as the page: it sets the app's clock.
    return queryClient.setQueryData(startOptions.queryKey, told, { updatedAt: pageSentAt() }) ?? told
  }
  const asked = queryClient.fetchQuery(startOptions).catch(() => null)
  if (!location.pathname.startsWith(PAGE.fahrzeuge)) return asked
  const patience = navigator.onLine ? PATIENCE_MS : 0
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const answer = await Promise.race([asked, late])
  if (answer !== null) return answer
  const { recallStart } = await import('../platform/offline/offlineStart.ts')
  return (await recallStart(queryClient)) ?? asked
}
