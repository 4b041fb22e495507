import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromOn, grenzeAfter, moved, removed, renamed } from './liste.ts'

const STUFEN = ['sauber', 'staubig', 'verschmutzt']

describe('an ordered list', () => {
  it('moves an entry by one place, and no further than the ends', () => {
    expect(moved(STUFEN, 2, -1)).toEqual(['sauber', 'verschmutzt', 'staubig'])
    expect(moved(STUFEN, 0, 1)).toEqual(['staubig', 'sauber', 'verschmutzt'])
    expect(moved(STUFEN, 0, -1)).toBe(STUFEN)
    expect(moved(STUFEN, 2, 1)).toBe(STUFEN)
  })

  it('keeps all entries, and moving back undoes it', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(20), fc.constantFrom(-1, 1), (liste, at, by) => {
        const next = moved(liste, at, by)
        expect([...next].toSorted()).toEqual([...liste].toSorted())
        if (next !== liste) expect(moved(next, at + by, by === 1 ? -1 : 1)).toEqual(liste)
      }),
    )
  })

  it('removes and renames the entry at an index, even with duplicates', () => {
    expect(removed(['a', 'a', 'b'], 1)).toEqual(['a', 'b'])
    expect(renamed(['a', 'a', 'b'], 1, 'c')).toEqual(['a', 'c', 'b'])
  })
})

describe('a threshold', () => {
  it('includes its state and every worse one', () => {
    expect(fromOn(STUFEN, 'staubig')).toEqual(['staubig', 'verschmutzt'])
    expect(fromOn(STUFEN, '')).toEqual([])
    expect(fromOn(STUFEN, 'weg')).toEqual([])
  })

  it('follows when its state is renamed, letter by letter', () => {
    let grenze = 'staubig'
    let stufen: readonly string[] = STUFEN
    for (const name of ['staubi', 'staub', 'stau', 'staue', '']) {
      const next = renamed(stufen, 1, name)
      grenze = grenzeAfter(stufen, next, grenze)
      stufen = next
      expect(grenze).toBe(name)
    }
  })

  it('stays when another state is renamed, moved, added or removed', () => {
    expect(grenzeAfter(STUFEN, renamed(STUFEN, 0, 'rein'), 'staubig')).toBe('staubig')
    expect(grenzeAfter(STUFEN, moved(STUFEN, 0, 1), 'staubig')).toBe('staubig')
    expect(grenzeAfter(STUFEN, [...STUFEN, 'neu'], 'staubig')).toBe('staubig')
    expect(grenzeAfter(STUFEN, removed(STUFEN, 1), 'staubig')).toBe('staubig')
  })

  it('stays with the original state if another one had the same name temporarily', () => {
    const twice = ['staubig', 'staubig', 'verschmutzt']
    expect(grenzeAfter(twice, ['staubige', 'staubig', 'verschmutzt'], 'staubig')).toBe('staubig')
  })
})
