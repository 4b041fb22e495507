import { queryOptions } from '@tanstack/react-query'
import { currentSession } from '../../../platform/session/currentSession.ts'
import { listSessions } from './accountCalls.ts'

/** One's sessions, this one first. */
export const sessionsOptions = queryOptions({
  queryKey: ['sitzungen'],
  queryFn: async ({ signal }) => {
    const [all, here] = await Promise.all([listSessions(signal), currentSession(signal)])
    const id = here?.session.id
    return all
      .map((session) => ({ ...session, current: session.id === id }))
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.updatedAt.localeCompare(a.updatedAt))
  },
})
