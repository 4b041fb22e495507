import { expect, test } from 'vitest'
import { faultsOf, ghostsOf, gridFor, habitOf } from './gridValues.ts'

const PLAN = { breite: 1400, hoehe: 1000 }

test('a grid starts in the middle of the plan, and continues the numbering', () => {
  const grid = gridFor(PLAN, [{ bezeichnung: '07' }, { bezeichnung: 'Kabine 90' }, { bezeichnung: '12' }])
  expect(grid).toMatchObject({ first: 13, rows: 4, columns: 6 })
  const ghosts = ghostsOf(grid)
  expect(ghosts[0]).toMatchObject({ bezeichnung: '13', neu: true })
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  expect(Math.abs(middle(ghosts.map(({ x }) => x)) - 700)).toBeLessThanOrEqual(10)
  expect(Math.abs(middle(ghosts.map(({ y }) => y)) - 500)).toBeLessThanOrEqual(10)
  expect(faultsOf(grid, PLAN, []).size).toBe(0)
})

test('faults of a grid are named, with the seat in the way', () => {
  const grid = gridFor(PLAN, [])
  const [one] = ghostsOf(grid)
  if (one === undefined) throw new Error('no seats')
  expect([...faultsOf({ ...grid, rows: 26, columns: 20 }, PLAN, [])]).toEqual([['tooMany', '520']])
  expect([...faultsOf({ ...grid, x: 1300 }, PLAN, []).keys()]).toEqual(['offPlan'])
  const named = { ...one, x: 30, y: 30 }
  expect([...faultsOf(grid, PLAN, [named])]).toEqual([['taken', '01']])
  const there = { ...one, bezeichnung: 'Sofa' }
  expect([...faultsOf(grid, PLAN, [there])]).toEqual([['overlap', 'Sofa']])
})

test('the next rows reuse the last ones’ measures, and continue the numbering of their prefix', () => {
  const last = {
    ...gridFor(PLAN, []),
    rows: 2,
    breite: 140,
    prefix: 'A-',
    digits: 3,
    order: 'snake' as const,
  }
  const next = gridFor(
    PLAN,
    [{ bezeichnung: 'A-011' }, { bezeichnung: 'B-90' }, { bezeichnung: '40' }],
    habitOf(last),
  )
  expect(next).toMatchObject({
    rows: 2,
    breite: 140,
    prefix: 'A-',
    digits: 3,
    order: 'snake',
    first: 12,
    zone: '',
  })
})

test.each(['', '{', 'null', '[]', '{"rows":-1,"order":"x","prefix":4,"breite":99999}'])(
  'an invalid stored value is ignored: %s',
  (kept) => expect(gridFor(PLAN, [], kept)).toEqual(gridFor(PLAN, [])),
)
