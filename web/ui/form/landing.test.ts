import { describe, expect, test } from 'vitest'
import { ApiProblem, Unreachable } from '../../platform/problem.ts'
import { landingOf } from './landing.ts'

const ON_SCREEN = ['grund', 'schaeden', 'schaeden.0.text', 'klassen']
const ground = { shows: (field: string) => ON_SCREEN.includes(field), nameOf: (field: string) => field }

function refused(...fields: readonly (string | undefined)[]): ApiProblem {
  const issues = fields.map((field, i) => ({
    code: 'anfrage.ungueltig' as const,
    data: {},
    detail: `Grund ${i}`,
    ...(field === undefined ? {} : { field }),
  }))
  return new ApiProblem({ status: 422, code: 'anfrage.ungueltig', issues })
}

describe('an issue', () => {
  test('is shown at the field of its own name', () => {
    const { faults, rest } = landingOf(refused('grund', 'schaeden.0.text'), ground)
    expect([...faults]).toEqual([
      ['grund', 'Grund 0'],
      ['schaeden.0.text', 'Grund 1'],
    ])
    expect(rest).toEqual([])
  })

  test('is shown at the enclosing field if it has no field of its own', () => {
    const { faults } = landingOf(refused('schaeden.1.text', 'klassen.3'), ground)
    expect([...faults.keys()]).toEqual(['schaeden', 'klassen'])
  })

  test('remains for the form if its field is not shown', () => {
    const { faults, rest } = landingOf(refused('version', undefined), ground)
    expect(faults.size).toBe(0)
    expect(rest.map(({ detail }) => detail)).toEqual(['Grund 0', 'Grund 1'])
  })

  test('yields to an earlier one at the same field', () => {
    expect(landingOf(refused('grund', 'grund'), ground).faults.get('grund')).toBe('Grund 0')
  })

  test('is found under the form’s own name of the field', () => {
    const nameOf = (field: string) => (field === '0.faelligAm' ? 'grund' : field)
    expect(landingOf(refused('0.faelligAm'), { ...ground, nameOf }).faults.get('grund')).toBe('Grund 0')
  })
})

test('a failure without issues has nothing to show at fields', () => {
  expect(landingOf(new Unreachable('away'), ground).rest).toEqual([])
})
