import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf, stepDown, stepUp } from './grid.ts'
import { formatUhrzeit } from './uhrzeit.ts'
import { minutesBetween } from './zeitraum.ts'
import { isOnStep } from './zeitschritt.ts'
import { dayPeriod, uhrzeitOf } from './zone.ts'

const BERLIN = 'Europe/Berlin'
const day = (text: string) => Temporal.PlainDate.from(text)
const SPRING = day('2026-03-29')
const AUTUMN = day('2026-10-25')
const ORDINARY = day('2026-06-01')

const minutesOfDay = (tag: Temporal.PlainDate, zone: string) => {
  const { von, bis } = dayPeriod(tag, zone)
  return Array.from({ length: minutesBetween(von, bis) }, (_, minute) => minute)
}
const isStep = (minute: number, step: number, tag: Temporal.PlainDate, zone: string) =>
  isOnStep(dayPeriod(tag, zone).von.add({ minutes: minute }), step, zone)

const wallSteps = (tag: Temporal.PlainDate, step: number, from: number, to: number) => {
  const grid = gridOf({ tag, schritt: step, zone: BERLIN })
  const found: string[] = []
  for (let minute = stepUp(from, grid); minute <= to; minute = stepUp(minute + 1, grid)) {
    found.push(formatUhrzeit(uhrzeitOf(dayPeriod(tag, BERLIN).von.add({ minutes: minute }), BERLIN)))
  }
  return found
}

describe('the booking step of a day', () => {
  it.each([
    [SPRING, 120, 420, 780, ['08:00', '10:00', '12:00', '14:00']],
    [SPRING, 120, 0, 300, ['00:00', '04:00', '06:00']],
    [SPRING, 45, 0, 300, ['00:00', '00:45', '01:30', '03:00', '03:45', '04:30', '05:15', '06:00']],
    [AUTUMN, 120, 0, 420, ['00:00', '02:00', '02:00', '04:00', '06:00']],
    [AUTUMN, 90, 0, 420, ['00:00', '01:30', '03:00', '04:30', '06:00']],
    [AUTUMN, 240, 0, 780, ['00:00', '04:00', '08:00', '12:00']],
    [ORDINARY, 240, 0, 780, ['00:00', '04:00', '08:00', '12:00']],
  ] as const)('of %s, %i minutes long, is counted on the wall', (tag, step, from, to, walls) => {
    expect(wallSteps(tag, step, from, to)).toEqual(walls)
  })

  it('accepts exactly the minutes that the rules accept, even if midnight is skipped or repeated', () => {
    const days = [
      ...['2026-03-29', '2026-10-25', '2026-06-01'].map((tag) => [tag, BERLIN]),
      ...['2026-10-04', '2026-04-05'].map((tag) => [tag, 'Australia/Lord_Howe']),
      ...['2026-09-06', '2026-04-04'].map((tag) => [tag, 'America/Santiago']),
    ]
    for (const [tag = '', zone = ''] of days) {
      for (const step of [15, 45, 90, 120, 240]) {
        const one = day(tag)
        const grid = gridOf({ tag: day(tag), schritt: step, zone })
        const minutes = minutesOfDay(one, zone)
        const asked = minutes.filter((minute) => isStep(minute, step, one, zone))
        expect(minutes.filter((minute) => stepUp(minute, grid) === minute)).toEqual(asked)
        expect(minutes.filter((minute) => stepDown(minute, grid) === minute)).toEqual(asked)
      }
    }
  })

  it('has no minute between the last one before and the first one after', () => {
    const any = fc.record({
      tag: fc.constantFrom(SPRING, AUTUMN, ORDINARY),
      step: fc.constantFrom(5, 45, 90, 120, 240),
      minute: fc.integer({ min: 0, max: 1200 }),
    })
    fc.assert(
      fc.property(any, ({ tag, step, minute }) => {
        const grid = gridOf({ tag, schritt: step, zone: BERLIN })
        const down = stepDown(minute, grid)
        const up = stepUp(minute, grid)
        for (let between = down + 1; between < up; between++) {
          expect(isStep(between, step, tag, BERLIN)).toBe(false)
        }
        expect([down <= minute, minute <= up]).toEqual([true, true])
      }),
    )
  })

  it('counts from midnight on a day without a clock change', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 3000 }), fc.integer({ min: 1, max: 240 }), (minute, step) => {
        const grid = gridOf({ tag: ORDINARY, schritt: step, zone: BERLIN })
        // Plus 0: for a minute before midnight the step may be -0.
        expect(stepDown(minute, grid) + 0).toBe(Math.floor(minute / step) * step + 0)
        expect(stepUp(minute, grid) + 0).toBe(Math.ceil(minute / step) * step + 0)
      }),
    )
  })
})
