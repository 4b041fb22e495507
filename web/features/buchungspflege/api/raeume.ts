import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { Choice } from '../model/address.ts'

const PAGE_SIZE = 50

/** The query key prefix of all bookings of seats. */
export const RAEUME = 'alleBuchungen'

/** Without locks: a plan has hundreds of them in a day, and a page of their own. */
const STATUS: Readonly<Record<Choice, string>> = {
  offen: 'vorgemerkt,reserviert',
  durchgeführt: 'aktiv,durchgeführt',
  storniert: 'storniert',
  alle: 'vorgemerkt,reserviert,aktiv,durchgeführt,storniert',
}

interface Asked {
  readonly suche: string
  readonly grundrissId: string | undefined
  readonly status: Choice
  readonly von: string
  readonly bis: string
}

/** Everybody's bookings, by start. */
export function raeumeOptions(asked: Asked) {
  const { status, suche, ...rest } = asked
  return infiniteQueryOptions({
    queryKey: [RAEUME, asked],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listLeseraumBuchungen, {
        query: {
          ...rest,
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

export const cancelBuchungen = (ids: readonly string[], informationstext: string, idempotencyKey: string) =>
  ask(wire.cancelLeseraumBuchungen, { body: { ids, informationstext }, idempotencyKey })

export const undoBuchung = (id: string, idempotencyKey: string): Promise<BuchungView> =>
  ask(wire.undoCancelLeseraumBuchung, { id, idempotencyKey })
