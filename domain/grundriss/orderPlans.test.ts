import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelOf, orderPlans } from './orderPlans.ts'

const HOUSE = { id: 's1' }
const plan = (bezeichnung: string, etage = '', rang?: number, standort = HOUSE) => ({
  id: `${standort.id} ${etage} ${bezeichnung}`,
  bezeichnung,
  etage,
  rang,
  standort,
})
const names = (plans: ReturnType<typeof plan>[]) => orderPlans(plans).map(({ bezeichnung }) => bezeichnung)

test('names sort as people do, numbers by their value', () => {
  const plans = ['Etage 09', 'Etage 25', 'Etage 03', 'Etage 10', 'Ärzte', 'Etage 2'].map((name) => plan(name))
  expect(names(plans)).toEqual(['Ärzte', 'Etage 2', 'Etage 03', 'Etage 09', 'Etage 10', 'Etage 25'])
})

test('floors sort from the lowest to the highest, whatever they are called', () => {
  const floors = ['DG', '2. OG', '10. OG', 'EG', '1. OG', '2. UG', '1. UG', 'Zwischenbau', '']
  const order = orderPlans(floors.map((etage) => plan('Saal', etage))).map(({ etage }) => etage)
  expect(order).toEqual(['2. UG', '1. UG', 'EG', '1. OG', '2. OG', '10. OG', 'DG', 'Zwischenbau', ''])
})

test.each([
  ['Untergeschoss', -1],
  ['UG2', -2],
  ['Basement', -1],
  ['-1', -1],
  ['Ground floor', 0],
  ['Erdgeschoß', 0],
  ['Obergeschoss', 1],
  ['Floor 3', 3],
  ['Attic', 1000],
  ['Neubau', null],
])('%s is at %s', (etage, level) => expect(levelOf(etage)).toBe(level))

test('the house’s order precedes names, within a floor and a location', () => {
  const other = { id: 's2' }
  const plans = [
    plan('B', 'EG', 1),
    plan('A', 'EG'),
    plan('C', 'EG', 2),
    plan('Z', '1. OG', 9),
    plan('Y', 'UG', 1, other),
  ]
  expect(names(plans)).toEqual(['B', 'C', 'A', 'Z', 'Y'])
})

test('the order does not depend on that of the input', () => {
  const some = fc.record({
    bezeichnung: fc.constantFrom('A', 'A 2', 'A 10'),
    etage: fc.constantFrom('', 'EG', 'OG', 'UG', 'x'),
    rang: fc.constantFrom(undefined, 1, 2),
  })
  fc.assert(
    fc.property(fc.uniqueArray(some, { selector: (one) => JSON.stringify(one) }), (all) => {
      const plans = all.map(({ bezeichnung, etage, rang }) => plan(bezeichnung, etage, rang))
      expect(orderPlans(plans.toReversed()).map(({ rang, id }) => [rang, id])).toEqual(
        orderPlans(plans).map(({ rang, id }) => [rang, id]),
      )
    }),
  )
})
