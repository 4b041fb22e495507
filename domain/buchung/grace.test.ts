import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GRACE_MINUTES, withGrace } from './grace.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-28T${time}Z`)
const deadline = at('11:00:00')
const until = (giltSeit: string | null, bis = '18:00:00') =>
  withGrace(deadline, { giltSeit: giltSeit === null ? null : at(giltSeit), bis: at(bis) })

it('leaves a deadline alone that is far enough from the deed, or whose deed has no known time', () => {
  expect(until('09:00:00')).toEqual(deadline)
  expect(until('10:45:00')).toEqual(deadline)
  expect(until(null)).toEqual(deadline)
})

it('gives a late booking in a running step the same time as others', () => {
  expect(until('10:59:35')).toEqual(at('11:15:00'))
})

it('does not extend beyond the booking itself', () => {
  expect(until('10:59:35', '11:05:00')).toEqual(at('11:05:00'))
  expect(until('10:59:35', '10:59:40')).toEqual(deadline)
})

it('never puts the deadline before the planned one, nor before the deed plus the grace period while the booking lasts', () => {
  const seconds = fc.integer({ min: -7200, max: 7200 }).map((value) => deadline.add({ seconds: value }))
  fc.assert(
    fc.property(seconds, seconds, (giltSeit, bis) => {
      const { compare } = Temporal.Instant
      const found = withGrace(deadline, { giltSeit, bis })
      expect(compare(found, deadline)).toBeGreaterThanOrEqual(0)
      const early = compare(found, giltSeit.add({ minutes: GRACE_MINUTES })) < 0
      expect(early && compare(found, bis) < 0).toBe(false)
    }),
  )
})
