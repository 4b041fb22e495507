import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { choosesHouse, restart } from '../../../platform/session/start.ts'
import { forgetSessionEnd } from '../../../platform/sessionEnd.ts'

/**
 * After a sign-in: reloads the start data as that person, then redirects to the choice of a house or to the
 * requested page.
 */
export function useSignedIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    const start = await restart(queryClient)
    forgetSessionEnd()
    if (choosesHouse(start)) return router.navigate({ to: PAGE.haeuser, replace: true })
    if (router.state.location.pathname === PAGE.login) return router.invalidate()
    return router.navigate({ to: PAGE.login, replace: true })
  }
}
