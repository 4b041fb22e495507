import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Memo } from './memo.ts'

describe('the memo', () => {
  it('makes each value once, and evicts the oldest first', () => {
    const memo = new Memo<number>(2)
    const made: string[] = []
    const of = (key: string) => memo.of(key, () => made.push(key))
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) of(key)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('returns what `make` returns, in any order of keys', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 4 }), (asked, most) => {
        const memo = new Memo<string>(most)
        for (const key of asked) expect(memo.of(key, () => `made of ${key}`)).toBe(`made of ${key}`)
      }),
    )
  })

  it('returns the last values without making them again', () => {
    const memo = new Memo<object>(3)
    const first = memo.of('a', () => ({}))
    memo.of('b', () => ({}))
    memo.of('c', () => ({}))
    expect(memo.of('a', () => ({}))).toBe(first)
    memo.of('d', () => ({}))
    expect(memo.of('a', () => ({}))).not.toBe(first)
  })
})
