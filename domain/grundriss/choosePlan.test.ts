import { expect, it } from 'vitest'
import { choosePlan } from './choosePlan.ts'

const plan = (id: string, aktiv = true) => ({ id, aktiv })

it.each([
  ['the favourite', [plan('a'), plan('b')], 'b', 'b'],
  ['the first without one', [plan('a'), plan('b')], '', 'a'],
  ['the first where the favourite is gone', [plan('a'), plan('b')], 'c', 'a'],
  ['the first that is in use', [plan('a', false), plan('b')], 'a', 'b'],
  ['none where there is none', [plan('a', false)], 'a', undefined],
] as const)('shows %s', (_, plans, favourite, shown) => {
  expect(choosePlan(plans, favourite)).toBe(shown)
})
