import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { choosesHouse, restart } from '../../../platform/session/start.ts'
import { forgetSessionEnd } from '../../../platform/sessionEnd.ts'

/** After a sign-in: the start is read again as that person, who goes on to choose a house, or where the page of sign-in leads them. */
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
