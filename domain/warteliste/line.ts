import type { Leseraum } from '../leseraum/types.ts'
import { overlaps } from '../time/zeitraum.ts'
import { type Wartender, wantedOf } from './types.ts'

/** Days before now whose use counts where a house goes by use. */
export const USE_DAYS = 28

/** Minutes that people have had seats for; who is not in it had none. Null where the house goes by time alone. */
export type Used = ReadonlyMap<string, number> | null

const { compare } = Temporal.Instant

function before(a: Wartender, b: Wartender, used: Used): number {
  const less = used === null ? 0 : (used.get(a.benutzerId) ?? 0) - (used.get(b.benutzerId) ?? 0)
  return less || compare(a.erstellt, b.erstellt) || (a.id < b.id ? -1 : 1)
}

/** Who is asked after whom: who came first, or who has had least of late; of two alike who came first. */
export function inLine<W extends Wartender>(waiting: readonly W[], used: Used): W[] {
  return waiting.toSorted((a, b) => before(a, b, used))
}

/**
 * Whether somebody waits for the same as one: at the same time, and for a seat that either would be offered. What only one of them means by naming
 * nothing is none.
 */
function rivalOf(one: Wartender, seats: readonly Leseraum[]): (other: Wartender) => boolean {
  const wanted = new Set(wantedOf(one, seats))
  return (other) =>
    overlaps(one.zeitraum, other.zeitraum) && wantedOf(other, seats).some((seat) => wanted.has(seat))
}

export interface Place {
  /** 1 is next. */
  readonly platz: number
  /** How many wait for the same, oneself included. */
  readonly wartende: number
}

/** Where somebody stands among those who wait for the same, as `line` has put them. */
export function placeIn(line: readonly Wartender[], one: Wartender, seats: readonly Leseraum[]): Place {
  const isRival = rivalOf(one, seats)
  const same = line.filter((other) => other.id === one.id || isRival(other))
  return { platz: same.findIndex(({ id }) => id === one.id) + 1, wartende: same.length }
}
