import { roomOf } from './room.ts'
import type { AnyHold, AnyWartender, Day, WarteRegeln } from './types.ts'

/**
 * Those for whom some resource has a gap that is long enough, whatever the rules say. On a full day they are few, and
 * the rules need not be asked about the rest.
 */
export function mayGet<
  A extends AnyWartender,
  W extends A,
  R extends { readonly id: string },
  H extends AnyHold,
>(
  { resourceOf, wantedOf, isOpen }: WarteRegeln<A, R, H>,
  waiting: readonly W[],
  { resources, belegungen }: Day<R, H>,
  now: Temporal.Instant,
): W[] {
  const room = roomOf(waiting, belegungen, resourceOf, now)
  return waiting.filter((one) =>
    wantedOf(one, resources).some((resource) => isOpen(resource) && room.isFor(one, resource.id)),
  )
}
