import { describe, expect, it } from 'vitest'
import { teamWeek } from './week.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
/** A Wednesday. */
const HEUTE = day('2026-11-25')

const told = (tag: string, voraus: number) => {
  const { tage, vorige, naechste } = teamWeek(day(tag), HEUTE, voraus)
  return [tage[0], tage.at(-1), vorige, naechste].map((one) => one?.toString() ?? null)
}

describe('the week of the team', () => {
  it.each([
    ['today', '2026-11-25', 28, ['2026-11-23', '2026-11-29', null, '2026-11-30']],
    ['a Sunday', '2026-11-29', 28, ['2026-11-23', '2026-11-29', null, '2026-11-30']],
    ['a later week', '2026-12-03', 28, ['2026-11-30', '2026-12-06', '2026-11-23', '2026-12-07']],
    ['the last that can be booked', '2026-12-23', 28, ['2026-12-21', '2026-12-27', '2026-12-14', null]],
    ['one that is over', '2026-11-01', 28, ['2026-11-23', '2026-11-29', null, '2026-11-30']],
    ['one that is too far ahead', '2027-11-01', 28, ['2026-12-21', '2026-12-27', '2026-12-14', null]],
    ['today, where only today can be booked', '2026-11-25', 0, ['2026-11-23', '2026-11-29', null, null]],
    ['today, where the last day is the Sunday', '2026-11-25', 4, ['2026-11-23', '2026-11-29', null, null]],
    [
      'today, where the last day is the Monday',
      '2026-11-25',
      5,
      ['2026-11-23', '2026-11-29', null, '2026-11-30'],
    ],
  ])('of %s', (_what, tag, voraus, week) => {
    expect(told(tag, voraus)).toEqual(week)
  })

  it('has seven days, across the end of a year as well', () => {
    const { tage } = teamWeek(day('2026-12-31'), day('2026-12-30'), 14)
    expect(tage.map(String)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  })
})
