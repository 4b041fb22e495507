import type { Taken } from '@platzwart/domain/leseraum/auslastung'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { Plan } from '../../grundriss/plan.ts'

/** Bytes of a number in the columns. */
const NUMBER = 2
const COLUMNS = 4
/** Counts of free seats that are kept of a day, for stays of as many lengths and kinds. */
export const KEPT_COUNTS = 4
/** A count for each half an hour. */
const COUNTS_BYTES = KEPT_COUNTS * 48 * NUMBER

/** What holds the seats of a plan on a day, as the search counts it. Whose the bookings are is not in it. */
export interface Belegtag extends Taken {
  /**
   * Whose seats are counted here: of the very plan, for who reads while somebody changes it has a newer one at the same version of the house, and
   * its seats may stand in another order. Not held by what is kept.
   */
  readonly plan: WeakRef<Plan>
  /** Bytes. */
  readonly size: number
}

/**
 * Of what the database says in one text: `seat from to lock`, divided by semicolons; seconds since the epoch, 1 for a lock of the house; those of a
 * seat together and by their start. A day has 1,500 minutes at most, and a plan no more seats than fit into sixteen bits.
 */
export function belegtagOf(plan: Plan, tag: Temporal.PlainDate, text: string | null): Belegtag {
  const rows = text === null ? [] : text.split(';')
  const midnight = dayPeriod(tag, plan.kalender.zone).von.epochMilliseconds / 60_000
  const column = () => new Int16Array(rows.length)
  const seat = column()
  const von = column()
  const bis = column()
  const gesperrt = column()
  for (const [i, row] of rows.entries()) {
    const [id = '', from = '', to = '', lock = ''] = row.split(' ')
    seat[i] = plan.indexOf.get(id) ?? -1
    von[i] = Number(from) / 60 - midnight
    bis[i] = Number(to) / 60 - midnight
    gesperrt[i] = Number(lock)
  }
  return {
    plan: new WeakRef(plan),
    seat,
    von,
    bis,
    gesperrt,
    size: COLUMNS * NUMBER * rows.length + COUNTS_BYTES,
  }
}
