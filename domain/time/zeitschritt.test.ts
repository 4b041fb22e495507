import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesBetween } from './zeitraum.ts'
import { isOnStep, roundDown, roundUp } from './zeitschritt.ts'
import { dayPeriod, tagOf } from './zone.ts'

const BERLIN = 'Europe/Berlin'
const instant = (text: string) => Temporal.Instant.from(text)
const up = (text: string, step: number, zone = BERLIN) => roundUp(instant(text), step, zone).toString()

const anyZone = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
const anyMoment = fc
  .integer({ min: 0, max: 366 * 24 * 3600 })
  .map((seconds) => instant('2026-01-01T00:00:00Z').add({ seconds }))

describe('the time step', () => {
  it('takes the next quarter of an hour, and the same one if it is there already', () => {
    expect(up('2026-06-01T08:01:00Z', 15)).toBe('2026-06-01T08:15:00Z')
    expect(up('2026-06-01T08:15:00Z', 15)).toBe('2026-06-01T08:15:00Z')
    expect(up('2026-06-01T08:15:00.001Z', 15)).toBe('2026-06-01T08:30:00Z')
  })

  it('is counted in wall time, from midnight', () => {
    expect(up('2026-06-01T08:01:00Z', 60, 'Asia/Kathmandu')).toBe('2026-06-01T08:15:00Z')
    expect(isOnStep(instant('2026-06-01T08:15:00Z'), 60, 'Asia/Kathmandu')).toBe(true)
    expect(isOnStep(instant('2026-06-01T08:15:00Z'), 60, BERLIN)).toBe(false)
  })

  it('restarts at midnight', () => {
    expect(up('2026-06-01T21:59:00Z', 50)).toBe('2026-06-01T22:00:00Z')
  })

  it('skips the hour that does not exist in spring', () => {
    expect(up('2026-03-29T00:50:00Z', 120)).toBe('2026-03-29T02:00:00Z')
  })

  it('covers both of the repeated hours in autumn', () => {
    expect(up('2026-10-25T00:20:00Z', 30)).toBe('2026-10-25T00:30:00Z')
    expect(up('2026-10-25T01:20:00Z', 30)).toBe('2026-10-25T01:30:00Z')
  })

  it('requires only whole minutes if there is none', () => {
    expect(up('2026-06-01T08:01:30Z', 0)).toBe('2026-06-01T08:02:00Z')
    expect(isOnStep(instant('2026-06-01T08:01:30Z'), 0, BERLIN)).toBe(false)
  })

  it('never rounds down, lands on the step, and never skips midnight', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 240 }), anyZone, (moment, step, zone) => {
        const rounded = roundUp(moment, step, zone)
        expect(isOnStep(rounded, step, zone)).toBe(true)
        expect(Temporal.Instant.compare(rounded, moment)).toBeGreaterThanOrEqual(0)
        const { bis } = dayPeriod(tagOf(moment, zone), zone)
        expect(minutesBetween(rounded, bis)).toBeGreaterThanOrEqual(0)
        expect(roundUp(rounded, step, zone).equals(rounded)).toBe(true)
      }),
    )
  })

  it('rounds down to the step of its own day, across both clock changes and if steps do not fill the day', () => {
    const down = (text: string, step: number) => roundDown(instant(text), step, BERLIN).toString()
    expect(down('2026-06-01T08:14:59.999Z', 15)).toBe('2026-06-01T08:00:00Z')
    expect(down('2026-03-29T01:30:00Z', 120)).toBe('2026-03-28T23:00:00Z')
    expect(down('2026-10-25T01:20:00Z', 120)).toBe('2026-10-25T01:00:00Z')
    // Before midnight 23:20 is the last step of 50 minutes, 40 before the day restarts.
    expect(down('2026-06-01T21:55:00Z', 50)).toBe('2026-06-01T21:20:00Z')
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 240 }), anyZone, (moment, step, zone) => {
        const rounded = roundDown(moment, step, zone)
        expect(isOnStep(rounded, step, zone)).toBe(true)
        expect(Temporal.Instant.compare(rounded, moment)).toBeLessThanOrEqual(0)
        // There is no step between the two.
        const next = roundUp(rounded.add({ minutes: 1 }), step, zone)
        expect(Temporal.Instant.compare(next, moment)).toBeGreaterThan(0)
      }),
    )
  })

  it('preserves the order of moments', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 36_000 }), anyZone, (moment, later, zone) => {
        const a = roundUp(moment, 15, zone)
        const b = roundUp(moment.add({ seconds: later }), 15, zone)
        expect(Temporal.Instant.compare(a, b)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
