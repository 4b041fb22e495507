import { expect, test } from 'vitest'
import { askAgainIn } from './askAgain.ts'

const at = (time: string) => `2027-03-10T${time}:00Z`
const now = (time: string) => Temporal.Instant.from(at(time))
const trip = { status: 'reserviert', checkInVon: at('09:45'), bis: at('12:00') } as const

test('a trip is reloaded when its check-in period starts, then each minute until the check-in', () => {
  const minutes = ['06:00', '09:00', '09:15', '09:45', '11:59', '12:00'].map((time) => {
    const again = askAgainIn([trip], now(time))
    return again && again / 60_000
  })
  expect(minutes).toEqual([60, 45, 30, 1, 1, false])
  for (const status of ['aktiv', 'durchgeführt', 'storniert'] as const)
    expect(askAgainIn([{ ...trip, status }], now('10:00'))).toBe(false)
  expect(askAgainIn([], now('10:00'))).toBe(false)
})
