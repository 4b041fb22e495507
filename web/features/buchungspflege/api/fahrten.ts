import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { readPages } from '../../../platform/paged/readPages.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { Choice } from '../model/address.ts'

const PAGE_SIZE = 50

/** The query key prefix of all trips. */
export const FAHRTEN = 'alleFahrten'

const STATUS: Readonly<Record<Choice, string>> = {
  offen: 'vorgemerkt,reserviert,aktiv',
  durchgeführt: 'durchgeführt',
  storniert: 'storniert',
  alle: 'vorgemerkt,reserviert,aktiv,durchgeführt,storniert',
}

interface Asked {
  readonly suche: string
  readonly fahrzeuge: readonly string[]
  readonly status: Choice
  readonly von: string
  readonly bis: string
}

/** Everybody's trips, by start. */
export function fahrtenOptions(asked: Asked) {
  const { status, suche, fahrzeuge, ...rest } = asked
  return infiniteQueryOptions({
    queryKey: [FAHRTEN, asked],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listFahrten, {
        query: {
          ...rest,
          typ: 'BUCHUNG',
          fahrzeugIds: fahrzeuge.length === 0 ? undefined : fahrzeuge.join(','),
          suche: suche.trim() || undefined,
          status: STATUS[status],
          limit: PAGE_SIZE,
          cursor: pageParam,
        },
        signal,
      }),
    ...BY_PAGES,
  })
}

/** The fleet, by location and plate, including cars out of use, which may have trips. */
export const flotteOptions = queryOptions({
  queryKey: ['fuhrpark', 'auswahl'],
  queryFn: ({ signal }) =>
    readPages((cursor) => ask(fuhrparkWire.listFahrzeuge, { query: { deaktivierte: true, cursor }, signal })),
})

export const cancelFahrten = (ids: readonly string[], informationstext: string, idempotencyKey: string) =>
  ask(wire.cancelFahrten, { body: { ids: [...ids], informationstext }, idempotencyKey })

/** To where a trip goes, and why. */
interface Move {
  readonly fahrzeugId: string
  readonly von: string
  readonly bis: string
  readonly grund: string
}

export const moveFahrt = (
  { id, version }: Pick<FahrzeugBuchungView, 'id' | 'version'>,
  body: Move,
  idempotencyKey: string,
) => ask(wire.changeFahrt, { id, body, version, idempotencyKey })

export const undoFahrt = (id: string, idempotencyKey: string) =>
  ask(wire.undoCancelFahrt, { id, idempotencyKey })
