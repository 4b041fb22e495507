import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { PAGE_SIZE, readPages } from '../../../platform/paged/readPages.ts'

/** Hours, beyond the longest booking horizon. */
const AHEAD_HOURS = 24 * 400

/** A lock belongs to the person who set it and is no visit: a plan may have hundreds per day. */
const NO_LOCKS = BUCHUNG_STATUS.filter((status) => status !== 'verschlossen').join(',')

/**
 * The person's own bookings from an instant on, as booker or as confirming person, the earliest first;
 * without locks.
 */
export function ownBuchungenOptions(von: Temporal.Instant, email: string) {
  return queryOptions({
    queryKey: ['buchungen', 'eigene', email, von.toString()],
    queryFn: ({ signal }) => {
      const bis = von.add({ hours: AHEAD_HOURS })
      const query = { von: von.toString(), bis: bis.toString(), email, status: NO_LOCKS, limit: PAGE_SIZE }
      return readPages((cursor) => ask(wire.listLeseraumBuchungen, { query: { ...query, cursor }, signal }))
    },
    staleTime: 15_000,
  })
}

export type BuchungWish = Omit<BuchungCreate, 'gruppengroesse' | 'zweitePerson'> & {
  readonly gruppengroesse: number
  readonly zweitePerson?: string
}

export interface Change {
  readonly leseraumId?: string
  readonly von?: string
  readonly bis?: string
  readonly gruppengroesse?: number
  readonly zweitePerson?: string
}

const STEP = {
  confirm: wire.confirmLeseraumBuchung,
  checkIn: wire.checkInLeseraumBuchung,
  cancel: wire.cancelLeseraumBuchung,
  undoCancel: wire.undoCancelLeseraumBuchung,
} as const

export type Transition = keyof typeof STEP

/** A transition of a booking's status; the server checks it, and answers with the updated booking. */
export function takeStep(schritt: Transition, id: string, idempotencyKey: string): Promise<BuchungView> {
  return ask(STEP[schritt], { id, idempotencyKey })
}
