import { expect, it } from 'vitest'
import { treeOfTexts } from '../tree.ts'
import { numberFields } from './numberFields.ts'

const PATH = 'web/features/fahrt/components/A.tsx'
const problems = (text: string, path = PATH) => numberFields.run(treeOfTexts({ [path]: text })).problems

it.each([
  'const km = Number(values.km)',
  'const km = parseFloat(text)',
  'const km = Number.parseInt(text, 10)',
  'const km = +text',
  "import { NumberInput } from '@mantine/core'",
  'const a = <input type="number" />',
])('refuses %s', (text) => {
  expect(problems(`\n${text}`)).toEqual([expect.stringContaining(`${PATH}:2 has `)])
})

it.each([
  '// Number(text)',
  "const text = 'Number(text)'",
  'const order = Number(a === b)',
  'const sum = a + b',
  "type A = { as: 'number' }",
])('lets %s be', (text) => {
  expect(problems(text)).toEqual([])
})

it('leaves tests and other folders alone, and what nobody types where it is named', () => {
  expect(problems('Number(x)', 'web/features/fahrt/a.test.ts')).toEqual([])
  expect(problems('Number(x)', 'server/a.ts')).toEqual([])
  expect(problems('Number(x)', 'web/ui/form/path.ts')).toEqual([])
})

it('wants the list to be true', () => {
  expect(problems('const a = 1', 'web/ui/form/path.ts')).toEqual([expect.stringContaining('take it off')])
})
