import { expect, it } from 'vitest'
import { GATES, scopeMinting } from './scopeMinting.ts'
import { treeOfTexts } from './tree.ts'

const gates = Object.fromEntries(Object.keys(GATES).map((path) => [path, "mintScope('a', null)"]))
const home = { 'server/platform/database/scope.ts': 'export function mintScope() {}' }
const problems = (texts: Record<string, string>) =>
  scopeMinting.run(treeOfTexts({ ...home, ...gates, ...texts })).problems

it('lets the gates and the tests mint', () => {
  expect(problems({ 'server/a.db.test.ts': 'mintScope()', 'server/testing/a.ts': 'mintScope()' })).toEqual([])
})

it('refuses everybody else', () => {
  expect(problems({ 'server/features/leseraum/bookLeseraum.ts': 'mintScope()' })).toEqual([
    expect.stringContaining('is no gate'),
  ])
})

it('refuses a name on the list that is no longer needed', () => {
  const [first = ''] = Object.keys(GATES)
  expect(problems({ [first]: '' })).toEqual([expect.stringContaining(first)])
})
