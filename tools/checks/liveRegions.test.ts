import { expect, it } from 'vitest'
import { liveRegions } from './liveRegions.ts'
import { treeOfTexts } from './tree.ts'

const region = { 'web/ui/announce/LiveRegion.tsx': '<div role="status" />' }
const problems = (texts: Record<string, string>) => liveRegions.run(treeOfTexts(texts)).problems

it('lets the one region be, and what is said at once', () => {
  expect(problems({ ...region, 'web/ui/Note.tsx': "<div role={bad ? 'alert' : undefined} />" })).toEqual([])
})

it.each([
  '<p role="status">',
  "<p role={'status'}>",
  "createElement('p', { role: 'status' })",
  '<div aria-live="polite">',
  '<output>1</output>',
  '<ol role="log">',
])('refuses a region of its own: %s', (text) => {
  expect(problems({ ...region, 'web/features/fahrt/A.tsx': `\n${text}` })).toEqual([
    expect.stringContaining('web/features/fahrt/A.tsx:2 makes a live region'),
  ])
})

it('reads the first page, too, and leaves tests alone', () => {
  const text = '<p role="status">'
  expect(problems({ ...region, 'web/index.html': text, 'web/ui/a.test.tsx': text })).toHaveLength(1)
})

it('misses the region itself', () => {
  expect(problems({ 'web/ui/announce/LiveRegion.tsx': '<div />' })).toEqual([
    expect.stringContaining('no live region any more'),
  ])
})
