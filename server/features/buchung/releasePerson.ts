import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { PersonBuchungen } from '../../platform/feature.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'
import { cancelBySystem } from './cancelBySystem.ts'
import { columnOf } from './kalender.ts'
import { lockInOrder } from './lockInOrder.ts'
import { readWaiting } from './readWaiting.ts'
import { dropHeldOf } from './takeSlot.ts'

interface Look<T extends BuchungTypes> {
  /** What was booked, in people's words. */
  readonly was: (row: T['named']) => string
  /** The name of a cancellation by the house in the table of mail receivers. */
  readonly change: T['change']
}

/** Defines what happens to a person's bookings of one kind when the person is removed from the house. */
export function personBuchungen<T extends BuchungTypes>(
  art: BuchungArt<T>,
  { was, change }: Look<T>,
): PersonBuchungen {
  const waiting = ({ tx, now }: Parameters<PersonBuchungen['read']>[0], id: string, locked: boolean) =>
    readWaiting(tx, art, ['person', id], now, locked)
  return {
    reihe: art.locks.kalender,
    async read(call, id) {
      const rows = await waiting(call, id, false)
      return rows.map((row) => ({ id: row.id, was: was(row), ...spokenOf(row.zeitraum) }))
    },
    async lock(call, id) {
      const rows = await waiting(call, id, false)
      await lockInOrder(call.tx, art, { kalender: rows.map((row) => String(columnOf(row, art.resource))) })
    },
    async cancel(call, id, { aktion, informationstext }) {
      const rows = await waiting(call, id, true)
      await cancelBySystem(call.deps, call, art, rows, { aktion, change, informationstext })
      await dropHeldOf(call.tx, art, id)
    },
  }
}

const spokenOf = ({ von, bis }: Zeitraum) => ({ von: von.toString(), bis: bis.toString() })
