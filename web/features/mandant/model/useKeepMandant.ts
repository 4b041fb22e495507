import type { MandantDetail } from '@platzwart/contract/mandant'
import { useQueryClient } from '@tanstack/react-query'
import { startOptions } from '../../../platform/session/start.ts'
import { mandantOptions, rechtstexteOptions } from '../api/haus.ts'

/** After a change of the house: writes it to the cache, and invalidates everything that shows it. */
export function useKeepMandant(): (mandant: MandantDetail) => Promise<unknown> {
  const queryClient = useQueryClient()
  return (mandant) => {
    queryClient.setQueryData(mandantOptions.queryKey, mandant)
    return Promise.all(
      [startOptions, rechtstexteOptions].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )
  }
}
