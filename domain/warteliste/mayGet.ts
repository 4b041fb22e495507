import { roomOf } from './room.ts'
import type { AnyHold, AnyWartender, Day, WarteRegeln } from './types.ts'

/**
 * The people for whom some resource has a long enough gap, whatever the rules say. On a full day they are
 * few, which saves asking the rules about the rest.
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
