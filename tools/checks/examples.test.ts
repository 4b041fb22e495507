import { expect, it } from 'vitest'
import { examples } from './examples.ts'
import { treeOfTexts } from './tree.ts'

const FILE = 'const a = 1\n\nexport function sum(b: number) {\n  const c = a + b\n  return c\n}\n'
const problems = (block: string, head = 'ts domain/sum.ts') =>
  examples.run(
    treeOfTexts({ 'domain/sum.ts': FILE, 'README.md': `Look:\n\n   \`\`\`${head}\n${block}\n   \`\`\`\n` }),
  ).problems

it('lets an example be that stands in its file, moved in as a whole', () => {
  expect(problems('   export function sum(b: number) {\n     const c = a + b')).toEqual([])
})

it('lets it leave out what it says to leave out, in the order of the file', () => {
  expect(problems('const a = 1\n// … more\nreturn c')).toEqual([])
  expect(problems('return c\n// … more\nconst a = 1')).toEqual([expect.stringContaining('"const a = 1"')])
})

it('finds one that is not the code, and one whose code has gone', () => {
  expect(problems('const a = 2')).toEqual([
    expect.stringContaining('README.md:3: "const a = 2" does not stand in domain/sum.ts'),
  ])
  expect(problems('const a = 1\nreturn c')).toHaveLength(1)
  expect(problems('const a = 1', 'ts domain/gone.ts')).toEqual([expect.stringContaining('does not exist')])
})

it('asks where an example is from', () => {
  expect(problems('const a = 1', 'ts')).toEqual([expect.stringContaining('names no file')])
  expect(problems('npm start', 'sh')).toEqual([])
})

it('finds a name that a document looks for in the wrong file', () => {
  const says = (name: string) =>
    examples.run(treeOfTexts({ 'domain/sum.ts': FILE, 'README.md': `See \`${name}\` of \`domain/sum.ts\`.` }))
      .problems
  expect(says('sum')).toEqual([])
  expect(says('total')).toEqual([expect.stringContaining('README.md:1 says that total stands in')])
})
