import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthIssues } from '../buchung/length.ts'
import { stepIssues } from '../buchung/startRules.ts'
import { instantOf } from '../time/zone.ts'
import type { EinstellungName } from './catalogue.ts'
import { BOUND, excludesAll, fitsBetween, grenzIssues } from './grenzen.ts'
import { type Effective, resolveAll, wertOf } from './resolve.ts'

const HAUS = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })

type Werte = Partial<Record<EinstellungName, unknown>>

function house(werte: Werte): Effective {
  const changed = Object.entries(werte).map(([name, value]) => [name, { value, origin: 'mandant' }])
  return { ...HAUS, ...Object.fromEntries(changed) } as Effective
}

const judged = (werte: Werte, moved = Object.keys(werte)) =>
  grenzIssues({ wert: wertOf(house(werte)), moved: new Set(moved as EinstellungName[]) })

const codes = (werte: Werte, moved?: string[]) =>
  judged(werte, moved).map(({ code, field }) => [code.replace('einstellung.', ''), field])

describe('options that constrain each other', () => {
  it('are consistent by default', () => {
    expect(grenzIssues({ wert: wertOf(HAUS), moved: BOUND })).toEqual([])
    expect(excludesAll('leseraum', wertOf(HAUS))).toBe(false)
    expect(excludesAll('arbeitswelt', wertOf(HAUS))).toBe(false)
  })

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    [
      'a minimum above the maximum',
      { mindestdauer: 700, hoechstdauer: 30 },
      'mindestUeberHoechstdauer',
      'mindestdauer',
    ],
    ['a maximum below the minimum', { hoechstdauer: 10 }, 'mindestUeberHoechstdauer', 'hoechstdauer'],
    [
      'an earliest time after the latest',
      { fruehestens: '20:00', spaetestens: '08:00' },
      'fruehestensNachSpaetestens',
      'fruehestens',
    ],
    [
      'the same time twice',
      { fruehestens: '08:00', spaetestens: '08:00' },
      'fruehestensNachSpaetestens',
      'fruehestens',
    ],
    ['no weekday', { buchbareWochentage: [] }, 'keinWochentag', 'buchbareWochentage'],
    [
      'more of today than may be booked',
      { mindestbuchungszeit: 721 },
      'restUeberHoechstdauer',
      'mindestbuchungszeit',
    ],
    [
      'a week with less than one booking',
      { maxStundenProWoche: 0.2 },
      'mindestUeberWochenstunden',
      'maxStundenProWoche',
    ],
    [
      'a window that is too narrow',
      { mindestdauer: 90, fruehestens: '08:00', spaetestens: '09:00' },
      'mindestUeberZeitfenster',
      'mindestdauer',
    ],
    [
      'a step that is more than the maximum',
      { zeitschritt: 60, hoechstdauer: 45 },
      'rasterPasstNicht',
      'zeitschritt',
    ],
    [
      'a step none of whose multiples fits',
      { zeitschritt: 60, mindestdauer: 70, hoechstdauer: 100 },
      'rasterPasstNicht',
      'zeitschritt',
    ],
    [
      'a step that does not meet the window',
      { zeitschritt: 60, fruehestens: '08:10', spaetestens: '09:50' },
      'rasterPasstNicht',
      'zeitschritt',
    ],
  ])('are refused for %s, in both Bereiche', (_, werte, code, field) => {
    for (const bereich of ['leseraum', 'arbeitswelt']) {
      const own = Object.fromEntries(
        Object.entries(werte).map(([name, wert]) => [`${bereich}.${name}`, wert]),
      )
      expect(codes(own)).toContainEqual([code, `${bereich}.${field}`])
    }
  })

  it('are checked only if a change affects them', () => {
    const werte = { 'leseraum.mindestdauer': 700, 'leseraum.hoechstdauer': 30 }
    expect(codes(werte, ['leseraum.buchbareWochentage', 'leseraum.fruehestens'])).toEqual([])
    expect(codes(werte, ['leseraum.hoechstdauer'])).toEqual([
      ['mindestUeberHoechstdauer', 'leseraum.hoechstdauer'],
    ])
  })

  it('are named together with their values', () => {
    const [found] = judged({ 'leseraum.mindestdauer': 700, 'leseraum.hoechstdauer': 30 })
    expect(found?.data).toEqual({
      kuerzestens: 700,
      laengstens: 30,
      betrifft: [],
      optionen: ['leseraum.mindestdauer', 'leseraum.hoechstdauer'],
    })
  })

  it('extend to the end of the day at 23:59, and have no limit at 0', () => {
    expect(codes({ 'leseraum.fruehestens': '23:00', 'leseraum.mindestdauer': 60 })).toEqual([])
    expect(codes({ 'leseraum.maxStundenProWoche': 0 })).toEqual([])
  })
})

describe('a booking between two times of a day', () => {
  const DAY = Temporal.PlainDate.from('2026-06-10')
  const at = (minute: number) =>
    minute === 1440
      ? instantOf(DAY.add({ days: 1 }), { stunden: 0, minuten: 0 }, 'UTC')
      : instantOf(DAY, { stunden: Math.floor(minute / 60), minuten: minute % 60 }, 'UTC')

  it('fits exactly when the booking rules accept one', () => {
    const minute = fc.integer({ min: 0, max: 1440 })
    const values = fc.record({
      step: fc.constantFrom(7, 60, 90, 240),
      shortest: fc.integer({ min: 1, max: 300 }),
      longest: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(minute, minute, values, (von, bis, { step, shortest, longest }) => {
        const haus = house({
          'leseraum.zeitschritt': step,
          'leseraum.mindestdauer': shortest,
          'leseraum.hoechstdauer': longest,
        })
        const limits = { shortest: haus['leseraum.mindestdauer'], longest: haus['leseraum.hoechstdauer'] }
        const onStep = Array.from({ length: 1441 }, (_, one) => one).filter(
          (one) => one >= von && one <= bis && (one === 1440 || one % step === 0),
        )
        const taken = onStep.some((start) =>
          onStep.some((end) => {
            if (start >= end) return false
            const zeitraum = { von: at(start), bis: at(end) }
            return (
              lengthIssues(zeitraum, limits).length === 0 &&
              stepIssues(zeitraum, haus['leseraum.zeitschritt'], 'UTC').length === 0
            )
          }),
        )
        expect(fitsBetween({ von, bis }, wertOf(haus))).toBe(taken)
      }),
      { numRuns: 60 },
    )
  })
})
