import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const sources = await Array.fromAsync(
  glob('server/features/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }),
)
const recorded = (name: string) => new RegExp(`\\b${name}: '(\\w+)'`, 'g')
const namesOf = (name: string) => [
  ...new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(recorded(name))].map(([, one = '']) => one),
    ),
  ),
]

describe.each(['de', 'en'] as const)('the trail in %s', (sprache) => {
  const words = wordsOf(sprache)

  it('has a word for every verb that the house records', () => {
    const verbs = namesOf('aktion')
    expect(verbs.length).toBeGreaterThan(40)
    expect(verbs.filter((verb) => words.aktion(verb) === verb)).toEqual([])
  })

  it('has a word for every thing that something is done to', () => {
    const things = namesOf('objekt')
    expect(things.length).toBeGreaterThan(10)
    expect(things.filter((thing) => words.objekt(thing, null) === thing)).toEqual([])
  })

  it('shows what it has no word for as it is', () => {
    expect(words.aktion('neuErfunden')).toBe('neuErfunden')
    expect(words.feld('3.neuErfunden')).toBe('neuErfunden')
  })
})

describe('a value', () => {
  const { wert } = wordsOf('de')

  it.each([
    [null, ''],
    [true, 'ja'],
    [false, 'nein'],
    [7, '7'],
    ['=1+1', '=1+1'],
    ['2026-11-23', 'Mo., 23.11.2026'],
    ['2026-11-23T08:00:00Z', 'Mo., 23.11.2026 09:00'],
  ])('%j is shown as %j', (value, text) => {
    expect(wert(value, 'Europe/Berlin')).toBe(text)
  })
})
