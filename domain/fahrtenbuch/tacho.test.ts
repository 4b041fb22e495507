import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../testing/fahrtenbuch.ts'
import { contradicting, findLuecken, lueckeOf, overlapping, type Strecke, untoldKilometer } from './gaps.ts'
import { decideTacho, drivenKilometer, isAfterMinute, onPresentTacho } from './tacho.ts'

const hour = (nr: number) => instant('2026-03-16T00:00:00Z').add({ minutes: Math.round(nr * 60) })

function line(nummer: number, von: number, bis: number, kmStart: number, kmEnde: number): Strecke {
  return { nummer, art: 'fahrt', abfahrt: hour(von), ankunft: hour(bis), kmStart, kmEnde }
}

const tacho = (nummer: number, at: number, kmStart: number, kmEnde: number): Strecke => ({
  ...line(nummer, at, at, kmStart, kmEnde),
  art: 'tacho',
})

const gapsOf = (strecken: readonly Strecke[]) =>
  findLuecken(strecken).map(({ kmVon, kmBis, vorNummer }) => [kmVon, kmBis, vorNummer])

describe('an odometer replacement', () => {
  it('is no gap, and splits a gap around it into one per odometer', () => {
    const first = line(1, 1, 2, 100, 140)
    expect(gapsOf([first, tacho(2, 3, 140, 12), line(3, 4, 5, 12, 30)])).toEqual([])
    expect(gapsOf([first, tacho(2, 3, 150, 12), line(3, 4, 5, 20, 30)])).toEqual([
      [140, 150, 2],
      [12, 20, 3],
    ])
    // The new one shows more than the old one did.
    expect(gapsOf([first, tacho(2, 3, 140, 9000), line(3, 4, 5, 9000, 9010)])).toEqual([])
  })

  it('can happen during a trip, which counts the kilometres of both', () => {
    const tachos = [tacho(2, 1.5, 120, 5)]
    const passing = line(1, 1, 2, 100, 25)
    expect(drivenKilometer(passing, tachos)).toBe(40)
    expect(drivenKilometer(line(3, 2, 3, 25, 30), tachos)).toBe(5)
    expect(gapsOf([line(0, 0, 1, 90, 100), passing, ...tachos, line(3, 2, 3, 25, 30)])).toEqual([])
    expect(contradicting(tachos, passing, tachos)).toEqual([])
    expect(contradicting(tachos, line(1, 1, 2, 121, 25), tachos)).toEqual(tachos)
    expect(contradicting(tachos, line(1, 1, 2, 100, 4), tachos)).toEqual(tachos)
  })

  it('comes after a trip that ends at the same time, and before one that begins then', () => {
    const tachos = [tacho(2, 2, 140, 12)]
    expect(drivenKilometer(line(1, 1, 2, 100, 140), tachos)).toBe(40)
    expect(drivenKilometer(line(3, 2, 3, 12, 20), tachos)).toBe(8)
    expect(gapsOf([line(1, 1, 2, 100, 140), ...tachos, line(3, 2, 3, 12, 20)])).toEqual([])
  })

  it('allows the same mileage twice', () => {
    const tachos = [tacho(3, 3, 140, 100)]
    const before = line(1, 1, 2, 100, 140)
    const after = line(4, 4, 5, 110, 130)
    expect(overlapping([before], after, tachos)).toEqual([])
    expect(overlapping([before], line(4, 1.5, 2, 110, 130), tachos)).toEqual([before])
    const gap = line(2, 1, 2, 110, 120)
    expect(untoldKilometer([after], gap, tachos)).toBe(10)
    const luecken = findLuecken([
      line(1, 0, 1, 90, 110),
      line(2, 2, 3, 120, 140),
      ...tachos,
      line(4, 4, 5, 130, 150),
    ])
    expect(luecken.map(({ kmVon, kmBis }) => [kmVon, kmBis])).toEqual([
      [110, 120],
      [100, 130],
    ])
    expect(lueckeOf(luecken, 110, 120)?.vorNummer).toBe(4)
    expect(lueckeOf(luecken, 110, 120, 2)?.vorNummer).toBe(2)
    expect(lueckeOf(luecken, 110, 120, 3)).toBeNull()
  })

  it('changes neither gaps nor kilometres, wherever and however often it happens', () => {
    const step = fc.record({
      gap: fc.integer({ min: 0, max: 20 }),
      km: fc.integer({ min: 0, max: 300 }),
      replaced: fc.option(fc.integer({ min: 0, max: 9000 })),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const plain: Strecke[] = []
        const shown: Strecke[] = []
        let km = 1000
        let lost = 0
        let nummer = 0
        for (const [i, { gap, km: driven, replaced }] of steps.entries()) {
          km += gap
          plain.push(line(++nummer, i, i + 0.4, km, km + driven))
          shown.push(line(nummer, i, i + 0.4, km - lost, km + driven - lost))
          km += driven
          if (replaced !== null) {
            shown.push(tacho(++nummer, i + 0.5, km - lost, replaced))
            lost = km - replaced
          }
        }
        const sizes = (strecken: readonly Strecke[]) =>
          findLuecken(strecken).map(({ kmVon, kmBis }) => kmBis - kmVon)
        expect(sizes(shown)).toEqual(sizes(plain))
        const trips = shown.filter(({ art }) => art === 'fahrt')
        const tachos = shown.filter(({ art }) => art === 'tacho')
        expect(trips.map((trip) => drivenKilometer(trip, tachos))).toEqual(
          plain.map(({ kmStart, kmEnde }) => kmEnde - kmStart),
        )
        for (const trip of trips) {
          const others = shown.filter(({ nummer: other }) => other !== trip.nummer)
          expect(contradicting(others, trip, tachos)).toEqual([])
          expect(overlapping(others, trip, tachos)).toEqual([])
        }
      }),
    )
  })
})

