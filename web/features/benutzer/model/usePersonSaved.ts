import type { BenutzerView } from '@platzwart/contract/benutzer'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import { PEOPLE_KEYS } from '../../berechtigung/model/usePeopleLive.ts'
import { personOptions } from '../api/benutzer.ts'

/**
 * The cache update after a change of a person by any form or button; after a conflict it reads the person
 * again.
 */
export function usePersonSaved(id: string) {
  const queryClient = useQueryClient()
  const anew = () => {
    for (const queryKey of PEOPLE_KEYS) void queryClient.invalidateQueries({ queryKey })
  }
  return {
    onDone(saved: BenutzerView | undefined) {
      if (saved) queryClient.setQueryData(personOptions(id).queryKey, saved)
      anew()
    },
    onFailed(failure: unknown) {
      if (failure instanceof ApiProblem && failure.status === 412) anew()
    },
  }
}
