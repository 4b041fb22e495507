import { expect, it } from 'vitest'
import { foreignWords } from './foreignWords.ts'
import { treeOfTexts } from './tree.ts'

const FEATURES = { 'server/features/datei/feature.ts': '', 'web/features/buchung/pages/Page.tsx': '' }
const problems = (path: string, text: string) =>
  foreignWords.run(treeOfTexts({ ...FEATURES, [path]: text })).problems

it.each([
  "const name = 'Platzwart'",
  'const folder = process.env.PLATZWART_DATA',
  "throw new Refusal('datei.leer')",
  'interface NeueBuchung {}',
])('finds what is ours in %s', (text) => {
  expect(problems('libs/a.ts', text)).toHaveLength(1)
})

it('leaves other words alone, and other folders', () => {
  expect(problems('libs/a.ts', "const text = 'a cluster, a page, a picture'")).toEqual([])
  expect(problems('server/a.ts', "const name = 'Platzwart'")).toEqual([])
  expect(problems('libs/a.test.ts', "const name = 'Platzwart'")).toEqual([])
})
