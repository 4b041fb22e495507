import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FahrzeugId } from '../id.ts'
import {
  car,
  driver,
  type FahrtFactsMore,
  fahrt,
  fahrtFacts,
  tag,
  trip,
  ZONE,
  zeiten,
} from '../testing/fahrzeug.ts'
import { ADA, at, between, TUESDAY } from '../testing/leseraum.ts'
import { processorTime } from '../testing/processorTime.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod } from '../time/zone.ts'
import { otherCars, otherTimes } from './alternatives.ts'
import { decideFahrt } from './book.ts'
import type { FahrtCommand } from './facts.ts'

const WEEK = { von: dayPeriod(TUESDAY, ZONE).von, bis: dayPeriod(TUESDAY.add({ days: 6 }), ZONE).bis }
const times = (facts: FahrtFactsMore, command: Partial<FahrtCommand> = {}, horizon: Zeitraum = WEEK) =>
  otherTimes(fahrt(command), fahrtFacts(facts), horizon).map(({ von, bis }) =>
    [von, bis].map((one) =>
      one.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    ),
  )
const NINE = between('09:00', '11:00')

/** None, the usual ones, and ones that trips may exceed. */
const TIMES = fc.constantFrom(null, zeiten(), zeiten({ buchungAusserhalbMoeglich: true }))

describe('another time', () => {
  it('is the nearest of the same length, with the gap on either side', () => {
    expect(times({ belegungen: [trip(NINE)] })).toEqual([['2026-06-02T11:15', '2026-06-02T13:15']])
    const before = [trip(between('09:30', '19:00'))]
    expect(times({ belegungen: before, now: at('06:00') })).toEqual([
      ['2026-06-02T07:15', '2026-06-02T09:15'],
    ])
  })

  it('is on one of the next days if today has none', () => {
    const belegungen = [trip(between('08:00', '23:45'))]
    const fahrzeug = car({ buchungszeiten: zeiten() })
    expect(times({ belegungen }, { fahrzeug })).toEqual([['2026-06-03T09:00', '2026-06-03T11:00']])
    const friday = tag('2026-06-05')
    const weekend = { zeitraum: between('09:00', '11:00', friday), fahrzeug }
    const full = [trip(between('09:00', '18:00', friday))]
    const horizon = { von: WEEK.von, bis: dayPeriod(tag('2026-06-08'), ZONE).bis }
    const from = { belegungen: full, now: at('17:00', tag('2026-06-04')) }
    expect(times(from, weekend, horizon)).toEqual([['2026-06-08T09:00', '2026-06-08T11:00']])
  })

  it('may cross midnight if the car has no booking times of its own', () => {
    const zeitraum = { von: at('20:00'), bis: at('04:00', tag('2026-06-03')) }
    const belegungen = [trip(between('20:00', '21:00'))]
    expect(times({ belegungen, now: at('19:00') }, { zeitraum })).toEqual([
      ['2026-06-02T21:15', '2026-06-03T05:15'],
    ])
  })

  it('lies outside the booking times of a car that allows it', () => {
    const fahrzeug = car({ buchungszeiten: zeiten({ buchungAusserhalbMoeglich: true }) })
    const belegungen = [trip(between('08:00', '19:00'))]
    expect(times({ belegungen }, { fahrzeug })).toEqual([['2026-06-02T19:15', '2026-06-02T21:15']])
  })

  it('is not one at which the driver has another car', () => {
    const eigene = [trip(between('11:00', '15:00'), { fahrerId: ADA, fahrzeugId: 'auto-2' })]
    expect(times({ belegungen: [trip(NINE)], eigene })).toEqual([['2026-06-02T15:00', '2026-06-02T17:00']])
  })

  it('does not exist for somebody who may not drive at all, or within a past horizon', () => {
    expect(times({ belegungen: [trip(NINE)], fahrer: driver({ fuehrerschein: null }) })).toEqual([])
    expect(times({ belegungen: [trip(NINE)] }, {}, { von: WEEK.von, bis: at('08:00') })).toEqual([])
  })

  it('is not searched day by day over centuries', () => {
    const zeitraum = { von: at('09:00'), bis: at('09:00', tag('9998-12-31')) }
    const fahrzeug = car({ buchungszeiten: zeiten() })
    const look = () =>
      expect(times({}, { zeitraum, fahrzeug }, { von: WEEK.von, bis: zeitraum.bis })).toEqual([])
    expect(processorTime(look)).toBeLessThan(2_000)
  })

  it('is accepted by the same rules, with the requested length', () => {
    const start = fc.integer({ min: 0, max: 6 * 96 })
    const length = fc.integer({ min: 1, max: 40 })
    const hold = fc.tuple(start, length).map(([from, steps]) => {
      const von = WEEK.von.add({ minutes: from * 15 })
      return trip({ von, bis: von.add({ minutes: steps * 15 }) })
    })
    fc.assert(
      fc.property(fc.array(hold, { maxLength: 8 }), length, TIMES, (belegungen, steps, buchungszeiten) => {
        const zeitraum = { von: NINE.von, bis: NINE.von.add({ minutes: steps * 15 }) }
        const command = fahrt({ zeitraum, fahrzeug: car({ buchungszeiten }) })
        const facts = fahrtFacts({ belegungen })
        for (const found of otherTimes(command, facts, WEEK)) {
          expect(decideFahrt({ ...command, zeitraum: found }, facts).ok).toBe(true)
          expect(minutesBetween(found.von, found.bis)).toBe(steps * 15)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('another car', () => {
  it('is the best one that the rules accept', () => {
    const fleet = ['b', 'a', 'c'].map((id) => car({ id: id as FahrzeugId, kennzeichen: id }))
    const belegungen = [trip(NINE), trip(NINE, { fahrzeugId: 'a' })]
    const plates = (most?: number) =>
      otherCars(fahrt(), fleet, fahrtFacts({ belegungen }), most).map(({ kennzeichen }) => kennzeichen)
    expect(plates()).toEqual(['b'])
    expect(plates(5)).toEqual(['b', 'c'])
  })

  it('does not exist if the time itself is wrong', () => {
    const fleet = [car({ id: 'b' as FahrzeugId })]
    expect(otherCars(fahrt({ zeitraum: between('06:00', '07:00') }), fleet, fahrtFacts())).toEqual([])
  })
})
