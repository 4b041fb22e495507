import { describe, expect, it } from 'vitest'
import { carried } from '../decisions/references.ts'
import { decisions } from './decisions.ts'
import { treeOfTexts } from './tree.ts'

const PAGES = {
  'docs/decisions/README.md': '| [time](time.md) | when |\n| [locks](locks.md) | who waits |\n',
  'docs/decisions/time.md': '# Time\n\nFolds: 27, 30.\n',
  'docs/decisions/locks.md': '# Locks\n\nFolds: 61.\n',
}

const problems = (more: Record<string, string> = {}) =>
  decisions.run(treeOfTexts({ ...PAGES, ...more })).problems

describe('decisions', () => {
  it('are pages in an index, and files that wait to be folded', () => {
    expect(problems()).toEqual([])
    expect(
      problems({
        'docs/decisions/0320-open-the-door.md': '',
        'server/a.ts': '// Decision 320, and docs/decisions/time.md.',
      }),
    ).toEqual([])
  })

  it('are found in the index, and called by a topic or by a number with a verb', () => {
    expect(problems({ 'docs/decisions/doors.md': '' })).toEqual([
      'docs/decisions/doors.md is not in docs/decisions/README.md: nobody would find it.',
    ])
    expect(problems({ 'docs/decisions/12-doors.md': '' })).toEqual([
      'docs/decisions/12-doors.md is neither a page (topic.md) nor a decision of its own (NNNN-verb-phrase.md).',
    ])
  })

  it('have a number each', () => {
    const twice = {
      'docs/decisions/0027-close-it.md': '',
      'docs/decisions/0320-a.md': '',
      'docs/decisions/0320-b.md': '',
    }
    expect(problems(twice)).toEqual([
      'docs/decisions/time.md and docs/decisions/0027-close-it.md both have 27: one of them is another decision.',
      'docs/decisions/0320-a.md and docs/decisions/0320-b.md both have 320: one of them is another decision.',
    ])
  })

  it.each([
    ['server/a.ts', '// The first of the two (decision 27).', "server/a.ts:1 'decision 27'"],
    ['docs/privacy.md', 'See\n[decision 61](decisions/0061-lock.md).', "docs/privacy.md:2 'decision 61'"],
    ['web/a.tsx', '// decisions 27, 61 and 99', "web/a.tsx:1 'decisions 27, 61 and 99'"],
    ['server/a.ts', '// docs/decisions/0099-gone.md', "server/a.ts:1 'docs/decisions/0099-gone.md'"],
    ['server/a.ts', '// docs/decisions/doors.md', 'server/a.ts:1 names docs/decisions/doors.md'],
  ])('that %s speaks of are there: %s', (path, text, problem) => {
    expect(problems({ [path]: text })[0]).toContain(problem)
  })
})

describe('carrying references over', () => {
  const pages = new Map([
    [27, 'time'],
    [30, 'time'],
    [61, 'locks'],
    [130, 'doors'],
  ])

  it.each([
    ['(decision 27)', '(docs/decisions/time.md)'],
    ['(0130)', '(docs/decisions/doors.md)'],
    ['(decision 0061)', '(docs/decisions/locks.md)'],
    ['decisions 27 and 30', 'docs/decisions/time.md'],
    ['decisions 27, 30 and 61', 'docs/decisions/time.md, docs/decisions/locks.md'],
    ['`docs/decisions/0061-lock-in-one-order.md`', '`docs/decisions/locks.md`'],
    ['[decision 27](decisions/0027-choose-one.md)', '[time](decisions/time.md)'],
    ['decision 320', 'decision 320'],
    ['docs/decisions/0320-open-the-door.md', 'docs/decisions/0320-open-the-door.md'],
  ])('%s becomes %s', (text, after) => {
    expect(carried(text, pages)).toBe(after)
  })
})
