import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aehnlichkeitenOf, type spellingOf } from './aehnlichkeit.ts'

const person = (part: Partial<Parameters<typeof spellingOf>[0]> = {}) => ({
  vorname: 'Anna',
  nachname: 'Maier',
  email: 'a@haus.example',
  personalnummer: null,
  ...part,
})

const called = (vorname: string, nachname: string) => person({ vorname, nachname })

describe('two people who look like one', () => {
  test.each([
    [called('Jürgen', 'Groß'), called('Juergen', 'Gross')],
    [called('JÜRGEN', 'GROSS'), called('jürgen', 'groß')],
    [called('Anna-Lena', 'Maier'), called('Anna Lena', 'Maier')],
    [called('José', 'Núñez'), called('Jose', 'Nunez')],
    [called('Sean', 'O’Neill'), called('Sean', "O'Neill")],
    [called('Łukasz', 'Dvořák'), called('Lukasz', 'Dvorak')],
    [called('Анна', 'Иванова'), called('АННА', 'ИВАНОВА')],
  ])('by a name that sounds the same: %o and %o', (one, other) => {
    expect(aehnlichkeitenOf(one, other)).toEqual(['name'])
  })

  test.each([
    ['anna.maier@haus.example', 'annamaier@privat.example'],
    ['anna.maier+buch@haus.example', 'anna_maier@haus.example'],
    ['anna-maier@haus.example', 'anna.maier@andere.example'],
  ])('by the same before the @: %s and %s', (email, also) => {
    const one = person({ email })
    const other = person({ vorname: 'A.', email: also })
    expect(aehnlichkeitenOf(one, other)).toEqual(['email'])
  })

  test.each([
    ['0042', '42'],
    ['P-0017', 'p 0017'],
    ['00/12.3', '123'],
  ])('by the same personnel number: %s and %s', (personalnummer, also) => {
    const other = person({ vorname: 'Bea', personalnummer: also })
    expect(aehnlichkeitenOf(person({ personalnummer }), other)).toEqual(['personalnummer'])
  })

  test('by every criterion at once, in reading order', () => {
    const one = person({ email: 'anna.maier@haus.example', personalnummer: '7' })
    const other = person({ email: 'annamaier@b.example', personalnummer: '07' })
    expect(aehnlichkeitenOf(one, other)).toEqual(['name', 'email', 'personalnummer'])
  })
})

describe('two people who look different', () => {
  test.each([
    ['by a part of the name', called('Anna', 'Maier'), called('Anna Lena', 'Maier')],
    ['where the halves of a name are others', called('Anna', 'Lena'), called('Annal', 'Ena')],
    ['by another vowel', called('Jürgen', 'Groß'), called('Jurgen', 'Gros')],
    ['by a box of many', person({ email: 'info@a.example' }), called2('info@b.example')],
    ['by a box of nothing but signs', person({ email: '.....@a.example' }), called2('-----@b.example')],
    ['by no number', person({ personalnummer: '' }), { ...called2('x'), personalnummer: '' }],
    [
      'by a number of nothing but zeros',
      person({ personalnummer: '00' }),
      { ...called2('x'), personalnummer: '0' },
    ],
  ])('%s', (_, one, other) => {
    expect(aehnlichkeitenOf(one, other)).toEqual([])
  })

  function called2(email: string) {
    return person({ vorname: 'Bea', nachname: 'Other', email })
  }
})

test('is symmetric, and everybody resembles themselves by name', () => {
  const anybody = fc.record({
    vorname: fc.string(),
    nachname: fc.string(),
    email: fc.emailAddress(),
    personalnummer: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(anybody, anybody, (one, other) => {
      expect(aehnlichkeitenOf(one, other)).toEqual(aehnlichkeitenOf(other, one))
      expect(aehnlichkeitenOf(one, one)).toContain('name')
    }),
  )
})
