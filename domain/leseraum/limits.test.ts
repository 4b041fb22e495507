import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { einstellungen } from '../testing/einstellungen.ts'
import { ADA, BEN, between, facts, hold, TUESDAY } from '../testing/leseraum.ts'
import { limitIssues, ownIssuesOf, shortestStay, takesOwnTime, weekStart } from './limits.ts'

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
  it('is taken by what one booked, and by what one confirmed', () => {
    const period = between('09:00', '10:00')
    const taken = (bucherId: string | null) =>
      BUCHUNG_STATUS.filter((status) => takesOwnTime(hold(period, { status, bucherId }), ADA))
    expect(taken(ADA)).toEqual(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'])
    for (const other of [BEN, null]) expect(taken(other)).toEqual(['reserviert', 'aktiv', 'durchgeführt'])
  })

  it('is told with both, when one booking is too close and another one overlaps', () => {
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

  it('is nobody else’s', () => {
    const eigene = [hold(between('09:00', '10:00', TUESDAY), { bucherId: ADA })]
    const settings = { 'leseraum.maxBuchungenProWoche': 1 }
    expect(limitIssues(between('11:00', '12:00'), BEN, facts({ settings, eigene }))).toEqual([])
  })
})
