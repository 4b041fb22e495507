import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { PAGE_SIZE, readPages } from '../../../platform/paged/readPages.ts'

/** As far ahead as anybody can book. */
const AHEAD_HOURS = 24 * 400

/** A lock is held by whoever set it, and nobody comes for it: a plan has hundreds of them for a day. */
const NO_LOCKS = BUCHUNG_STATUS.filter((status) => status !== 'verschlossen').join(',')

/** Own bookings from an instant on, as booker or as confirming person, the earliest first; without locks. */
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

/** A step in a booking's life; the server decides whether it may be taken, and answers with the booking after it. */
export function takeStep(schritt: Transition, id: string, idempotencyKey: string): Promise<BuchungView> {
  return ask(STEP[schritt], { id, idempotencyKey })
}
