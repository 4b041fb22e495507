import * as raumWire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Query keys that a change of plans and seats may affect. */
export const GRUNDRISS_KEYS = [
  'schliessungen',
  'grundrisse',
  'grundriss',
  'leseraeume',
  'ausstattungen',
  'standortGebrauch',
]

/** All seats of a plan with their versions, and the plan's own version. */
export const leseraeumeOptions = (id: string) =>
  queryOptions({
    queryKey: ['leseraeume', id],
    queryFn: ({ signal }) => ask(raumWire.listLeseraeume, { id, signal }),
  })

export const ausstattungenOptions = queryOptions({
  queryKey: ['ausstattungen'],
  queryFn: ({ signal }) => ask(raumWire.listAusstattungen, { signal }),
})

export const LESERAUM_KALENDER = {
  show: raumWire.showLeseraumKalender,
  create: raumWire.createLeseraumKalender,
  remove: raumWire.deleteLeseraumKalender,
}
