import { expect, test } from 'vitest'
import { medians } from './median.ts'

const run = (...values: number[]) =>
  values.map((value, i) => ({ name: `f${i}`, value, unit: '/s', p95ms: value * 2 }))

test('of three runs the one in the middle counts, whole, with the others as its spread', () => {
  expect(medians([run(3), run(1), run(2)])).toEqual([
    { name: 'f0', value: 2, unit: '/s', p95ms: 4, spread: [1, 3] },
  ])
})

test('one run is told as it was', () => {
  expect(medians([run(3, 4)])).toEqual(run(3, 4))
})

test('a single run that went wrong makes the figure unsound', () => {
  const wrong = [{ name: 'f0', value: 9, unit: '/s', sound: false }]
  expect(medians([run(1), run(2), wrong])[0]).toMatchObject({ value: 2, sound: false })
})
