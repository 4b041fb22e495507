import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { currentSession } from '../../../platform/session/currentSession.ts'

/** The person's sessions, this one first. */
export const sessionsOptions = queryOptions({
  queryKey: ['sitzungen'],
  queryFn: async ({ signal }) => {
    const [all, here] = await Promise.all([ask(wire.listSitzungen, { signal }), currentSession(signal)])
    const id = here?.session.id
    return all
      .map((session) => ({ ...session, current: session.id === id }))
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.updatedAt.localeCompare(a.updatedAt))
  },
})
