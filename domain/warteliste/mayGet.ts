import type { Hold, Leseraum } from '../leseraum/types.ts'
import { roomOf } from './room.ts'
import { type Wartender, wantedOf } from './types.ts'

export interface Day {
  readonly leseraeume: readonly Leseraum[]
  /** What holds the seats of the plan that day, open offers included. */
  readonly belegungen: readonly Hold[]
}

/**
 * Those for whom some seat has room enough, whoever they are and whatever the rules say: on a full day these are few, and the rest need not be asked
 * about.
 */
export function mayGet<W extends Wartender>(
  waiting: readonly W[],
  { leseraeume, belegungen }: Day,
  now: Temporal.Instant,
): W[] {
  const room = roomOf(waiting, belegungen, now)
  return waiting.filter((one) =>
    wantedOf(one, leseraeume).some((raum) => raum.aktiv && room.isFor(one, raum.id)),
  )
}
