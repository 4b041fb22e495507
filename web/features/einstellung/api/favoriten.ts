import * as wire from '@platzwart/contract/operations/fuhrpark'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'

/** A favourite; null for one that is no longer there to be booked. */
export const favoritOptions = (id: string) =>
  queryOptions({
    queryKey: ['fahrzeug', 'favorit', id],
    queryFn: async ({ signal }) => {
      try {
        return await ask(wire.showFahrzeug, { id, signal })
      } catch (failure) {
        if (failure instanceof ApiProblem && (failure.status === 404 || failure.status === 422)) return null
        throw failure
      }
    },
  })
