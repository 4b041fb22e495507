import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeseraumId } from '../id.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import { ADA, at, between, CARL, facts, hold, seat, TUESDAY, wish } from '../testing/leseraum.ts'
import { minutesOf } from '../time/uhrzeit.ts'
import { instantOf, uhrzeitOf } from '../time/zone.ts'
import { decideBooking } from './book.ts'
import {
  countFree,
  type Holds,
  offeredStarts,
  ownStarts,
  type Start,
  spacingOf,
  startsOf,
} from './freieZeiten.ts'
import type { Hold } from './types.ts'

const ZONE = 'Europe/Berlin'
const SPRING = Temporal.PlainDate.from('2026-03-29')
const AUTUMN = Temporal.PlainDate.from('2026-10-25')

const wall = (instant: Temporal.Instant) => {
  const { stunden, minuten } = uhrzeitOf(instant, ZONE)
  return `${stunden}:${String(minuten).padStart(2, '0')}`
}

describe('the starts of a day', () => {
  it.each([
    [1, 30],
    [15, 30],
    [20, 40],
    [30, 30],
    [45, 45],
    [60, 60],
    [0, 30],
  ])('are, for a step of %i minutes, %i minutes apart', (schritt, raster) => {
    expect(spacingOf(schritt)).toBe(raster)
  })

  it('are wall times, each with its stay', () => {
    const starts = startsOf(TUESDAY, 30, 90, ZONE)
    expect(starts).toHaveLength(48)
    expect(starts[17]).toEqual({ minute: 510, zeitraum: between('08:30', '10:00'), wallEnd: 600 })
  })

  it('leave out an hour that does not exist, and contain a repeated one once', () => {
    const walls = (tag: Temporal.PlainDate) =>
      startsOf(tag, 60, 60, ZONE).map(({ zeitraum }) => wall(zeitraum.von))
    expect(walls(SPRING)).toHaveLength(23)
    expect(walls(SPRING)).not.toContain('2:00')
    expect(walls(AUTUMN)).toHaveLength(24)
    expect(startsOf(AUTUMN, 60, 60, ZONE)[3]?.minute).toBe(4 * 60)
    expect(startsOf(SPRING, 60, 60, ZONE)[2]?.minute).toBe(2 * 60)
  })
})

it('match the wall clock for any day, zone and length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
      fc.integer({ min: 1, max: 1440 }),
      (later, zone, dauer) => {
        const tag = Temporal.PlainDate.from('2026-01-01').add({ days: later })
        const midnight = tag.toZonedDateTime(zone).toInstant()
        const plain = Array.from({ length: 48 }, (_, n) => {
          const uhrzeit = { stunden: Math.floor(n / 2), minuten: (n % 2) * 30 }
          const von = instantOf(tag, uhrzeit, zone)
          const bis = von.add({ minutes: dauer })
          const minute = (von.epochMilliseconds - midnight.epochMilliseconds) / 60_000
          const there = minutesOf(uhrzeitOf(von, zone)) === minutesOf(uhrzeit)
          return there ? [{ minute, zeitraum: { von, bis }, wallEnd: minutesOf(uhrzeitOf(bis, zone)) }] : []
        }).flat()
        const told = ({ minute, zeitraum, wallEnd }: Start) => [
          minute,
          wallEnd,
          zeitraum.von.toString(),
          zeitraum.bis.toString(),
        ]
        expect(startsOf(tag, 30, dauer, zone).map(told)).toEqual(plain.map(told))
      },
    ),
  )
})

