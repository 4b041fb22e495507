import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFew, type PartSize, type SmallestGroup } from './few.ts'
import { withheldParts } from './withheldParts.ts'

/** Each booking by another person, unless stated otherwise. */
const sized = (buchungen: number, people = buchungen): PartSize => ({ buchungen, people })
const few =
  (least: SmallestGroup = null) =>
  (part: PartSize) =>
    isFew(part, least)

/** The published parts; null for a withheld one. */
const told = (parts: readonly PartSize[], least: SmallestGroup = null, unlisted = 0) => {
  const withheld = withheldParts(parts, few(least), unlisted)
  return parts.map(({ buchungen }, i) => (withheld[i] === true ? null : buchungen))
}
const toldOf = (...counts: readonly number[]) => told(counts.map((count) => sized(count)))

describe('the withheld parts of a whole', () => {
  it('are those of few bookings, and the smallest other one if the first could be computed by subtraction', () => {
    expect(toldOf(3, 20, 9, 30)).toEqual([null, 20, null, 30])
    expect(toldOf(3, 2, 9)).toEqual([null, null, 9])
    expect(toldOf(2, 2, 9, 7)).toEqual([null, null, 9, null])
    expect(toldOf(8, 7, 6)).toEqual([8, 7, 6])
  })

  it('exclude empty parts, unless the rest would reveal the size of the others', () => {
    expect(toldOf(0, 9, 0, 8)).toEqual([0, 9, 0, 8])
    expect(toldOf(0, 9, 3, 8)).toEqual([0, 9, null, null])
    expect(toldOf(0, 3, 0)).toEqual([null, null, null])
    expect(toldOf()).toEqual([])
  })

  it('include parts of too few people, however many bookings they have', () => {
    expect(told([sized(50, 2), sized(40, 10), sized(30, 10)], 3)).toEqual([null, 40, null])
    expect(told([sized(50, 2), sized(40, 2), sized(60, 10)], 3)).toEqual([null, null, null])
  })

  it('take into account what is in the whole but in none of the parts', () => {
    expect(told([sized(9), sized(8)], null, 2)).toEqual([9, null])
    expect(told([sized(9), sized(8)], null, 6)).toEqual([9, 8])
    expect(told([sized(9), sized(8)], null, 0)).toEqual([9, 8])
  })
})

const anyPart = fc
  .tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .map(([buchungen, people]) => sized(buchungen, Math.min(buchungen, people)))
const anyWhole = fc.record({
  parts: fc.array(anyPart, { maxLength: 7 }),
  least: fc.option(fc.integer({ min: 3, max: 6 })),
})

/** All ways to split so many bookings into so many parts. */
function ways(sum: number, parts: number): number[][] {
  if (parts === 0) return sum === 0 ? [[]] : []
  return Array.from({ length: sum + 1 }, (_, first) =>
    ways(sum - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat()
}

describe('given the whole and the published parts', () => {
  it('a part of few, or all withheld parts together if they are few, stay unknown', () => {
    fc.assert(
      fc.property(anyWhole, ({ parts, least }) => {
        const seen = told(parts, least)
        for (const [i, part] of parts.entries())
          if (seen[i] !== null && part.buchungen > 0) expect(few(least)(part)).toBe(false)
        const hidden = parts.filter((part, i) => seen[i] === null && part.buchungen > 0)
        if (hidden.length === 0 || seen.every((one) => one === null)) return
        expect(hidden.length).toBeGreaterThan(1)
        const buchungen = hidden.reduce((sum, one) => sum + one.buchungen, 0)
        expect(few(least)(sized(buchungen, Math.max(...hidden.map(({ people }) => people))))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('no withheld part can be computed: other values fit as well', () => {
    const small = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(small, (counts) => {
        const seen = toldOf(...counts)
        const gaps = seen.flatMap((one, i) => (one === null ? [i] : []))
        const left = gaps.reduce((sum, i) => sum + (counts[i] ?? 0), 0)
        const others = ways(left, gaps.length)
        for (const at of gaps.keys()) expect(new Set(others.map((way) => way[at])).size).toBeGreaterThan(1)
      }),
      { numRuns: 500 },
    )
  })

  it('nothing is withheld if no part is of few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 50 }), { maxLength: 8 }), (counts) => {
        expect(toldOf(...counts)).toEqual(counts)
      }),
    )
  })
})
