import { describe, expect, it } from 'vitest'
import { AnswerCache } from './answerCache.ts'

const PROOF = { stand: 1, marke: '7' }

describe('the cache', () => {
  it('returns a value for exactly its proof', () => {
    const kept = new AnswerCache(10_000)
    kept.put('a', PROOF, 'made', 10)
    expect(kept.get('a', PROOF)).toBe('made')
    expect(kept.get('a', { ...PROOF, marke: '8' })).toBeUndefined()
    expect(kept.get('a', { ...PROOF, stand: 2 })).toBeUndefined()
    expect(kept.get('b', PROOF)).toBeUndefined()
    expect([kept.hits, kept.misses]).toEqual([1, 3])
  })

  it('stays within its bytes, evicting the least recently used first', () => {
    const kept = new AnswerCache(3_000)
    for (const key of ['a', 'b', 'c']) kept.put(key, PROOF, key, 600)
    kept.get('a', PROOF)
    kept.put('d', PROOF, 'd', 600)
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key, PROOF))).toEqual(['a', undefined, 'c', 'd'])
    expect(kept.bytes).toBeLessThanOrEqual(3_000)
  })

  it('counts a replaced value once', () => {
    const kept = new AnswerCache(3_000)
    kept.put('a', PROOF, 'first', 600)
    const { bytes } = kept
    for (let i = 0; i < 10; i++) kept.put('a', { ...PROOF, marke: String(i) }, i, 600)
    expect(kept.bytes).toBe(bytes)
  })

  it('does not store a value larger than the cache', () => {
    const kept = new AnswerCache(3_000)
    kept.put('a', PROOF, 'small', 600)
    kept.put('a', { ...PROOF, marke: '8' }, 'large', 5_000)
    expect([kept.get('a', { ...PROOF, marke: '8' }), kept.bytes]).toEqual([undefined, 0])
  })

  it('wants a value that is requested twice without a write in between', () => {
    const kept = new AnswerCache(3_000)
    expect(kept.knows('a')).toBe(false)
    expect(kept.isWanted('a', PROOF)).toBe(false)
    expect(kept.knows('a')).toBe(true)
    expect(kept.isWanted('a', { ...PROOF, marke: '8' })).toBe(false)
    expect(kept.isWanted('a', { ...PROOF, marke: '8' })).toBe(true)
    expect(new AnswerCache(0).isWanted('a', PROOF) || new AnswerCache(0).isWanted('a', PROOF)).toBe(false)
  })
})
