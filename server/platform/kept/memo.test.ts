import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Memo } from './memo.ts'

describe('what is kept', () => {
  it('is made once, and the oldest goes first', () => {
    const memo = new Memo<number>(2)
    const made: string[] = []
    const of = (key: string) => memo.of(key, () => made.push(key))
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) of(key)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('is what would be made, in whatever order it is asked for', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 4 }), (asked, most) => {
        const memo = new Memo<string>(most)
        for (const key of asked) expect(memo.of(key, () => `made of ${key}`)).toBe(`made of ${key}`)
      }),
    )
  })

  it('is given back as it was made, and not made again for the last so many', () => {
    const memo = new Memo<object>(3)
    const first = memo.of('a', () => ({}))
    memo.of('b', () => ({}))
    memo.of('c', () => ({}))
    expect(memo.of('a', () => ({}))).toBe(first)
    memo.of('d', () => ({}))
    expect(memo.of('a', () => ({}))).not.toBe(first)
  })
})
