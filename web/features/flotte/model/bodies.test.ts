import { KATEGORIEN, VIEWS } from '@platzwart/domain/fahrzeug/types'
import { expect, it } from 'vitest'
import { outlineOf } from './bodies.ts'

it('draws every kind of vehicle from all sides', () => {
  for (const kategorie of KATEGORIEN) {
    for (const ansicht of VIEWS) {
      const { bodywork, lines } = outlineOf(kategorie, ansicht)
      expect(
        [bodywork, lines].every((path) => path.startsWith('M')),
        `${kategorie} ${ansicht}`,
      ).toBe(true)
    }
  }
})

it('marks the damages of a van on a van, and those of a lorry on a lorry', () => {
  const sides = (['mittelklasse', 'kombi', 'kleinbus', 'transporter', 'pritsche', 'lkw'] as const).map(
    (kategorie) => outlineOf(kategorie, 'links').bodywork + outlineOf(kategorie, 'links').glas,
  )
  expect(new Set(sides).size).toBe(sides.length)
})

it("draws an estate's tail also from behind and from above", () => {
  for (const ansicht of ['links', 'hinten', 'oben', 'innen'] as const)
    expect(outlineOf('kombi', ansicht).bodywork, ansicht).not.toBe(
      outlineOf('mittelklasse', ansicht).bodywork,
    )
})

it('has wheels on both sides, and none from above', () => {
  for (const kategorie of KATEGORIEN) {
    expect(outlineOf(kategorie, 'links').raeder.length).toBeGreaterThanOrEqual(2)
    expect(outlineOf(kategorie, 'oben').raeder).toEqual([])
  }
})
