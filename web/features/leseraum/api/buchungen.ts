import type { BuchungCreate, BuchungView } from '@platzwart/contract/leseraum'
import type { Ask } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** As far ahead as anybody can book. */
const AHEAD_HOURS = 24 * 400

/** A lock is held by whoever set it, and nobody comes for it: a plan has hundreds of them for a day. */
const NO_LOCKS = BUCHUNG_STATUS.filter((status) => status !== 'verschlossen').join(',')

const PAGE_SIZE = 200
/** Of more than these nobody looks after each one; a server that never came to an end would be asked for ever. */
const MOST_PAGES = 10

type Query = Ask<typeof wire.listLeseraumBuchungen>['query']

/** All that a query finds, page after page: what is cut off would be missing unsaid, and what is cancelled takes its place in a page as well. */
async function readAll(query: Query, signal: AbortSignal): Promise<BuchungView[]> {
  // What is moved between two pages may come with both.
  const all = new Map<string, BuchungView>()
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask(wire.listLeseraumBuchungen, { query: { ...query, cursor }, signal })
    for (const one of answer.items) all.set(one.id, one)
    if (answer.cursor === null) break
    cursor = answer.cursor
  }
  return [...all.values()]
}

/** Own bookings from an instant on, as booker or as confirming person, the earliest first; without locks. */
export function ownBuchungenOptions(von: Temporal.Instant, email: string) {
  return queryOptions({
    queryKey: ['buchungen', 'eigene', email, von.toString()],
    queryFn: ({ signal }) => {
      const bis = von.add({ hours: AHEAD_HOURS })
      const query = { von: von.toString(), bis: bis.toString(), email, status: NO_LOCKS, limit: PAGE_SIZE }
      return readAll(query, signal)
    },
    staleTime: 15_000,
  })
}

export type BuchungWish = Omit<BuchungCreate, 'gruppengroesse' | 'zweitePerson'> & {
  readonly gruppengroesse: number
  readonly zweitePerson?: string
}

export function createBuchung(wish: BuchungWish, idempotencyKey: string): Promise<BuchungView> {
  return ask(wire.bookLeseraum, { body: wish, idempotencyKey })
}

export interface Change {
  readonly leseraumId?: string
  readonly von?: string
  readonly bis?: string
  readonly gruppengroesse?: number
  readonly zweitePerson?: string
}

export function changeBuchung(
  buchung: BuchungView,
  aenderung: Change,
  idempotencyKey: string,
): Promise<BuchungView> {
  return ask(wire.changeLeseraumBuchung, {
    id: buchung.id,
    body: aenderung,
    version: buchung.version,
    idempotencyKey,
  })
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
