import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { fallsWithLeseraum } from './deactivate.ts'

const zeitraum = {
  von: Temporal.Instant.from('2026-11-23T09:00:00Z'),
  bis: Temporal.Instant.from('2026-11-23T10:00:00Z'),
}
const falls = (status: (typeof BUCHUNG_STATUS)[number], now: string) =>
  fallsWithLeseraum({ status, zeitraum }, Temporal.Instant.from(now))

describe('deactivating a room', () => {
  it('cancels the bookings without a check-in, and no others', () => {
    expect(BUCHUNG_STATUS.filter((status) => falls(status, '2026-11-23T08:00:00Z'))).toEqual([
      'vorgemerkt',
      'reserviert',
    ])
  })

  it('cancels one that has begun, until its end', () => {
    expect(falls('reserviert', '2026-11-23T09:59:59Z')).toBe(true)
    expect(falls('reserviert', '2026-11-23T10:00:00Z')).toBe(false)
  })
})
