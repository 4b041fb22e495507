import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'

/** A favourite for display; null if it can no longer be booked. */
interface Favorit {
  readonly name: string
  readonly mehr: string
}

const favorit = (
  art: string,
  id: string,
  read: (id: string, signal: AbortSignal) => Promise<Favorit | null>,
) =>
  queryOptions({
    queryKey: [art, 'favorit', id],
    queryFn: async ({ signal }) => {
      try {
        return await read(id, signal)
      } catch (failure) {
        if (failure instanceof ApiProblem && (failure.status === 404 || failure.status === 422)) return null
        throw failure
      }
    },
  })

export const favoritOptions = (id: string) =>
  favorit('fahrzeug', id, async (_, signal) => {
    const { kennzeichen, marke, modell } = await ask(wire.showFahrzeug, { id, signal })
    return { name: kennzeichen, mehr: `${marke} ${modell}` }
  })

export const favoritPlatzOptions = (id: string) =>
  favorit('leseraum', id, async (_, signal) => {
    const { bezeichnung, zone, beschreibung, aktiv } = await ask(leseraumWire.showLeseraum, { id, signal })
    if (!aktiv) return null
    return { name: bezeichnung, mehr: [zone, beschreibung].filter((text) => text !== '').join(' · ') }
  })

/** The plans that can be the favourite. */
export const favoritGrundrisseOptions = queryOptions({
  queryKey: ['leseraum', 'favoritGrundrisse'],
  queryFn: ({ signal }) => ask(grundrissWire.listGrundrisse, { signal }),
})
