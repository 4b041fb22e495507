import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUhrzeit, minutesOf, type Uhrzeit, uhrzeitOfMinutes } from '../time/uhrzeit.ts'
import { DEFAULT_CHOICE, WERKZEITEN, type Werkzeit, werkzeitChoice } from './selection.ts'

const hours = (von: number, bis: number) => ({
  von: uhrzeitOfMinutes(von * 60),
  bis: uhrzeitOfMinutes(bis * 60),
})
const shown = ({ von, bis }: { von: Uhrzeit; bis: Uhrzeit }) => `${formatUhrzeit(von)}-${formatUhrzeit(bis)}`
const chosen = (werkzeit: Werkzeit, von: number, bis: number) =>
  shown(werkzeitChoice(werkzeit, hours(von, bis)))

describe('the work-time toggle', () => {
  it('selects the whole opening hours, or one of their halves', () => {
    expect(chosen('ganztags', 8, 20)).toBe('08:00-20:00')
    expect(chosen('vormittags', 8, 20)).toBe('08:00-13:00')
    expect(chosen('nachmittags', 8, 20)).toBe('13:00-20:00')
  })

  it('selects the whole if the day has no such half', () => {
    expect(chosen('nachmittags', 8, 12)).toBe('08:00-12:00')
    expect(chosen('nachmittags', 8, 13)).toBe('08:00-13:00')
    expect(chosen('vormittags', 14, 20)).toBe('14:00-20:00')
    expect(chosen('vormittags', 13, 20)).toBe('13:00-20:00')
  })

  it('starts with the range of the specification', () => {
    expect(shown(DEFAULT_CHOICE)).toBe('09:00-18:00')
  })

  it('always selects a non-empty range within the opening hours', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(fc.constantFrom(...WERKZEITEN), minute, minute, (werkzeit, a, b) => {
        fc.pre(a !== b)
        const von = Math.min(a, b)
        const bis = Math.max(a, b)
        const found = werkzeitChoice(werkzeit, { von: uhrzeitOfMinutes(von), bis: uhrzeitOfMinutes(bis) })
        expect(minutesOf(found.von)).toBeLessThan(minutesOf(found.bis))
        expect(minutesOf(found.von)).toBeGreaterThanOrEqual(von)
        expect(minutesOf(found.bis)).toBeLessThanOrEqual(bis)
      }),
    )
  })

  it('leaves no minute between the two halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 779 }), fc.integer({ min: 781, max: 1439 }), (von, bis) => {
        const open = { von: uhrzeitOfMinutes(von), bis: uhrzeitOfMinutes(bis) }
        expect(werkzeitChoice('vormittags', open).bis).toEqual(werkzeitChoice('nachmittags', open).von)
      }),
    )
  })
})
