import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Everything that a change of plans and seats may show elsewhere, too. */
export const GRUNDRISS_KEYS = [
  'schliessungen',
  'grundrisse',
  'grundriss',
  'leseraeume',
  'ausstattungen',
  'standortGebrauch',
]

interface Read {
  readonly id: string
  /** That was read; undefined of a new one. */
  readonly version: number | undefined
}

/** All seats of a plan with their versions, and the version of the plan itself. */
export const leseraeumeOptions = (id: string) =>
  queryOptions({
    queryKey: ['leseraeume', id],
    queryFn: ({ signal }) => ask(raumWire.listLeseraeume, { id, signal }),
  })

export const ausstattungenOptions = queryOptions({
  queryKey: ['ausstattungen'],
  queryFn: ({ signal }) => ask(raumWire.listAusstattungen, { signal }),
})

export const saveGrundriss = (
  { id, version }: Read,
  draft: DraftOf<typeof wire.saveGrundriss>,
  idempotencyKey: string,
) => ask(wire.saveGrundriss, { id, draft, version, idempotencyKey })

export const deleteGrundriss = ({ id, version }: Read, idempotencyKey: string) =>
  ask(wire.deleteGrundriss, { id, version, idempotencyKey })

/** @param seite of a PDF */
export const uploadBild = (id: string, file: File, seite: number, idempotencyKey: string) =>
  ask(wire.uploadBild, {
    id,
    query: { seite: String(seite) },
    idempotencyKey,
    file: { bytes: file, type: 'application/octet-stream' },
  })

export const setBild = ({ id, version }: Read, draft: DraftOf<typeof wire.setBild>, idempotencyKey: string) =>
  ask(wire.setBild, { id, draft, version, idempotencyKey })

export const createLeseraeume = (
  { id, version }: Read,
  draft: DraftOf<typeof raumWire.createLeseraeume>,
  idempotencyKey: string,
) => ask(raumWire.createLeseraeume, { id, draft, version, idempotencyKey })

export const moveLeseraeume = (
  { id, version }: Read,
  draft: DraftOf<typeof raumWire.moveLeseraeume>,
  idempotencyKey: string,
) => ask(raumWire.moveLeseraeume, { id, draft, version, idempotencyKey })

export const changeLeseraeume = (
  { id, version }: Read,
  draft: DraftOf<typeof raumWire.changeLeseraeume>,
  idempotencyKey: string,
) => ask(raumWire.changeLeseraeume, { id, draft, version, idempotencyKey })

export const deleteLeseraeume = (
  id: string,
  leseraeume: DraftOf<typeof raumWire.deleteLeseraeume>['leseraeume'],
  idempotencyKey: string,
) => ask(raumWire.deleteLeseraeume, { id, draft: { leseraeume }, idempotencyKey })

export const saveLeseraum = (
  { id, version }: Read,
  draft: DraftOf<typeof raumWire.saveLeseraum>,
  idempotencyKey: string,
) => ask(raumWire.saveLeseraum, { id, draft, version, idempotencyKey })

export const deleteLeseraum = ({ id, version }: Read, idempotencyKey: string) =>
  ask(raumWire.deleteLeseraum, { id, version, idempotencyKey })

export const saveAusstattung = ({ id, version }: Read, name: string, idempotencyKey: string) =>
  ask(raumWire.saveAusstattung, { id, draft: { name }, version, idempotencyKey })

export const deleteAusstattung = ({ id, version }: Read, idempotencyKey: string) =>
  ask(raumWire.deleteAusstattung, { id, version, idempotencyKey })

export const LESERAUM_KALENDER = {
  show: raumWire.showLeseraumKalender,
  create: raumWire.createLeseraumKalender,
  remove: raumWire.deleteLeseraumKalender,
}
