import { roomOf } from './room.ts'
import type { AnyHold, AnyWartender, Day, Found, WarteRegeln } from './types.ts'

/** An offer to a waiting person. */
export interface Offer<W extends AnyWartender, R extends { readonly id: string }> extends Found<R> {
  readonly wartender: W
}

/**
 * Finds the best open resource for a person, by the rules of a booking. `given` are this day's offers so far.
 */
type Find<W, R extends { readonly id: string }, H> = (
  one: W,
  open: readonly R[],
  given: readonly H[],
  heldOf: (resourceId: string) => readonly H[],
) => Found<R> | null

/**
 * Offers free resources to the waiting people, one after the other. A person whom the rules refuse is skipped
 * and keeps their place. Each offer holds its slot at once, so nothing is offered twice. @param line in the
 * order of asking
 */
export function assign<W extends AnyWartender, R extends { readonly id: string }, H extends AnyHold>(
  { resourceOf, wantedOf, holdOf }: WarteRegeln<W, R, H>,
  line: readonly W[],
  { resources, belegungen }: Day<R, H>,
  now: Temporal.Instant,
  find: Find<W, R, H>,
): Offer<W, R>[] {
  const room = roomOf(line, belegungen, resourceOf, now)
  const given: H[] = []
  const offers: Offer<W, R>[] = []
  for (const wartender of line) {
    const open = wantedOf(wartender, resources).filter(({ id }) => room.isFor(wartender, id))
    const found = find(wartender, open, given, room.heldOf)
    if (!found) continue
    const hold = holdOf(wartender, found)
    given.push(hold)
    room.hold(hold)
    offers.push({ ...found, wartender })
  }
  return offers
}
