/** Selected seats, in the order of selection. */
export type Chosen = ReadonlySet<string>

export const NOBODY: Chosen = new Set()

/** Adds a seat, or removes it. */
export function toggled(chosen: Chosen, id: string): Chosen {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

export function joined(chosen: Chosen, ids: readonly string[]): Chosen {
  return new Set([...chosen, ...ids])
}

/** A step from one seat to the next adds both; stepping back removes the last one. */
export function extended(chosen: Chosen, from: string, next: string): Chosen {
  const [before, last] = [...chosen].slice(-2)
  if (chosen.size > 1 && last === from && before === next) return toggled(chosen, from)
  const without = [...chosen].filter((id) => id !== from && id !== next)
  return new Set([...without, from, next])
}

/** Those that exist on the plan; the same set if all do. */
export function standingOf(chosen: Chosen, seats: readonly { readonly id: string }[]): Chosen {
  const there = new Set(seats.map(({ id }) => id))
  const left = [...chosen].filter((id) => there.has(id))
  return left.length === chosen.size ? chosen : new Set(left)
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** The seats whose centre lies between two opposite corners. */
export function between(
  seats: readonly (Corner & { readonly id: string })[],
  [a, b]: readonly [Corner, Corner],
): string[] {
  const within = (at: number, from: number, to: number) =>
    at >= Math.min(from, to) && at <= Math.max(from, to)
  return seats.flatMap(({ id, x, y }) => (within(x, a.x, b.x) && within(y, a.y, b.y) ? [id] : []))
}
