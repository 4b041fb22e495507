import { describe, expect, test } from 'vitest'
import { firstDay, teamTage } from './week.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const WEEK = Array.from({ length: 7 }, (_, days) => day('2027-03-08').add({ days }))
const heute = day('2027-03-10')
const weekday = (tag: Temporal.PlainDate) => tag.dayOfWeek < 6
const anna = { id: 'a', name: 'Anna', gruppen: [], ich: false }
const sitz = (tag: string, kollegeId = 'a') => ({
  id: tag,
  kollegeId,
  leseraumId: 's',
  bezeichnung: '1',
  grundrissId: 'g',
  grundriss: 'G',
  standort: 'S',
  tag,
  von: `${tag}T09:00:00Z`,
  bis: `${tag}T10:00:00Z`,
})

describe('the days of the team', () => {
  test('start today, and are bookable days and days on which somebody is there', () => {
    const told = (buchungen: readonly ReturnType<typeof sitz>[]) =>
      teamTage(WEEK, { kollegen: [anna], buchungen: [...buchungen] }, { heute, open: weekday }).map(
        ({ tag, termine }) => [tag.day, termine.length],
      )
    expect(told([])).toEqual([
      [10, 0],
      [11, 0],
      [12, 0],
    ])
    expect(told([sitz('2027-03-08'), sitz('2027-03-13'), sitz('2027-03-10')])).toEqual([
      [10, 1],
      [11, 0],
      [12, 0],
      [13, 1],
    ])
  })

  test('exclude people who are not visible', () => {
    const [first] = teamTage(
      WEEK,
      { kollegen: [anna], buchungen: [sitz('2027-03-10', 'fremd')] },
      { heute, open: weekday },
    )
    expect(first?.termine).toEqual([])
  })

  test.each([
    ['2027-03-10', '2027-03-10'],
    ['2027-03-13', '2027-03-15'],
    ['2027-03-14', '2027-03-15'],
  ])('on %s begin on %s', (now, first) => {
    expect(firstDay(day(now), weekday).toString()).toBe(first)
  })

  test('start today if no day can be booked', () => {
    expect(firstDay(heute, () => false)).toEqual(heute)
  })
})