describe('the starts that a plan accepts on a day', () => {
  const offered = (more: Parameters<typeof facts>[0] = {}, dauer = 120, tag = TUESDAY) => {
    const starts = startsOf(tag, 30, dauer, ZONE)
    const taken = offeredStarts(tag, starts, facts(more))
    return starts.filter((_, i) => taken[i]).map(({ zeitraum }) => wall(zeitraum.von))
  }

  it('are those within the opening hours whose stay ends within them', () => {
    const starts = offered({ now: at('06:00') })
    expect([starts[0], starts.at(-1)]).toEqual(['8:00', '18:00'])
    expect(starts).toHaveLength(21)
  })

  it('begin after what is over', () => {
    expect(offered({ now: at('13:10') })[0]).toBe('13:30')
    expect(offered({ now: at('19:10') }, 60)).toEqual([])
  })

  it('are none on a day that is closed, over, or too far ahead', () => {
    const closed = kalender(week('08:00', '20:00'), [special(TUESDAY.toString(), 'geschlossen')])
    expect(offered({ kalender: closed })).toEqual([])
    expect(offered({ now: at('08:00', TUESDAY.add({ days: 1 })) })).toEqual([])
    expect(offered({ settings: { 'leseraum.tageImVoraus': 3 } }, 120, TUESDAY.add({ days: 4 }))).toEqual([])
    expect(offered({ settings: { 'leseraum.buchbareWochentage': ['1'] } })).toEqual([])
  })

  it('lie within the person’s hours', () => {
    const settings = { 'leseraum.fruehestens': '10:00', 'leseraum.spaetestens': '14:00' }
    expect(offered({ now: at('06:00'), settings })).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
  })

  it('end on the booking step', () => {
    expect(offered({ now: at('06:00') }, 50)).toEqual([])
    expect(offered({ now: at('06:00'), settings: { 'leseraum.zeitschritt': 10 } }, 50)).not.toEqual([])
  })
})

describe('the starts that one’s own bookings leave', () => {
  const own = (eigene: readonly Hold[], settings = {}) => {
    const starts = startsOf(TUESDAY, 60, 60, ZONE)
    const left = ownStarts(starts, ADA, facts({ eigene, settings }))
    return starts.filter((_, i) => !left[i]).map(({ zeitraum }) => wall(zeitraum.von))
  }
  const mine = hold(between('10:00', '12:00'), { bucherId: ADA })

  it('are all of them without bookings', () => {
    expect(own([])).toEqual([])
  })

  it('exclude the time of the bookings, and the breaks around it', () => {
    expect(own([mine])).toEqual(['10:00', '11:00'])
    expect(own([mine], { 'leseraum.mindestpause': 1 })).toEqual(['9:00', '10:00', '11:00', '12:00'])
    expect(own([mine], { 'leseraum.mehrerePlaetzeGleichzeitig': true })).toEqual([])
  })

  it('are none in a week that is full', () => {
    expect(own([mine], { 'leseraum.maxBuchungenProWoche': 1 })).toHaveLength(24)
  })
})

