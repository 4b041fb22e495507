import { expect, test } from 'vitest'
import { laterEnds } from './laterEnds.ts'

const at = (time: string) => Temporal.Instant.from(`2027-03-10T${time}:00Z`)
const ends = (bis: string, now: string, step = 30) =>
  laterEnds(at(bis), at(now), { zone: 'Europe/Berlin', step }).map((end) => end.toString().slice(5, 16))

test('a return moves to a later step in the future, up to a day', () => {
  expect(ends('12:00', '11:30').slice(0, 2)).toEqual(['03-10T12:30', '03-10T13:00'])
  expect(ends('12:00', '11:30').at(-1)).toBe('03-11T12:00')
  expect(ends('12:00', '11:30')).toHaveLength(48)
  expect(ends('12:00', '13:10')[0]).toBe('03-10T13:30')
  expect(ends('12:10', '11:30')[0]).toBe('03-10T12:30')
})

test('each end occurs once, even in the night of a clock change', () => {
  for (const day of ['2027-03-27T22:00:00Z', '2027-10-30T22:00:00Z']) {
    const from = Temporal.Instant.from(day)
    const all = laterEnds(from, from, { zone: 'Europe/Berlin', step: 15 }).map(String)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(96)
  }
})
