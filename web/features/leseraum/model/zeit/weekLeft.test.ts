import { einstellungen } from '@platzwart/domain/testing/einstellungen'
import { kalender, week } from '@platzwart/domain/testing/kalender'
import { ADA, between, hold, TUESDAY } from '@platzwart/domain/testing/leseraum'
import { describe, expect, it } from 'vitest'
import { weekLeft } from './weekLeft.ts'

const booked = (days: number, von: string, bis: string) =>
  hold(between(von, bis, TUESDAY.add({ days })), { bucherId: ADA })

function left(settings: Parameters<typeof einstellungen>[0], days: readonly number[]) {
  const facts = {
    kalender: kalender(week('08:00', '20:00')),
    einstellungen: einstellungen(settings),
    eigene: [booked(0, '09:00', '11:00'), booked(1, '09:00', '10:30'), booked(7, '09:00', '10:00')],
  }
  return weekLeft(
    days.map((one) => TUESDAY.add({ days: one })),
    ADA,
    facts,
  ).map(({ art, left, limit, montag, origin }) => `${art} ${left}/${limit} ${montag} ${origin}`)
}

describe('the rest of a week', () => {
  const both = { 'leseraum.maxBuchungenProWoche': 3, 'leseraum.maxStundenProWoche': 7.5 }

  it('counts bookings and minutes, with the limit’s origin', () => {
    expect(left(both, [0])).toEqual([
      'buchungen 1/3 2026-06-01 mandant',
      'minuten 240/450 2026-06-01 mandant',
    ])
  })

  it('is that of the week in which least is left', () => {
    expect(left(both, [7, 14, 1])).toEqual(left(both, [0]))
    expect(left(both, [14, 7])[0]).toBe('buchungen 2/3 2026-06-08 mandant')
  })

  it('is empty without a limit, and never negative', () => {
    expect(left({ 'leseraum.maxBuchungenProWoche': 0 }, [0])).toEqual([])
    expect(left({ 'leseraum.maxBuchungenProWoche': 1 }, [0])).toEqual(['buchungen 0/1 2026-06-01 mandant'])
    expect(left(both, [])).toEqual([])
  })
})
