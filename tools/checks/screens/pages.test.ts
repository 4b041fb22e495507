import { describe, expect, test } from 'vitest'
import { treeOfTexts } from '../tree.ts'
import { pages } from './pages.ts'

const found = (texts: Record<string, string>) => pages.run(treeOfTexts(texts)).problems.length

describe('a page of a feature', () => {
  test('is one of the kit', () => {
    expect(found({ 'web/features/x/pages/XPage.tsx': '<Page kind="list" title="X">' })).toBe(0)
  })

  test.each([
    ['<h1>X</h1>'],
    ['<PageHeading title="X" />'],
    ["import { PageHeading } from '../../../ui/page/PageHeading.tsx'"],
  ])('makes no heading of its own: %s', (text) => {
    expect(found({ 'web/features/x/pages/XPage.tsx': text })).toBe(1)
  })

  test('has no width of its own', () => {
    expect(found({ 'web/features/x/X.module.css': '.root {\n  max-width: 64rem;\n}' })).toBe(1)
    expect(found({ 'web/app/X.module.css': '.root { max-width: 40.5rem }' })).toBe(1)
  })

  test('may have narrow parts, and rules for narrow windows', () => {
    const sheet = '.search { max-width: 24rem }\n@media (max-width: 62rem) { .a { max-width: 46ch } }'
    expect(found({ 'web/features/x/X.module.css': sheet })).toBe(0)
  })
})
