import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Clock, followsClock, placesOf, standOf } from './barPlaces.ts'
import type { Bar } from './belegungen.ts'

const bar = (part: Partial<Bar>): Bar => ({
  id: 'a',
  von: 600,
  bis: 720,
  status: 'reserviert',
  typ: 'BUCHUNG',
  eigen: false,
  name: null,
  version: 0,
  ...part,
})
/** A week of 1,120 pixels: nine minutes per pixel, so two hours are a little more than thirteen pixels. */
const WEEK = { minuten: 7 * 1440, scale: 1120 / (7 * 1440) }
const standOfOne = (one: Bar, clock: Clock, ...others: Bar[]) => standOf(one, clock, [...others, one])
const EARLY = { jetzt: 0, checkIn: 15 }

describe('a missed check-in', () => {
  it('is shown for a pending trip once its check-in time is over', () => {
    expect(standOfOne(bar({}), { jetzt: 615, checkIn: 15 })).toBe('reserviert')
    expect(standOfOne(bar({}), { jetzt: 616, checkIn: 15 })).toBe('verpasst')
    expect(standOfOne(bar({ status: 'vorgemerkt' }), { jetzt: 616, checkIn: 15 })).toBe('verpasst')
  })

  it('is not shown for a running or finished trip, or for a block', () => {
    const late = { jetzt: 700, checkIn: 15 }
    for (const status of ['aktiv', 'durchgeführt', 'gehalten'] as const) {
      expect(standOfOne(bar({ status }), late)).toBe(status)
    }
    expect(standOfOne(bar({ status: 'verschlossen', typ: 'WARTUNG' }), late)).toBe('verschlossen')
  })

  it('makes a row depend on the clock, as a car on the road does', () => {
    expect(followsClock(bar({}), { jetzt: 610, checkIn: 15 })).toBe(false)
    expect(followsClock(bar({}), { jetzt: 700, checkIn: 15 })).toBe(true)
    expect(followsClock(bar({ status: 'aktiv' }), EARLY)).toBe(true)
  })
})

describe('a bar whose car is late', () => {
  const out = bar({ id: 'out', von: 480, bis: 585, status: 'aktiv' })
  const at = (jetzt: number) => ({ jetzt, checkIn: 15 })

  it('shows as waiting, and as ended without the car once its own time is over', () => {
    expect(standOfOne(bar({}), at(599), out)).toBe('reserviert')
    expect(standOfOne(bar({}), at(600), out)).toBe('wartend')
    expect(standOfOne(bar({}), at(719), out)).toBe('wartend')
    expect(standOfOne(bar({}), at(720), out)).toBe('ohneFahrzeug')
    expect(standOfOne(bar({ bereit: 730 }), at(740))).toBe('ohneFahrzeug')
  })

  it("is missed as long after the car's return as otherwise after its start", () => {
    expect(standOfOne(bar({ bereit: 660 }), at(675))).toBe('reserviert')
    expect(standOfOne(bar({ bereit: 660 }), at(676))).toBe('verpasst')
  })

  it('does not wait for the trip that took the car since', () => {
    const since = bar({ id: 'since', von: 730, bis: 800, status: 'aktiv' })
    expect(standOfOne(bar({}), at(740), since)).toBe('verpasst')
  })
})

describe('the label of a bar', () => {
  const words = () => 'reserviert'
  const whereOf = (...bars: Bar[]) => placesOf(bars, WEEK, EARLY, words).map(({ label }) => label?.at ?? null)

  it('is on the bar if it fits', () => {
    expect(whereOf(bar({ von: 0, bis: 1440 }))).toEqual(['in'])
  })

  it('is behind a bar that is too short', () => {
    expect(whereOf(bar({ von: 1440, bis: 1560 }))).toEqual(['after'])
  })

  it('is before it if the next bar or the end of the week leaves no room behind it', () => {
    expect(whereOf(bar({ von: 1440, bis: 1560 }), bar({ id: 'b', von: 1600, bis: 1700 }))).toEqual([
      'before',
      'after',
    ])
    expect(whereOf(bar({ von: 7 * 1440 - 120, bis: 7 * 1440 }))).toEqual(['before'])
  })

  it('is omitted if there is room on neither side, or for too few letters', () => {
    const bars = [0, 120, 240, 360].map((von) => bar({ id: `b${von}`, von, bis: von + 100 }))
    expect(placesOf(bars, { minuten: 460, scale: 1 / 9 }, EARLY, words).map(({ label }) => label)).toEqual(
      bars.map(() => null),
    )
  })

  it('never overlaps a bar or another label', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 12 })
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 10, max: 110 }),
        fc.integer({ min: 1, max: 20 }),
        (all, length, letters) => {
          const bars = all
            .toSorted((a, b) => a - b)
            .map((start) => bar({ id: String(start), von: start * 120, bis: start * 120 + length }))
          const places = placesOf(bars, WEEK, EARLY, () => 'x'.repeat(letters))
          const spans = places.flatMap(({ left, width, label }) => {
            const own = [left, left + width] as const
            if (label === null || label.at === 'in') return [own]
            const wide = Math.min(label.width, letters * 7.5)
            const beside =
              label.at === 'after' ? ([own[1], own[1] + wide] as const) : ([own[0] - wide, own[0]] as const)
            return [own, beside]
          })
          const sorted = spans.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
          for (const [i, span] of sorted.entries()) {
            const next = sorted[i + 1]
            if (next !== undefined) expect(span[1]).toBeLessThanOrEqual(next[0] + 1e-6)
          }
        },
      ),
    )
  })

  it('of an overdue car is behind the time that it still occupies', () => {
    const out = bar({ von: 0, bis: 120, status: 'aktiv' })
    const [place] = placesOf([out], WEEK, { jetzt: 360, checkIn: 15 }, words)
    expect(place).toMatchObject({ overdue: true, width: 40 })
  })
})
