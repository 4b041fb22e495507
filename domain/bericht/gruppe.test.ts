import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf, sumOfTold } from './gruppe.ts'

describe('a figure about people', () => {
  it.each([
    [12, 0, 5, 12],
    [12, 1, 5, null],
    [12, 4, 5, null],
    [12, 5, 5, 12],
    [12, 1, null, 12],
    [0, 2, 5, null],
  ])('%d of %d people, of at least %s: %s', (value, people, least, told) => {
    expect(figureOf(value, people, least)).toBe(told)
  })

  it('is excluded from every sum when it is withheld, so that no difference reveals it', () => {
    expect(sumOfTold([10, null, 5])).toBe(15)
    expect(sumOfTold([null])).toBe(0)
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat({ max: 99 })))
    fc.assert(
      fc.property(rows, (all) => {
        const told = all.map(([people, value]) => figureOf(value, people, 5))
        const few = all.filter(([people]) => people < 5).length
        expect(told.filter((one) => one === null)).toHaveLength(few)
        expect(sumOfTold(told)).toBe(all.reduce((sum, [people, value]) => sum + (people < 5 ? 0 : value), 0))
      }),
    )
  })
})
