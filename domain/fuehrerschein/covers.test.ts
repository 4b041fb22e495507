import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covers } from './covers.ts'
import { FUEHRERSCHEINKLASSEN, type Fuehrerscheinklasse } from './klassen.ts'

type Klassen = readonly Fuehrerscheinklasse[]

/** Section 6 (3) FeV, class by class; each alone on a card. */
const TABLE: readonly (readonly [Fuehrerscheinklasse, Klassen])[] = [
  ['AM', ['AM']],
  ['A1', ['AM', 'A1']],
  ['A2', ['AM', 'A1', 'A2']],
  ['A', ['AM', 'A1', 'A2', 'A']],
  ['B1', ['AM', 'B1']],
  ['B', ['AM', 'B1', 'B', 'L']],
  ['C1', ['C1']],
  ['C', ['C1', 'C']],
  ['D1', ['D1']],
  ['D', ['D1', 'D']],
  ['BE', ['BE']],
  ['C1E', ['BE', 'C1E']],
  ['CE', ['AM', 'BE', 'C1E', 'CE', 'L', 'T']],
  ['D1E', ['BE', 'D1E']],
  ['DE', ['BE', 'D1E', 'DE']],
  ['L', ['L']],
  ['T', ['AM', 'L', 'T']],
]

const cards = fc.uniqueArray(fc.constantFrom(...FUEHRERSCHEINKLASSEN))

describe('the classes that a class includes', () => {
  it('are defined for all seventeen', () => {
    expect(TABLE.map(([klasse]) => klasse)).toEqual([...FUEHRERSCHEINKLASSEN])
  })

  it.each(TABLE)('%s', (klasse, covered) => {
    expect(covers([klasse])).toEqual(covered)
  })

  it.each([
    ['CE with D1', ['CE', 'D1'], 'D1E'],
    ['CE with D', ['CE', 'D'], 'DE'],
    ['CE with D', ['CE', 'D'], 'D1E'],
    ['C1E with D1', ['C1E', 'D1'], 'D1E'],
    ['C1E with D, which comes with D1', ['C1E', 'D'], 'D1E'],
  ] as const)('a trailer with buses: %s', (_, card, klasse) => {
    expect(covers(card)).toContain(klasse)
  })

  it.each([
    ['B alone', ['B'], 'BE'],
    ['B and C', ['B', 'C'], 'BE'],
    ['C and D', ['C', 'D'], 'CE'],
    ['C1E with D', ['C1E', 'D'], 'DE'],
    ['CE with D1', ['CE', 'D1'], 'DE'],
    ['D1E with C1', ['D1E', 'C1'], 'C1E'],
  ] as const)('no trailer heavier than the card says: %s', (_, card, klasse) => {
    expect(covers(card)).not.toContain(klasse)
  })

  it('contain the card’s own, whatever their order, and applying it twice adds nothing', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const covered = covers(card)
        expect(covered).toEqual(expect.arrayContaining(card))
        expect(covers(card.toReversed())).toEqual(covered)
        expect(covers(covered)).toEqual(covered)
      }),
    )
  })

  it('never shrink with one more class', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom(...FUEHRERSCHEINKLASSEN), (card, one) => {
        expect(covers([...card, one])).toEqual(expect.arrayContaining(covers(card)))
      }),
    )
  })
})
