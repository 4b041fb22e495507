import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceOf, firstStart, minuteOfWall, searchOf } from './choice.ts'

const ZONE = 'Europe/Berlin'
const day = {
  tag: '2026-11-21',
  mitternachtMs: Temporal.Instant.from('2026-11-20T23:00:00Z').epochMilliseconds,
  offen: { von: 480, bis: 1200 },
}
const search = { modus: 'ganztags', von: '10:00', bis: '11:30' } as const

describe('the requested period', () => {
  it('is the usual hours within the opening hours', () => {
    expect(choiceOf(search, day, -500, 15, ZONE)).toEqual({ von: 540, bis: 1080 })
    expect(choiceOf(search, { ...day, offen: { von: 600, bis: 900 } }, -1, 15, ZONE)).toEqual({
      von: 600,
      bis: 900,
    })
  })

  it('is the half of the day, or the hours in the address', () => {
    expect(choiceOf({ ...search, modus: 'vormittags' }, day, -1, 15, ZONE)).toEqual({ von: 480, bis: 780 })
    expect(choiceOf({ ...search, modus: 'nachmittags' }, day, -1, 15, ZONE)).toEqual({ von: 780, bis: 1200 })
    expect(choiceOf({ ...search, modus: 'frei' }, day, -1, 15, ZONE)).toEqual({ von: 600, bis: 690 })
  })

  it('starts today in the running step', () => {
    expect(choiceOf(search, day, 611, 15, ZONE)).toEqual({ von: 600, bis: 1080 })
  })

  it('starts in wall time on the day of a clock change', () => {
    const autumn = { mitternachtMs: Temporal.Instant.from('2026-10-24T22:00:00Z').epochMilliseconds }
    // 08:05 and 08:20, which are more than nine hours after midnight.
    expect([545, 560].map((minute) => firstStart(autumn, minute, 120, ZONE))).toEqual([540, 660])
  })

  it('starts in the running step as long as its check-in is possible, and at any step on another day', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, fc.constantFrom(1, 5, 15, 30, 45, 60, 120, 240), (jetzt, schritt) => {
        const running = Math.floor(jetzt / schritt) * schritt
        expect(firstStart(day, jetzt, schritt, ZONE)).toBe(jetzt - running < 15 ? running : running + schritt)
      }),
    )
  })

  it('is the rest of the day if the requested hours are over', () => {
    expect(choiceOf(search, day, 1100, 15, ZONE)).toEqual({ von: 1095, bis: 1200 })
    expect(choiceOf({ ...search, modus: 'vormittags' }, day, 900, 15, ZONE)).toEqual({ von: 900, bis: 1200 })
  })

  it('is null on a closed day and after closing', () => {
    expect(choiceOf(search, { ...day, offen: null }, -1, 15, ZONE)).toBeNull()
    expect(choiceOf(search, day, 1200, 15, ZONE)).toBeNull()
    expect(choiceOf(search, day, 5000, 15, ZONE)).toBeNull()
  })

  it('counts real minutes on the day with 25 hours', () => {
    const autumn = {
      tag: '2026-10-25',
      mitternachtMs: Temporal.Instant.from('2026-10-24T22:00:00Z').epochMilliseconds,
    }
    expect(minuteOfWall(autumn, '09:00', ZONE)).toBe(600)
    const spring = {
      tag: '2026-03-29',
      mitternachtMs: Temporal.Instant.from('2026-03-28T23:00:00Z').epochMilliseconds,
    }
    expect(minuteOfWall(spring, '09:00', ZONE)).toBe(480)
  })
})

describe('a house that is open until the end of the day', () => {
  const late = { ...day, offen: { von: 480, bis: 1440 } }

  it('has a morning and an afternoon like any other', () => {
    expect(choiceOf({ ...search, modus: 'vormittags' }, late, -1, 15, ZONE)).toEqual({ von: 480, bis: 780 })
    expect(choiceOf({ ...search, modus: 'nachmittags' }, late, -1, 15, ZONE)).toEqual({
      von: 780,
      bis: 1440,
    })
  })

  it('can be searched until midnight, and the address keeps that', () => {
    const chosen = searchOf(late, { von: 1200, bis: 1440 }, ZONE)
    expect(chosen).toEqual({ modus: 'frei', von: '20:00', bis: '23:59' })
    expect(choiceOf({ ...search, ...chosen }, late, -1, 15, ZONE)).toEqual({ von: 1200, bis: 1440 })
  })

  it.each([
    ['2026-03-29', ZONE, 1380],
    ['2026-10-25', ZONE, 1500],
    ['2026-03-08', 'America/New_York', 1380],
    ['2026-11-01', 'America/New_York', 1500],
  ])('also when the clock changes: %s in %s has %i minutes', (tag, zone, bis) => {
    const midnight = Temporal.PlainDate.from(tag).toZonedDateTime(zone)
    const change = { tag, mitternachtMs: midnight.epochMilliseconds, offen: { von: 0, bis } }
    const chosen = searchOf(change, { von: bis - 60, bis }, zone)
    expect(chosen).toEqual({ modus: 'frei', von: '23:00', bis: '23:59' })
    expect(choiceOf({ ...search, ...chosen }, change, -1, 15, zone)).toEqual({ von: bis - 60, bis })
  })
})

it('every selection of a day is read back from the address', () => {
  const zones = fc.constantFrom(ZONE, 'America/New_York', 'Asia/Kathmandu')
  const days = fc.integer({ min: 0, max: 364 })
  const steps = fc.uniqueArray(fc.integer({ min: 16, max: 96 }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(days, zones, steps, (more, zone, ends) => {
      const tag = Temporal.PlainDate.from('2026-01-01').add({ days: more })
      const midnight = tag.toZonedDateTime(zone)
      const whole = tag.add({ days: 1 }).toZonedDateTime(zone)
      const minutes = (whole.epochMilliseconds - midnight.epochMilliseconds) / 60_000
      const here = {
        tag: tag.toString(),
        mitternachtMs: midnight.epochMilliseconds,
        offen: { von: 0, bis: minutes },
      }
      // After the hour of the change, minutes are counted from the day's end.
      const [von = 0, bis = 0] = ends.toSorted((a, b) => a - b).map((step) => minutes - 1440 + step * 15)
      expect(choiceOf(searchOf(here, { von, bis }, zone), here, -1, 15, zone)).toEqual({ von, bis })
    }),
  )
})
