import { overlaps } from '../time/zeitraum.ts'
import type { AnyWartender } from './types.ts'

/** Days before now whose use counts where a house goes by use. */
export const USE_DAYS = 28

/** Minutes that people have had seats for; who is not in it had none. Null where the house goes by time alone. */
export type Used = ReadonlyMap<string, number> | null

const { compare } = Temporal.Instant

function before(a: AnyWartender, b: AnyWartender, used: Used): number {
  const less = used === null ? 0 : (used.get(a.benutzerId) ?? 0) - (used.get(b.benutzerId) ?? 0)
  return less || compare(a.erstellt, b.erstellt) || (a.id < b.id ? -1 : 1)
}

/** Who is asked after whom: who came first, or who has had least of late; of two alike who came first. */
export function inLine<W extends AnyWartender>(waiting: readonly W[], used: Used): W[] {
  return waiting.toSorted((a, b) => before(a, b, used))
}

export interface Place {
  /** 1 is next. */
  readonly platz: number
  /** How many wait for the same, oneself included. */
  readonly wartende: number
}

/**
 * Where somebody stands in the line. Only those count who wait at the same time for a resource that either would be
 * offered.
 *
 * @param wantedOf the resources that would do
 */
export function placeIn<W extends AnyWartender>(
  line: readonly W[],
  one: W,
  wantedOf: (one: W) => readonly object[],
): Place {
  const wanted = new Set(wantedOf(one))
  const isRival = (other: W) =>
    overlaps(one.zeitraum, other.zeitraum) && wantedOf(other).some((resource) => wanted.has(resource))
  const same = line.filter((other) => other.id === one.id || isRival(other))
  return { platz: same.findIndex(({ id }) => id === one.id) + 1, wartende: same.length }
}
