import type { Actor } from '@platzwart/domain/buchung/actor'
import { awaitsStart, type BuchungStatus } from '@platzwart/domain/buchung/status'
import { type HeldSlot, UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import type { Result } from '@platzwart/domain/result'
import type { Call } from '../../platform/http/endpoint.ts'
import type { AnyBuchung, BuchungArt, BuchungTypes } from './buchungArt.ts'
import { transition, type Verb } from './transition.ts'

/** Columns that keep a cancelled booking's slot for the undo period. Blocks keep nothing. */
export function heldAfter({ status }: AnyBuchung, now: Temporal.Instant) {
  return awaitsStart(status)
    ? { gehalten_bis: now.add({ seconds: UNDO_SECONDS }), gehalten_status: status }
    : {}
}

/** Cancels a booking (→ storniert). The slot stays held for as long as the cancellation can be undone. */
export function cancelBuchung<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  id: string,
  verb: Verb<T>,
) {
  return transition(call, art, id, {
    ...verb,
    more: (row) => ({ ...heldAfter(row, call.now), ...verb.more?.(row) }),
  })
}

interface Undo<T extends BuchungTypes> extends Omit<Verb<T>, 'decide'> {
  readonly decide: (row: T['named'], held: HeldSlot, actor: Actor) => Promise<Result<BuchungStatus>>
}

/** Undoes a cancellation (storniert → the previous status) while the slot is still held. */
export function undoBuchung<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  id: string,
  { decide, ...verb }: Undo<T>,
) {
  return transition(call, art, id, {
    ...verb,
    decide: (row, actor) => {
      const held = {
        status: (row.gehalten_status ?? null) as BuchungStatus | null,
        bis: row.gehalten_bis ?? null,
      }
      return decide(row, held, actor)
    },
  })
}
