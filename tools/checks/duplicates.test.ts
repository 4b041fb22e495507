import { expect, it } from 'vitest'
import { duplicatesIn } from './duplicates.ts'
import { treeOfTexts } from './tree.ts'

const places = (texts: Record<string, string>) => duplicatesIn(treeOfTexts(texts)).map((it) => it.places)

const sum = (name: string, factor: number) => `export function ${name}(values: readonly number[]): number {
  let sum = 0
  for (const value of values) {
    if (value < 0) throw new RangeError('no value is below zero')
    sum += value * ${factor}
  }
  const mean = sum / values.length
  const deviations = values.map((value) => Math.abs(value - mean))
  const largest = deviations.reduce((most, one) => Math.max(most, one), 0)
  return Math.round(largest > mean ? largest - mean : mean)
}
`

it('finds what stands twice, with its places', () => {
  expect(places({ 'domain/a.ts': sum('sum', 2), 'server/b.ts': `\n\n${sum('sum', 2)}` })).toEqual([
    ['domain/a.ts:1', 'server/b.ts:3'],
  ])
})

it('finds two functions that do the same with another number', () => {
  expect(places({ 'domain/a.ts': sum('sum', 2), 'domain/b.ts': sum('total', 3) })).toHaveLength(1)
})

it('lets two files import the same, and texts have one shape in two languages', () => {
  const imports = `import {\n${Array.from({ length: 40 }, (_, i) => `  name${i},\n`).join('')}} from './names.ts'\n`
  expect(places({ 'domain/a.ts': imports, 'domain/b.ts': imports })).toEqual([])
  expect(places({ 'phrases/de/a.ts': sum('sum', 2), 'phrases/en/a.ts': sum('sum', 2) })).toEqual([])
})

it('finds nothing where all is said once', () => {
  expect(places({ 'domain/a.ts': sum('sum', 2) })).toEqual([])
})
