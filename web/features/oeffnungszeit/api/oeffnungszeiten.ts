import type { BodyOf, DraftOf } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import type * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Anlass } from '../../leseraum/schliessung/art.ts'

/** The plan whose times are replaced, and the version that was read. */
interface Read {
  readonly id: string
  readonly version: number
}

/** The same as a preview before saving. */
export const sonderAnlass = (
  { id, version }: Read,
  zeiten: BodyOf<typeof wire.replaceSonderoeffnungszeiten>,
): Anlass => ({ anlass: 'sonder', draft: { sonder: { grundrissId: id, zeiten } }, version })

export const weekAnlass = (
  { id, version }: Read,
  zeiten: DraftOf<typeof wire.replaceOeffnungszeiten>,
): Anlass => ({ anlass: 'woche', draft: { woche: { grundrissId: id, zeiten } }, version })

export interface Schliessung {
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly von: string
  readonly bis: string
  readonly status: 'offen' | 'geschlossen'
  /** Formatted as `12:00-13:00,15:00-15:15`. */
  readonly unterbrechungen?: string
}

/** The number of bookings that would fall outside of it. */
export const schliessungOptions = (id: string, query: Schliessung) =>
  queryOptions({
    queryKey: ['schliessung', id, query],
    queryFn: ({ signal }) => ask(raumWire.listSchliessungBetroffene, { id, query, signal }),
    placeholderData: keepPreviousData,
  })
