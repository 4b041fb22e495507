import { gapsOf } from '../buchung/stays.ts'
import { earlier, later, type Zeitraum } from '../time/zeitraum.ts'
import type { AnyHold, AnyWish } from './types.ts'

const MINUTE_MS = 60_000

type Gap = readonly [start: number, end: number]

/** The free periods of each resource on a queue's day. */
export interface Room<H extends AnyHold> {
  /** Whether a resource has a gap long enough for the wish, whatever the rules say. */
  isFor(one: AnyWish, resourceId: string): boolean
  /** A resource's holds. */
  heldOf(resourceId: string): readonly H[]
  /** Adds a hold. */
  hold(hold: H): void
}

/** The period that contains all of theirs. */
function wholeOf(waiting: readonly AnyWish[]): Zeitraum | null {
  const [first] = waiting
  if (!first) return null
  return waiting.reduce(
    ({ von, bis }, { zeitraum }) => ({ von: earlier(von, zeitraum.von), bis: later(bis, zeitraum.bis) }),
    first.zeitraum,
  )
}

/**
 * Compares numbers instead of instants: a day may have five hundred waiting people and two thousand
 * resources. @param resourceOf the id of the resource that a booking holds
 */
export function roomOf<H extends AnyHold>(
  waiting: readonly AnyWish[],
  belegungen: readonly H[],
  resourceOf: (hold: H) => string,
  now: Temporal.Instant,
): Room<H> {
  const whole = wholeOf(waiting)
  const byResource = new Map<string, readonly H[]>(Map.groupBy(belegungen, resourceOf))
  const gaps = new Map<string, readonly Gap[]>()
  const heldOf = (id: string) => byResource.get(id) ?? []
  function gapsAt(id: string): readonly Gap[] {
    const known = gaps.get(id)
    if (known) return known
    const taken = heldOf(id).map(({ zeitraum }) => zeitraum)
    const left = whole === null ? [] : gapsOf(whole, taken)
    const numbers = left.map(({ von, bis }): Gap => [von.epochMilliseconds, bis.epochMilliseconds])
    gaps.set(id, numbers)
    return numbers
  }
  return {
    heldOf,
    isFor({ zeitraum, mindestens }, id) {
      const von = Math.max(zeitraum.von.epochMilliseconds, now.epochMilliseconds)
      const bis = zeitraum.bis.epochMilliseconds
      const enough = ([start, end]: Gap) =>
        Math.min(end, bis) - Math.max(start, von) >= mindestens * MINUTE_MS
      return gapsAt(id).some(enough)
    },
    hold(hold) {
      const id = resourceOf(hold)
      byResource.set(id, [...heldOf(id), hold])
      gaps.delete(id)
    },
  }
}
