import { overlaps } from '../time/zeitraum.ts'
import type { AnyWartender } from './types.ts'

/** Days before now whose usage counts in a house that goes by usage. */
export const USE_DAYS = 28

/** Minutes used by person; people who are missing used none. Null if the house goes by arrival only. */
export type Used = ReadonlyMap<string, number> | null

const { compare } = Temporal.Instant

function before(a: AnyWartender, b: AnyWartender, used: Used): number {
  const less = used === null ? 0 : (used.get(a.benutzerId) ?? 0) - (used.get(b.benutzerId) ?? 0)
  return less || compare(a.erstellt, b.erstellt) || (a.id < b.id ? -1 : 1)
}

/** Sorts a queue: first come, first served, or by least usage, with ties in order of arrival. */
export function inLine<W extends AnyWartender>(waiting: readonly W[], used: Used): W[] {
  return waiting.toSorted((a, b) => before(a, b, used))
}

export interface Place {
  /** 1 is next. */
  readonly platz: number
  /** How many wait for the same, including oneself. */
  readonly wartende: number
}

/**
 * A person's position in the line. Counts only people who wait at the same time for a resource that both
 * could be offered. @param wantedOf the suitable resources
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