describe('the entry of an odometer replacement', () => {
  const facts = { now: hour(10), tachos: [] }
  const said = { zeit: hour(9), kmStart: 140, kmEnde: 12 }
  const codes = (...of: Parameters<typeof decideTacho>) => {
    const decision = decideTacho(...of)
    return decision.ok ? [] : decision.issues.map(({ code, field }) => `${code} ${field ?? ''}`)
  }

  it('fits the readings before and after it, and is entered once', () => {
    expect(codes(said, { davor: 140, danach: 12 }, facts)).toEqual([])
    expect(codes(said, { davor: null, danach: null }, facts)).toEqual([])
    expect(codes(said, { davor: 141, danach: 11 }, facts)).toEqual([
      'fahrzeug.kilometerZuKlein kmStart',
      'fahrzeug.kilometerZuGross kmEnde',
    ])
    expect(codes({ ...said, zeit: hour(11) }, { davor: 140, danach: null }, facts)).toEqual([
      'fahrtenbuch.tachoInZukunft zeit',
    ])
    expect(codes(said, { davor: 12, danach: null }, { ...facts, tachos: [said] })).toEqual([
      'fahrtenbuch.tachoSchonDa ',
    ])
  })

  it('is entered to the minute: a reading in that minute belongs to the odometer with the nearer value', () => {
    const first = { davor: 100, danach: 140 }
    expect(isAfterMinute(said, first, { davor: 140, danach: 12 })).toBe(true)
    expect(isAfterMinute(said, first, { davor: 13, danach: null })).toBe(false)
    expect(isAfterMinute(said, first, first)).toBe(false)
  })

  it('converts the readings of a day to the current odometer', () => {
    const day = { von: hour(0), bis: hour(24) }
    const before = { von: hour(-24), bis: hour(0) }
    const after = { von: hour(24), bis: hour(48) }
    expect(onPresentTacho(100, before, [said])).toBe(-28)
    expect(onPresentTacho(100, after, [said])).toBe(100)
    expect([onPresentTacho(135, day, [said]), onPresentTacho(15, day, [said])]).toEqual([7, 15])
    expect(onPresentTacho(100, before, [])).toBe(100)
  })
})
