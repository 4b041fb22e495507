import type { Sized } from './few.ts'

const together = (parts: readonly Sized[]): Sized => ({
  buchungen: parts.reduce((sum, { buchungen }) => sum + buchungen, 0),
  // Who they are is not known: as many as one of them has.
  people: Math.max(0, ...parts.map(({ people }) => people)),
})

/** The smallest of those that are told, and one without bookings only where all others are withheld already; -1 where nothing is told. */
function smallestTold(parts: readonly Sized[], withheld: readonly boolean[]): number {
  const sizeAt = (i: number) => parts[i]?.buchungen || Number.POSITIVE_INFINITY
  return parts.reduce((best, _, i) => {
    if (withheld[i] === true) return best
    return best === -1 || sizeAt(i) < sizeAt(best) ? i : best
  }, -1)
}

/**
 * Which parts of a whole are withheld: those of few, and as many others that what is withheld is together not few. Otherwise whoever knows the whole
 * takes from it what is told, and has what should not be told. A part without bookings is of nobody, and told where that says nothing of another one.
 * @param few whether a part is of too few to be told
 * @param unlisted bookings of the whole that belong to none of the parts
 */
export function withheldParts(
  parts: readonly Sized[],
  few: (part: Sized) => boolean,
  unlisted = 0,
): readonly boolean[] {
  const withheld = parts.map((part) => part.buchungen > 0 && few(part))
  const rest = { buchungen: unlisted, people: 0 }
  for (;;) {
    const hidden = together([rest, ...parts.filter((_, i) => withheld[i])])
    const next = hidden.buchungen > 0 && few(hidden) ? smallestTold(parts, withheld) : -1
    if (next === -1) return withheld
    withheld[next] = true
  }
}
