import type { GrundrissBild } from '@platzwart/contract/leseraum'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyOf, draftOf, isSaved, laid, planWith, scaled, widened } from './bildDraft.ts'
import { undone as back, firstStep, redone as forth, stepped } from './steps.ts'

const GROESSEN = [
  { breite: 1536, hoehe: 768, url: '/klein' },
  { breite: 3072, hoehe: 1536, url: '/gross' },
]
const BILD: GrundrissBild = {
  id: 'a',
  x: 100,
  y: 50,
  breite: 1000,
  hoehe: 500,
  deckkraft: 80,
  dunkel: 'papier',
  groessen: GROESSEN,
}
const NEU = { id: 'b', breite: 3072, hoehe: 1536, seiten: 1, groessen: GROESSEN.toReversed() }
const PLAN = { breite: 2000, hoehe: 1200, bild: null, leseraeume: [] as never[] }

describe('A new picture', () => {
  test('gives an empty plan its size, and is as wide as the plan was', () => {
    const draft = laid(NEU, draftOf(PLAN), PLAN)
    expect(draft).toMatchObject({ bild: { x: 0, y: 0, breite: 2000, hoehe: 1000 }, passend: true })
    expect(draft.bild?.groessen.map(({ url }) => url)).toEqual(['/klein', '/gross'])
    expect(planWith(PLAN, draft)).toMatchObject({ breite: 2000, hoehe: 1000 })
  })

  test('takes the place of the previous one, and keeps the size of a plan with seats', () => {
    const plan = { ...PLAN, bild: BILD, leseraeume: [{}] as never[] }
    const draft = laid(NEU, draftOf(plan), plan)
    expect(draft).toMatchObject({ bild: { id: 'b', x: 100, y: 50, breite: 1000 }, passend: false })
    expect(planWith(plan, draft)).toMatchObject({ breite: 2000, hoehe: 1200 })
    expect(bodyOf(draft)).toEqual({
      bild: { id: 'b', x: 100, y: 50, breite: 1000, deckkraft: 80, dunkel: 'papier' },
      passend: false,
    })
  })
})

describe('The scale', () => {
  test('follows from the distance of two points, the first of which stays fixed', () => {
    const points = [
      { x: 200, y: 150 },
      { x: 600, y: 150 },
    ] as const
    expect(scaled(BILD, points, 800)).toMatchObject({ breite: 2000, hoehe: 1000, x: 0, y: -50 })
  })

  test('is unchanged if the two points coincide', () => {
    const point = { x: 200, y: 150 }
    expect(scaled(BILD, [point, point], 800)).toBe(BILD)
  })

  test("stays within a plan's limits for any input", () => {
    const any = fc.double({ min: 0, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(any, (breite) => {
        const { breite: wide, hoehe } = widened(BILD, breite)
        expect(wide).toBeGreaterThanOrEqual(10)
        expect(wide).toBeLessThanOrEqual(40_000)
        expect(hoehe).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('Undo steps', () => {
  const plan = { ...PLAN, bild: BILD }

  test('go back and forth, with typing in one field as a single step', () => {
    const wide = (breite: number) => ({ bild: widened(BILD, breite), passend: false })
    const typed = stepped(stepped(firstStep(draftOf(plan)), wide(900)), wide(90), true)
    const gone = stepped(typed, { bild: null, passend: false })
    expect(back(gone).now.bild?.breite).toBe(90)
    expect(back(back(gone)).now).toEqual(draftOf(plan))
    expect(back(back(back(gone)))).toEqual(back(back(gone)))
    expect(forth(forth(back(back(gone))))).toEqual(gone)
    expect(forth(gone)).toEqual(gone)
  })

  test('that lead to the saved state leave nothing to save', () => {
    expect(isSaved(draftOf(plan), plan)).toBe(true)
    expect(isSaved({ bild: null, passend: false }, plan)).toBe(false)
    expect(isSaved({ bild: null, passend: false }, PLAN)).toBe(true)
    expect(isSaved({ bild: BILD, passend: true }, plan)).toBe(false)
    const alone = { ...plan, breite: 1000, hoehe: 500, bild: { ...BILD, x: 0, y: 0 } }
    expect(isSaved({ bild: BILD, passend: true }, alone)).toBe(true)
  })
})
