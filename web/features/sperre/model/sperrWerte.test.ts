import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshSperre, lockedOf, type SperrWerte, settleSperre, sperreOf, zonesOf } from './sperrWerte.ts'

const BERLIN = 'Europe/Berlin'
const seat = (id: string, zone = '') => ({ id, bezeichnung: id.toUpperCase(), zone })
const PLAN = {
  id: 'plan',
  leseraeume: [seat('a', 'Fenster'), seat('b', 'Gang'), seat('c', 'Fenster'), seat('d')],
} as never as Parameters<typeof sperreOf>[0]
const at = (text: string) => Temporal.Instant.from(text)
const FRESH = freshSperre(PLAN, at('2027-03-10T09:07:00Z'), BERLIN)

test('A lock’s default is from the next full hour to the end of that day, for the whole plan', () => {
  expect(FRESH).toMatchObject({ umfang: 'grundriss', von: '2027-03-10T11:00', bis: '2027-03-10T23:59' })
  const late = freshSperre(PLAN, at('2027-03-10T22:30:00Z'), BERLIN)
  expect([late.von, late.bis]).toEqual(['2027-03-11T00:00', '2027-03-11T23:59'])
  expect(sperreOf(PLAN, FRESH, BERLIN)).toEqual({
    grundrissId: 'plan',
    von: '2027-03-10T10:00:00Z',
    bis: '2027-03-10T23:00:00Z',
    grund: '',
  })
})

test.each([
  ['grundriss', undefined],
  ['zone', ['a', 'c']],
  ['plaetze', ['d']],
] as const)('Of %s these seats are sent', (umfang, leseraumIds) => {
  const values = { ...FRESH, umfang, zone: 'Fenster', leseraumIds: ['d'] }
  expect(sperreOf(PLAN, values, BERLIN).leseraumIds).toEqual(leseraumIds)
})

test('Zones are listed once, and seats without one are in none', () => {
  expect(zonesOf(PLAN)).toEqual(['Fenster', 'Gang'])
})

describe('the end', () => {
  const moved = (von: string, before: SperrWerte = FRESH) => settleSperre({ ...before, von }, before).bis

  test('is moved by a start after it, and otherwise stays', () => {
    expect(moved('2027-03-12T08:00')).toBe('2027-03-12T23:59')
    expect(moved('2027-03-09T08:00')).toBe('2027-03-10T23:59')
    expect(moved('')).toBe('2027-03-10T23:59')
    // A typed end before the start is an error, and not corrected.
    expect(settleSperre({ ...FRESH, bis: '2027-03-09T08:00' }, FRESH).bis).toBe('2027-03-09T08:00')
  })

  test('is after any valid start, also on the day of a clock change', () => {
    const minutes = fc.integer({ min: 0, max: 366 * 1440 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const von = Temporal.PlainDateTime.from('2027-01-01T00:00').add({ minutes: minute })
        const text = von.toString({ smallestUnit: 'minute' })
        // The last minute of a day is its end already.
        fc.pre(!text.endsWith('23:59'))
        const sent = sperreOf(PLAN, settleSperre({ ...FRESH, von: text }, FRESH), BERLIN)
        expect(Temporal.Instant.compare(at(sent.von), at(sent.bis))).toBe(-1)
      }),
    )
  })
})

test('A lock’s subject is the plan, or some seats by name and the number of further ones', () => {
  expect(lockedOf(PLAN, ['d', 'c', 'b', 'a'])).toBe('grundriss')
  expect(lockedOf(PLAN, ['c', 'a'])).toEqual({ named: ['A', 'C'], more: 0 })
  const many = { leseraeume: Array.from({ length: 9 }, (_, i) => seat(`p${i}`)) as never }
  expect(lockedOf(many, ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'gone'])).toEqual({
    named: ['P0', 'P1', 'P2', 'P3', 'P4', 'P5'],
    more: 2,
  })
})
