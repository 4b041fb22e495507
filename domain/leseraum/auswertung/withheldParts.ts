import type { PartSize } from './few.ts'

const together = (parts: readonly PartSize[]): PartSize => ({
  buchungen: parts.reduce((sum, { buchungen }) => sum + buchungen, 0),
  // Who they are is unknown: the maximum of one part is the minimum of the union.
  people: Math.max(0, ...parts.map(({ people }) => people)),
})

/**
 * The index of the smallest published part; one without bookings only if all others are withheld already; -1
 * if none is published.
 */
function smallestTold(parts: readonly PartSize[], withheld: readonly boolean[]): number {
  const sizeAt = (i: number) => parts[i]?.buchungen || Number.POSITIVE_INFINITY
  return parts.reduce((best, _, i) => {
    if (withheld[i] === true) return best
    return best === -1 || sizeAt(i) < sizeAt(best) ? i : best
  }, -1)
}

/**
 * Which parts of a whole to withhold (complementary suppression): those of few, and as many others until the
 * withheld parts together are not few. Otherwise the whole minus the published parts would reveal what is
 * withheld. A part without bookings concerns nobody, and is published if that reveals nothing about another
 * one.
 * @param few whether a part is too small to be published
 * @param unlisted bookings of the whole that belong to none of the parts
 */
export function withheldParts(
  parts: readonly PartSize[],
  few: (part: PartSize) => boolean,
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
