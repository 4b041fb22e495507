import { describe, expect, it } from 'vitest'
import { decisions } from './decisions.ts'
import { treeOfTexts } from './tree.ts'

const problems = (...names: string[]) =>
  decisions.run(treeOfTexts(Object.fromEntries(names.map((name) => [`docs/decisions/${name}`, ''])))).problems

describe('decisions', () => {
  it('is content with a number each', () => {
    expect(problems('0001-open-the-door.md', '0002-close-it.md')).toEqual([])
  })

  it('finds two with one number', () => {
    expect(problems('0030-chain-the-logbook.md', '0030-share-one-core.md')).toEqual([
      'docs/decisions/0030-chain-the-logbook.md and docs/decisions/0030-share-one-core.md have one number: give the later a free one.',
    ])
  })

  it('finds a file that says neither number nor verb', () => {
    expect(problems('notes.md')).toEqual(['docs/decisions/notes.md is no NNNN-verb-phrase.md.'])
  })
})
