import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NUMBER_ORDERS, type Numbering, renumber } from './renumber.ts'

const NUMBERING: Numbering = { prefix: 'A-', first: 1, digits: 2, order: 'rows' }
const seat = (id: string, bezeichnung: string, x: number, y: number) => ({ id, bezeichnung, x, y })
const FOUR = [
  seat('d', 'x4', 300, 310),
  seat('a', 'x1', 100, 100),
  seat('b', 'x2', 300, 120),
  seat('c', 'x3', 110, 300),
]
const names = (numbering: Partial<Numbering>) =>
  renumber(FOUR, [], { ...NUMBERING, ...numbering }).names.map(
    ({ id, bezeichnung }) => `${id}=${bezeichnung}`,
  )

describe('renumbering seats', () => {
  it('goes in reading order, or column by column', () => {
    expect(names({})).toEqual(['a=A-01', 'b=A-02', 'c=A-03', 'd=A-04'])
    expect(names({ order: 'columns', first: 9 })).toEqual(['a=A-09', 'c=A-10', 'b=A-11', 'd=A-12'])
    expect(names({ prefix: '', first: 0, digits: 3 })).toEqual(['a=000', 'b=001', 'c=002', 'd=003'])
  })

  it('reports a name that another seat has, and keeps names that are right already', () => {
    const others = [{ bezeichnung: 'A-03' }, { bezeichnung: 'A-04' }]
    expect(renumber(FOUR, others, NUMBERING).taken).toBe('A-03')
    expect(renumber(FOUR, [{ bezeichnung: 'A-05' }], NUMBERING).taken).toBeNull()
    const right = [seat('a', 'A-01', 0, 0), seat('b', 'A-03', 100, 0), seat('c', 'A-02', 200, 0)]
    expect(renumber(right, [], NUMBERING).names).toEqual([
      { id: 'b', bezeichnung: 'A-02' },
      { id: 'c', bezeichnung: 'A-03' },
    ])
    expect(renumber([], others, NUMBERING)).toEqual({ names: [], taken: null })
  })

  it('gives each a name of its own, and changes nothing the second time', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 20 }), fc.constantFrom(...NUMBER_ORDERS), (spots, order) => {
        const seats = spots.map(([x, y], i) => seat(`s${i}`, `alt ${i}`, x, y))
        const numbering = { ...NUMBERING, order }
        const given = new Map(
          renumber(seats, [], numbering).names.map(({ id, bezeichnung }) => [id, bezeichnung]),
        )
        expect(new Set(given.values()).size).toBe(seats.length)
        const after = seats.map((one) => ({ ...one, bezeichnung: given.get(one.id) ?? '' }))
        expect(renumber(after, [], numbering).names).toEqual([])
      }),
    )
  })
})
