import { einstellungen } from '@platzwart/domain/testing/einstellungen'
import { kalender, week } from '@platzwart/domain/testing/kalender'
import { ADA, at, between, hold, TUESDAY } from '@platzwart/domain/testing/leseraum'
import { gridOf } from '@platzwart/domain/time/grid'
import { minutesBetween } from '@platzwart/domain/time/zeitraum'
import { isOnStep } from '@platzwart/domain/time/zeitschritt'
import { dayPeriod, uhrzeitOf } from '@platzwart/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endFor, endsOffered, offeredHours, startsOffered, timeLimits } from './timeLimits.ts'

const BERLIN = 'Europe/Berlin'
const GRID = gridOf({ tag: TUESDAY, schritt: 15, zone: BERLIN })

type Settings = Parameters<typeof einstellungen>[0]

/** Open from eight to eight, on a future day unless a minute of today is given. */
const room = (settings: Settings = {}, minute = -600) => ({
  tag: TUESDAY,
  minute,
  schritt: 15,
  kalender: kalender(week('08:00', '20:00')),
  einstellungen: einstellungen(settings),
  day: {
    grundrissId: 'halle',
    tag: TUESDAY.toString(),
    bySeat: new Map(),
    mitternachtMs: at('00:00').epochMilliseconds,
    offen: { von: 480, bis: 1200 },
  },
})
const limits = (settings: Settings = {}, eigene = [] as ReturnType<typeof hold>[]) => {
  const found = timeLimits(room(settings), { bucherId: ADA, eigene })
  if (found === null) throw new Error('it is open')
  return found
}

describe('the offered times', () => {
  it('lie within the opening hours and the person’s own, and not in the past', () => {
    const own = { 'leseraum.fruehestens': '09:00', 'leseraum.spaetestens': '18:00' }
    expect(offeredHours(room())).toEqual({ von: 480, bis: 1200 })
    expect(offeredHours(room(own))).toEqual({ von: 540, bis: 1080 })
    expect(offeredHours(room(own, 607))).toEqual({ von: 600, bis: 1080 })
    // If no booking fits any more, the day is shown unchanged.
    expect(offeredHours(room(own, 1080))).toEqual({ von: 480, bis: 1200 })
  })

  it('leave room for the shortest booking, and none for one that is too long', () => {
    const found = limits({ 'leseraum.mindestbuchungszeit': 60, 'leseraum.hoechstdauer': 120 })
    expect(startsOffered(found, GRID).at(-1)).toBe(1140)
    expect([endsOffered(found, 600, GRID)[0], endsOffered(found, 600, GRID).at(-1)]).toEqual([660, 720])
    expect(endFor(found, 600, 620, GRID)).toBe(660)
    expect(endFor(found, 600, 900, GRID)).toBe(720)
    expect(endFor(found, 1190, 1195, GRID)).toBe(1205)
  })

  it('are no longer than the rest of the week’s hours, unless nothing fits', () => {
    const eigene = [hold(between('08:00', '11:00'), { bucherId: ADA })]
    expect(limits({ 'leseraum.maxStundenProWoche': 4 }, eigene).hoechstens).toBe(60)
    expect(limits({ 'leseraum.maxStundenProWoche': 3 }, eigene).hoechstens).toBe(600)
  })

  it('never give a booking that is too short or too long', () => {
    const figure = fc.integer({ min: 1, max: 240 })
    fc.assert(
      fc.property(figure, figure, fc.constantFrom(5, 15, 30, 60), (short, more, schritt) => {
        const set = { 'leseraum.mindestdauer': short, 'leseraum.hoechstdauer': short + more }
        const found = limits(set)
        const grid = gridOf({ tag: TUESDAY, schritt, zone: BERLIN })
        const wrong = startsOffered(found, grid).flatMap((von) =>
          endsOffered(found, von, grid).filter(
            (bis) => bis - von < short || bis - von > short + more || bis > found.offen.bis,
          ),
        )
        expect(wrong).toEqual([])
      }),
    )
  })
})

describe('the offered times on the day of a clock change', () => {
  const days = ['2026-03-29', '2026-10-25', '2026-06-01'].map((tag) => Temporal.PlainDate.from(tag))

  it.each([45, 90, 120, 240])('are all multiples of %i minutes in wall time', (schritt) => {
    for (const tag of days) {
      const grid = gridOf({ tag, schritt, zone: BERLIN })
      const { von: midnight, bis } = dayPeriod(tag, BERLIN)
      const minutes = minutesBetween(midnight, bis)
      const found = { offen: { von: 0, bis: minutes }, mindestens: 15, hoechstens: 1500 }
      const asked = Array.from({ length: minutes + 1 }, (_, minute) => minute).filter((minute) =>
        isOnStep(midnight.add({ minutes: minute }), schritt, BERLIN),
      )
      expect(startsOffered(found, grid)).toEqual(asked.filter((minute) => minute <= minutes - 15))
      expect(endsOffered(found, 60, grid)).toEqual(asked.filter((minute) => minute >= 75))
      expect(asked).toContain(endFor(found, 60, 600, grid))
    }
  })

  it('start at eight, not at nine, if the step is two hours', () => {
    const tag = Temporal.PlainDate.from('2026-03-29')
    const found = { offen: { von: 420, bis: 780 }, mindestens: 120, hoechstens: 600 }
    const walls = startsOffered(found, gridOf({ tag, schritt: 120, zone: BERLIN })).map(
      (minute) => uhrzeitOf(dayPeriod(tag, BERLIN).von.add({ minutes: minute }), BERLIN).stunden,
    )
    expect(walls).toEqual([8, 10, 12])
  })
})
