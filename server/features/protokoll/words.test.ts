import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { readPhrases } from '@platzwart/phrases/read'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const textsOf = async (pattern: string) =>
  (await Array.fromAsync(glob(pattern, { exclude: (name) => name.endsWith('.test.ts') }))).map((file) =>
    readFileSync(file, 'utf8'),
  )
const sources = await textsOf('server/{features,platform}/**/*.ts')
const rules = await textsOf('domain/**/*.ts')
const migrations = await textsOf('server/migrations/*.sql')

/** A row that a function of the database writes: its columns, and what stands in them. */
const ROW = /insert into (?:public\.)?protokoll \(([^)]*)\)\s*values \(((?:[^()]|\([^()]*\))*)/g
const parts = (list = '') => list.split(',').map((part) => part.trim())

/** What rows of the trail are called in one of their columns, in the statements of functions and in the calls of `record`, chosen between or not. */
function namesOf(column: 'aktion' | 'objekt'): string[] {
  const inRows = migrations.flatMap((text) =>
    [...text.matchAll(ROW)].map(([, columns, values]) => parts(values)[parts(columns).indexOf(column)] ?? ''),
  )
  const inCalls = sources.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${column}: ([^,\\n}]*)`, 'g'))].map(([, value = '']) => value),
  )
  const literals = [...inRows, ...inCalls].flatMap((value) => [...value.matchAll(/'(\w+)'/g)])
  return [...new Set(literals.map(([, name = '']) => name))]
}

const texts = { de: await readPhrases('de'), en: await readPhrases('en') }

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

  it('finds a verb that a function of the database writes, too', () => {
    expect(namesOf('aktion')).toContain('deleteOld')
    expect(namesOf('objekt')).toContain('aufbewahrung')
  })

  it('has no word for a verb that nobody writes any more', () => {
    const written = [...sources, ...rules, ...migrations].join('\n')
    const told = Object.keys(texts[sprache].protokoll.aktion)
    const made = /^(?:create|update|delete)(?:Rolle|Gruppe)$/
    expect(told.filter((verb) => !made.test(verb) && !written.includes(`'${verb}'`))).toEqual([])
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
