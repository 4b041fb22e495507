import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { einstellungen } from '../testing/einstellungen.ts'
import { ADA, at, BEN, between, facts, hold, TUESDAY, wish } from '../testing/leseraum.ts'
import { otherTime } from './alternatives.ts'
import {
  limitIssues,
  longestStay,
  ownIssuesOf,
  shortestStay,
  takesOwnTime,
  weekStart,
  weekUse,
} from './limits.ts'

describe('a week', () => {
  it('begins on Monday, at the turn of the year too', () => {
    const start = (day: string) => weekStart(Temporal.PlainDate.from(day)).toString()
    expect(start('2026-06-02')).toBe('2026-06-01')
    expect(start('2026-06-07')).toBe('2026-06-01')
    expect(start('2026-06-08')).toBe('2026-06-08')
    expect(start('2027-01-01')).toBe('2026-12-28')
    expect(start('2028-02-29')).toBe('2028-02-28')
  })

  it('is the same for each of its seven days', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(6), (weeks, day) => {
        const monday = Temporal.PlainDate.from('2026-01-05').add({ weeks })
        expect(weekStart(monday.add({ days: day })).equals(monday)).toBe(true)
      }),
    )
  })
})

it('the shortest stay is the longer of minimum length and minimum booking time, with its origin', () => {
  expect(shortestStay(einstellungen())).toEqual({ value: 15, origin: 'default' })
  const longer = einstellungen({ 'leseraum.mindestbuchungszeit': 60 })
  expect(shortestStay(longer)).toEqual({ value: 60, origin: 'mandant' })
})

describe('one’s own time', () => {
  it('is taken by bookings that one made or confirmed', () => {
    const period = between('09:00', '10:00')
    const taken = (bucherId: string | null) =>
      BUCHUNG_STATUS.filter((status) => takesOwnTime(hold(period, { status, bucherId }), ADA))
    expect(taken(ADA)).toEqual(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'])
    for (const other of [BEN, null]) expect(taken(other)).toEqual(['reserviert', 'aktiv', 'durchgeführt'])
  })

  it('is refused with both reasons, if one booking is too close and another one overlaps', () => {
    const known = facts({
      settings: { 'leseraum.mindestpause': 1 },
      eigene: [
        hold(between('08:00', '08:30'), { bucherId: ADA }),
        hold(between('10:00', '12:00'), { bucherId: ADA }),
      ],
    })
    const codes = ownIssuesOf(between('09:00', '11:00'), ADA, known).map(({ code }) => code)
    expect(codes).toEqual(['buchung.eigenePause', 'buchung.eigeneUeberschneidung'])
  })

  it('is not taken by anybody else’s bookings', () => {
    const eigene = [hold(between('09:00', '10:00', TUESDAY), { bucherId: ADA })]
    const settings = { 'leseraum.maxBuchungenProWoche': 1 }
    expect(limitIssues(between('11:00', '12:00'), BEN, facts({ settings, eigene }))).toEqual([])
  })
})

describe('the weekly limits', () => {
  it('count bookings that begin between the first moment of Monday and the last of Sunday, in wall time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60 * 60, max: 60 * 60 }), fc.nat(60), (edge, weeks) => {
        const { kalender } = facts()
        const monday = Temporal.PlainDate.from('2026-01-05').add({ weeks })
        const von = monday.toZonedDateTime(kalender.zone).toInstant().add({ seconds: edge })
        const known = facts({ eigene: [hold({ von, bis: von.add({ hours: 1 }) }, { bucherId: ADA })] })
        const begins = weekStart(von.toZonedDateTimeISO(kalender.zone).toPlainDate())
        const used = (tag: Temporal.PlainDate) => weekUse(tag, ADA, known).buchungen?.used
        for (const tag of [monday, monday.subtract({ days: 1 })])
          expect(used(tag)).toBe(weekStart(tag).equals(begins) ? 1 : 0)
      }),
    )
  })

  const settings = { 'leseraum.maxStundenProWoche': 4.5, 'leseraum.maxBuchungenProWoche': 0 }
  const eigene = [
    hold(between('09:00', '11:00'), { bucherId: ADA }),
    hold(between('09:00', '10:00', TUESDAY.add({ days: 1 })), { bucherId: ADA, status: 'durchgeführt' }),
    // Another week, cancelled, only invited.
    hold(between('09:00', '19:00', TUESDAY.add({ days: 7 })), { bucherId: ADA }),
    hold(between('09:00', '19:00', TUESDAY.add({ days: 2 })), { bucherId: ADA, status: 'storniert' }),
    hold(between('09:00', '19:00', TUESDAY.add({ days: 3 })), { bucherId: BEN }),
  ]
  const known = facts({ settings, eigene })

  it('count hours as well as bookings, each with its origin', () => {
    expect(weekUse(TUESDAY, ADA, known)).toEqual({
      buchungen: null,
      minuten: { limit: 270, used: 180, origin: 'mandant' },
    })
    const thursday = TUESDAY.add({ days: 2 })
    expect(ownIssuesOf(between('12:00', '13:30', thursday), ADA, known)).toEqual([])
    expect(ownIssuesOf(between('12:00', '13:45', thursday), ADA, known)).toEqual([
      expect.objectContaining({
        code: 'buchung.wochenstunden',
        data: { stunden: 4.5, minuten: 180 },
        field: 'bis',
        origin: 'mandant',
      }),
    ])
  })

  it('limit the length of a booking to the remaining hours', () => {
    expect(longestStay(TUESDAY, ADA, known)).toBe(90)
    expect(longestStay(TUESDAY, BEN, facts())).toBe(600)
    const full = facts({ settings: { 'leseraum.maxStundenProWoche': 2 }, eigene })
    expect(longestStay(TUESDAY, ADA, full)).toBe(0)
  })

  it('let a shorter booking be proposed instead, and none if nothing remains', () => {
    const wished = wish({ zeitraum: between('14:00', '18:00') })
    expect(otherTime(wished, known)?.zeitraum).toEqual(between('14:00', '15:30'))
    const full = facts({ settings: { 'leseraum.maxStundenProWoche': 3 }, eigene })
    expect(otherTime(wished, full)).toBeNull()
  })

  it('count real minutes in a week with a clock change', () => {
    const night = Temporal.PlainDate.from('2026-10-25')
    const own = hold({ von: at('00:00', night), bis: at('04:00', night) }, { bucherId: ADA })
    expect(weekUse(night, ADA, facts({ settings, eigene: [own] })).minuten?.used).toBe(300)
  })
})
