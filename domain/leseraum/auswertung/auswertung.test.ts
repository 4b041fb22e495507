import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  auswertungOf,
  type Case,
  cancelledRate,
  countCases,
  countsOfParts,
  noShowRate,
  OUTCOMES,
  sizeOfTally,
} from './auswertung.ts'

const SEATS = 3

const one = (more: Partial<Case> = {}): Case => ({
  seat: 0,
  wochentag: 1,
  stunde: 9,
  outcome: 'gekommen',
  vorlauf: 600,
  dauer: 90,
  personen: 1,
  absage: null,
  wer: 0,
  ...more,
})

const of = (...weeks: readonly (readonly Case[])[]) =>
  auswertungOf(
    SEATS,
    weeks.map((week) => countCases(SEATS, week)),
  )

describe('an evaluation', () => {
  it('counts the outcomes of bookings, in all and by weekday, hour and seat', () => {
    const found = of([one(), one({ outcome: 'nichtGekommen', wer: 1, wochentag: 2, stunde: 14, seat: 2 })])
    expect(found.gesamt).toMatchObject({ buchungen: 2, gekommen: 1, nichtGekommen: 1, people: 2 })
    expect(found.wochentage[1]).toMatchObject({ buchungen: 1, gekommen: 1 })
    expect(found.stunden[14]).toMatchObject({ buchungen: 1, nichtGekommen: 1 })
    expect(found.plaetze.map(({ buchungen }) => buchungen)).toEqual([1, 0, 1])
  })

  it('sorts into classes, each value below the upper bound of its own', () => {
    const { classes, minuten, personen } = of([
      one({ vorlauf: 59, dauer: 59, personen: 1, absage: -1 }),
      one({ vorlauf: 60, dauer: 60, personen: 2, absage: 0 }),
      one({ vorlauf: 1440, dauer: 120, personen: 4, absage: 1439 }),
      one({ vorlauf: 7 * 1440, dauer: 600, personen: 9, absage: 9999 }),
    ])
    const counts = Object.entries(classes).map(([name, list]) => [
      name,
      list.map(({ buchungen }) => buchungen),
    ])
    expect(Object.fromEntries(counts)).toEqual({
      vorlauf: [1, 1, 1, 0, 1],
      dauer: [1, 1, 1, 0, 1],
      personen: [1, 1, 1, 0, 1],
      absage: [1, 1, 1, 0, 1],
    })
    expect(minuten).toEqual({ vorlauf: 59 + 60 + 1440 + 7 * 1440, dauer: 839 })
    expect(personen).toBe(16)
    expect(classes.dauer[1]).toEqual({ buchungen: 1, people: 1 })
  })

  it('takes twelve bytes per seat and week: two years of ten thousand seats fit into the cache', () => {
    const sizeFor = (seats: number) => sizeOfTally(countCases(seats, []))
    expect(sizeFor(10_000) - sizeFor(0)).toBe(10_000 * 12)
    expect(sizeFor(0)).toBeLessThan(1024)
  })

  it('counts a booking of a removed seat only in the total', () => {
    const found = of([one({ seat: -1 })])
    expect(found.gesamt.buchungen).toBe(1)
    expect(found.plaetze.every(({ buchungen }) => buchungen === 0)).toBe(true)
  })

  it('counts a booking made after its start as made at the start, and no time twice', () => {
    expect(of([one({ vorlauf: -5 })]).minuten.vorlauf).toBe(0)
  })

  it('never overstates the number of people: it is the maximum of one week', () => {
    const week = (people: number) => Array.from({ length: people }, (_, wer) => one({ wer }))
    expect(of(week(3), week(5), week(2)).gesamt).toMatchObject({ buchungen: 10, people: 5 })
    expect(of([one(), one()]).gesamt.people).toBe(1)
  })

  it('is the same for weeks as for all their bookings, except for the people', () => {
    const anyCase = fc.record({
      seat: fc.integer({ min: -1, max: SEATS - 1 }),
      wochentag: fc.integer({ min: 0, max: 6 }),
      stunde: fc.integer({ min: 0, max: 23 }),
      outcome: fc.constantFrom(...OUTCOMES),
      vorlauf: fc.integer({ min: -60, max: 20_000 }),
      dauer: fc.integer({ min: 1, max: 1500 }),
      personen: fc.integer({ min: 1, max: 20 }),
      wer: fc.integer({ min: 0, max: 5 }),
      absage: fc.option(fc.integer({ min: -600, max: 20_000 })),
    })
    const withoutPeople = (text: unknown) =>
      JSON.stringify(text, (key, value) => (key === 'people' ? undefined : value))
    fc.assert(
      fc.property(fc.array(fc.array(anyCase, { maxLength: 10 }), { maxLength: 5 }), (weeks) => {
        const sums = of(...weeks)
        const all = of(weeks.flat())
        expect(withoutPeople(sums)).toBe(withoutPeople(all))
        expect(sums.gesamt.people).toBeLessThanOrEqual(all.gesamt.people)
        const byDay = countsOfParts(sums.wochentage)
        expect(byDay.buchungen).toBe(sums.gesamt.buchungen)
        expect(byDay.people).toBeLessThanOrEqual(sums.gesamt.people)
      }),
    )
  })
})

describe('shares', () => {
  it('are of the expected bookings, and of all bookings', () => {
    expect(noShowRate({ gekommen: 3, nichtGekommen: 1 })).toBe(0.25)
    expect(noShowRate({ gekommen: 0, nichtGekommen: 0 })).toBeNull()
    expect(cancelledRate({ abgesagt: 1, buchungen: 5 })).toBe(0.2)
    expect(cancelledRate({ abgesagt: 0, buchungen: 0 })).toBeNull()
  })
})
