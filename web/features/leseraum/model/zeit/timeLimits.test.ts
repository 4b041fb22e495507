import { einstellungen } from '@platzwart/domain/testing/einstellungen'
import { kalender, week } from '@platzwart/domain/testing/kalender'
import { ADA, at, between, hold, TUESDAY } from '@platzwart/domain/testing/leseraum'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endFor, endsOffered, offeredHours, startsOffered, timeLimits } from './timeLimits.ts'

type Settings = Parameters<typeof einstellungen>[0]

/** Open from eight to eight, on a day to come unless a minute of today is told. */
const room = (settings: Settings = {}, minute = -600) => ({
  ...{ tag: TUESDAY, minute, schritt: 15, kalender: kalender(week('08:00', '20:00')) },
  einstellungen: einstellungen(settings),
  day: {
    ...{ grundrissId: 'halle', tag: TUESDAY.toString(), grund: '', bySeat: new Map() },
    ...{ mitternachtMs: at('00:00').epochMilliseconds, offen: { von: 480, bis: 1200 } },
  },
})
const limits = (settings: Settings = {}, eigene = [] as ReturnType<typeof hold>[]) => {
  const found = timeLimits(room(settings), { bucherId: ADA, eigene })
  if (found === null) throw new Error('it is open')
  return found
}

describe('the times that are offered', () => {
  it('lie within the opening hours and the person’s own, and not in what has passed', () => {
    const own = { 'leseraum.fruehestens': '09:00', 'leseraum.spaetestens': '18:00' }
    expect(offeredHours(room())).toEqual({ von: 480, bis: 1200 })
    expect(offeredHours(room(own))).toEqual({ von: 540, bis: 1080 })
    expect(offeredHours(room(own, 607))).toEqual({ von: 600, bis: 1080 })
    // Where no booking fits any more, the day is shown as it was.
    expect(offeredHours(room(own, 1080))).toEqual({ von: 480, bis: 1200 })
  })

  it('leave room for the shortest booking, and none for what is too long', () => {
    const found = limits({ 'leseraum.mindestbuchungszeit': 60, 'leseraum.hoechstdauer': 120 })
    expect(startsOffered(found, 15).at(-1)).toBe(1140)
    expect([endsOffered(found, 600, 15)[0], endsOffered(found, 600, 15).at(-1)]).toEqual([660, 720])
    expect(endFor(found, 600, 620, 15)).toBe(660)
    expect(endFor(found, 600, 900, 15)).toBe(720)
    expect(endFor(found, 1190, 1195, 15)).toBe(1205)
  })

  it('are no longer than what is left of the week’s hours, unless nothing fits', () => {
    const eigene = [hold(between('08:00', '11:00'), { bucherId: ADA })]
    expect(limits({ 'leseraum.maxStundenProWoche': 4 }, eigene).hoechstens).toBe(60)
    expect(limits({ 'leseraum.maxStundenProWoche': 3 }, eigene).hoechstens).toBe(600)
  })

  it('never hold a booking that is too short or too long', () => {
    const figure = fc.integer({ min: 1, max: 240 })
    fc.assert(
      fc.property(figure, figure, fc.constantFrom(5, 15, 30, 60), (short, more, schritt) => {
        const set = { 'leseraum.mindestdauer': short, 'leseraum.hoechstdauer': short + more }
        const found = limits(set)
        const wrong = startsOffered(found, schritt).flatMap((von) =>
          endsOffered(found, von, schritt).filter(
            (bis) => bis - von < short || bis - von > short + more || bis > found.offen.bis,
          ),
        )
        expect(wrong).toEqual([])
      }),
    )
  })
})
