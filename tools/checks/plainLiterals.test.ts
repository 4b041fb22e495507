import { expect, it } from 'vitest'
import { plainLiterals } from './plainLiterals.ts'
import { treeOfTexts } from './tree.ts'

const problems = (text: string) => plainLiterals.run(treeOfTexts({ 'domain/a.ts': text })).problems

it.each([
  [
    'an object literal in an object literal',
    'const a = { x: 1, ...{ y: 2, z: 3 } }',
    'domain/a.ts:1 spreads an object',
  ],
  [
    'one that says that it is of a type',
    'const a = { ...({ y: 2 } satisfies A) }',
    'spreads an object literal',
  ],
  [
    'an array literal in an array',
    'const a = [\n  ...[1, 2],\n  3,\n]',
    'domain/a.ts:2 spreads an array literal',
  ],
  ['an array literal among arguments', 'call(...[1, 2])', 'spreads an array literal'],
  ['a tuple of declarations', 'const [a, b] = [1, 2]', 'declares several names'],
  ['a frozen tuple of declarations', "export const [a, b] = ['x', 'y'] as const", 'declares several names'],
])('finds %s', (_, text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)])
})

it.each([
  ['what comes on a condition', 'const a = { ...(b ? { c: 1 } : {}), ...d }'],
  ['a list that is there on a condition', 'const a = [...(b ? [1] : []), ...list]'],
  ['a tuple that comes from elsewhere', 'const [a, b] = split(c)'],
  ['two values that change places', '[a, b] = [b, a]'],
  ['what a list begins with', 'const [first] = [...list]'],
])('lets %s stand', (_, text) => {
  expect(problems(text)).toEqual([])
})