describe('the number of free seats for each start', () => {
  const MINUTES = Array.from({ length: 20 }, (_, i) => 480 + i * 30)
  const columns = (rows: readonly (readonly [seat: number, von: number, bis: number])[]): Holds => ({
    seat: rows.map(([seat]) => seat),
    von: rows.map(([, von]) => von),
    bis: rows.map(([, , bis]) => bis),
  })

  it('is that of all seats if there are no holds', () => {
    expect(countFree([true, false, true], columns([]), [480, 510], 60)).toEqual([2, 2])
  })

  it('counts seats whose stay overlaps no hold, however many holds a seat has', () => {
    const holds = columns([
      [0, 540, 570],
      [0, 600, 630],
      [1, 480, 1080],
    ])
    expect(countFree([true, true], holds, [480, 510, 540, 570, 600, 630], 60)).toEqual([1, 0, 0, 0, 0, 1])
    expect(countFree([true, true], holds, [480, 510, 540, 570, 600, 630], 30)).toEqual([1, 1, 0, 1, 0, 1])
  })

  it('ignores filtered seats, and holds of seats that the plan does not have', () => {
    const holds = columns([
      [-1, 480, 1080],
      [0, 480, 1080],
      [7, 480, 1080],
    ])
    expect(countFree([false, true], holds, [480], 30)).toEqual([1])
  })

  it('agrees with a check of each seat and start', () => {
    const day = fc.array(fc.integer({ min: 0, max: 19 }), { maxLength: 8 }).map((list) => {
      const edges = [...new Set(list)].toSorted((a, b) => a - b).map((half) => 480 + half * 30)
      // Holds of one seat do not overlap: the database prevents it.
      return edges.flatMap((von, i) => (i % 2 === 0 ? [[von, edges[i + 1] ?? von + 15] as const] : []))
    })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, fc.boolean()), { maxLength: 12 }),
        fc.integer({ min: 1, max: 10 }),
        (seats, quarters) => {
          const dauer = quarters * 15
          const rows = seats.flatMap(([held], seat) => held.map(([von, bis]) => [seat, von, bis] as const))
          const passing = seats.map(([, looked]) => looked)
          const one = (minute: number) =>
            seats.filter(
              ([held, looked]) =>
                looked && held.every(([von, bis]) => minute + dauer <= von || bis <= minute),
            ).length
          expect(countFree(passing, columns(rows), MINUTES, dauer)).toEqual(MINUTES.map(one))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('in any house', () => {
  const situation = fc.record({
    now: fc.integer({ min: 0, max: 95 }).map((quarter) => at('00:00').add({ minutes: quarter * 15 + 4 })),
    own: fc.array(
      fc.tuple(fc.integer({ min: 30, max: 76 }), fc.integer({ min: 1, max: 8 }), fc.constantFrom(ADA, CARL)),
      { maxLength: 3 },
    ),
    ahead: fc.integer({ min: 0, max: 3 }),
    dauer: fc.integer({ min: 1, max: 16 }).map((quarters) => quarters * 15),
    settings: fc.record({
      'leseraum.zeitschritt': fc.constantFrom(5, 15, 20, 30),
      'leseraum.mindestdauer': fc.constantFrom(15, 60),
      'leseraum.mindestbuchungszeit': fc.constantFrom(0, 30, 90),
      'leseraum.hoechstdauer': fc.constantFrom(90, 600),
      'leseraum.mindestpause': fc.constantFrom(0, 0.5, 2),
      'leseraum.tageImVoraus': fc.constantFrom(1, 2, 30),
      'leseraum.maxBuchungenProWoche': fc.constantFrom(0, 2),
      'leseraum.mehrerePlaetzeGleichzeitig': fc.boolean(),
      'leseraum.fruehestens': fc.constantFrom('00:00', '09:10'),
      'leseraum.spaetestens': fc.constantFrom('23:59', '17:20'),
    }),
  })

  it('every start found is accepted as a booking, from the next step on', () => {
    fc.assert(
      fc.property(situation, ({ now, own, ahead, dauer, settings }) => {
        const tag = TUESDAY.add({ days: ahead })
        const eigene = own.map(([quarter, length, bucherId]) => {
          const von = at('00:00', tag).add({ minutes: quarter * 15 })
          return hold({ von, bis: von.add({ minutes: length * 15 }) }, { leseraumId: 'a9', bucherId })
        })
        const known = facts({ now, eigene, settings })
        const starts = startsOf(tag, spacingOf(settings['leseraum.zeitschritt']), dauer, ZONE)
        const offered = offeredStarts(tag, starts, known)
        const left = ownStarts(starts, ADA, known)
        const tooShort =
          dauer < Math.max(settings['leseraum.mindestdauer'], settings['leseraum.mindestbuchungszeit'])
        const fits = !tooShort && dauer <= settings['leseraum.hoechstdauer']
        for (const [i, { zeitraum }] of starts.entries()) {
          // The running step can still be booked from the plan; by the time a search result is read, it is
          // over.
          if (Temporal.Instant.compare(zeitraum.von, now) < 0) continue
          const { ok } = decideBooking(wish({ leseraum: seat({ id: 'a1' as LeseraumId }), zeitraum }), known)
          expect(fits && offered[i] === true && left[i] === true).toBe(ok)
        }
      }),
      { numRuns: 100 },
    )
  })
})
