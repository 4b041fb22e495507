import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../testing/fahrtenbuch.ts'
import { findLuecken, lueckeOf, overlapping, type Strecke, untoldKilometer } from './gaps.ts'

function strecke(nummer: number, kmStart: number, kmEnde: number): Strecke {
  const abfahrt = instant('2026-03-16T08:00:00Z').add({ hours: nummer })
  return { nummer, kmStart, kmEnde, abfahrt, ankunft: abfahrt.add({ minutes: 30 }) }
}

describe('an explained gap', () => {
  it('counts what no trip covers by its current values', () => {
    const gap = strecke(3, 100, 150)
    const told = [
      [[], 50],
      [[strecke(1, 60, 100), strecke(2, 150, 200)], 50],
      [[strecke(1, 90, 110), strecke(2, 140, 160)], 30],
      [[strecke(1, 120, 120), strecke(2, 120, 130)], 40],
      [[strecke(1, 90, 160)], 0],
    ] as const
    for (const [fahrten, kilometer] of told) expect(untoldKilometer(fahrten, gap, [])).toBe(kilometer)
  })
})

describe('gaps in the mileage', () => {
  it('are the kilometres between one entry and the next', () => {
    expect(findLuecken([strecke(1, 100, 140), strecke(2, 155, 160)])).toEqual([
      {
        kmVon: 140,
        kmBis: 155,
        nachNummer: 1,
        vorNummer: 2,
        von: instant('2026-03-16T09:30:00Z'),
        bis: instant('2026-03-16T10:00:00Z'),
      },
    ])
  })

  it('do not exist before the first entry, nor where trips touch or a car stood still', () => {
    expect(findLuecken([strecke(1, 100, 140), strecke(2, 140, 140), strecke(3, 140, 150)])).toEqual([])
    expect(findLuecken([])).toEqual([])
  })

  it('together with the explained parts are exactly the kilometres that no trip covers', () => {
    const track = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 20 }))
    fc.assert(
      fc.property(fc.array(track, { minLength: 1, maxLength: 12 }), (tracks) => {
        const strecken = tracks.map(([start, length], i) => strecke(i + 1, start, start + length))
        const told = (km: number) => strecken.some((one) => one.kmStart <= km && km < one.kmEnde)
        const first = Math.min(...strecken.map((one) => one.kmStart))
        const last = Math.max(...strecken.map((one) => one.kmEnde))
        const untold = Array.from({ length: last - first }, (_, i) => first + i).filter((km) => !told(km))
        const points = new Set(
          strecken.flatMap(({ kmStart, kmEnde }) => (kmStart === kmEnde ? [kmStart] : [])),
        )
        const found = findLuecken(strecken)
        expect(
          found.flatMap(({ kmVon, kmBis }) => Array.from({ length: kmBis - kmVon }, (_, i) => kmVon + i)),
        ).toEqual(untold)
        // Two gaps meet only where the odometer was read while the car stood still.
        for (const [i, { kmVon }] of found.entries())
          expect(i === 0 || found[i - 1]?.kmBis !== kmVon || points.has(kmVon)).toBe(true)
        const explained = found.map(({ kmVon, kmBis }, i) => strecke(100 + i, kmVon, kmBis))
        expect(findLuecken([...strecken, ...explained])).toEqual([])
      }),
    )
  })

  it('can be explained in part, and nothing beyond them', () => {
    const luecken = findLuecken([strecke(1, 100, 140), strecke(2, 155, 160)])
    expect(lueckeOf(luecken, 140, 150)).toBe(luecken[0])
    for (const [von, bis] of [
      [139, 150],
      [150, 156],
      [150, 150],
      [150, 145],
    ] as const)
      expect(lueckeOf(luecken, von, bis)).toBeNull()
  })

  it('are the opposite of trips that cover the same kilometres', () => {
    const others = [strecke(1, 100, 140), strecke(2, 140, 160), strecke(3, 150, 150)]
    const numbers = (kmStart: number, kmEnde: number) =>
      overlapping(others, strecke(4, kmStart, kmEnde), []).map(({ nummer }) => nummer)
    expect(numbers(140, 141)).toEqual([2])
    expect(numbers(139, 141)).toEqual([1, 2])
    expect(numbers(160, 200)).toEqual([])
    expect(numbers(120, 120)).toEqual([])
  })
})
