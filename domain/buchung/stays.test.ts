import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, between } from '../testing/leseraum.ts'
import { contains, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'
import { gapsOf, nearestFirst, staysNear } from './stays.ts'

const DAY = between('08:00', '20:00')
const wish = (von: string, bis: string) => ({
  wished: between(von, bis),
  step: 15,
  zone: 'Europe/Berlin',
  shortest: 30,
  longest: 240,
})
const texts = (periods: readonly Zeitraum[]) =>
  periods.map(({ von, bis }) =>
    [von, bis]
      .map((one) =>
        one.toZonedDateTimeISO('Europe/Berlin').toPlainTime().toString({ smallestUnit: 'minute' }),
      )
      .join('-'),
  )

const inDay = fc
  .record({ from: fc.integer({ min: 0, max: 700 }), length: fc.integer({ min: 1, max: 300 }) })
  .map(({ from, length }) => {
    const von = DAY.von.add({ minutes: from })
    return { von, bis: von.add({ minutes: length }) }
  })

describe('gaps', () => {
  it('are what is left, in order', () => {
    const taken = [between('12:00', '13:00'), between('07:00', '09:00'), between('12:30', '14:00')]
    expect(texts(gapsOf(DAY, taken))).toEqual(['09:00-12:00', '14:00-20:00'])
    expect(texts(gapsOf(DAY, []))).toEqual(['08:00-20:00'])
    expect(gapsOf(DAY, [between('06:00', '22:00')])).toEqual([])
  })

  it('overlap nothing that is taken and leave nothing out', () => {
    fc.assert(
      fc.property(fc.array(inDay, { maxLength: 6 }), inDay, (taken, probe) => {
        const gaps = gapsOf(DAY, taken)
        for (const gap of gaps) for (const one of taken) expect(overlaps(gap, one)).toBe(false)
        const free = contains(DAY, probe) && !taken.some((one) => overlaps(one, probe))
        expect(gaps.some((gap) => contains(gap, probe))).toBe(free)
      }),
    )
  })
})

describe('stays', () => {
  it('are as long as requested if there is room, and as close to the requested start as possible', () => {
    const gaps = [between('08:00', '09:00'), between('11:00', '20:00')]
    expect(texts(staysNear(wish('09:00', '11:00'), gaps))).toEqual(['08:00-09:00', '11:00-13:00'])
    expect(texts(staysNear(wish('14:05', '16:00'), gaps))).toEqual(['08:00-09:00', '14:00-16:00'])
  })

  it('are sorted by length, then by distance', () => {
    const stays = [between('08:00', '09:00'), between('16:00', '18:00'), between('11:00', '13:00')]
    expect(texts(nearestFirst(stays, between('09:00', '11:00')))).toEqual([
      '11:00-13:00',
      '16:00-18:00',
      '08:00-09:00',
    ])
  })

  it('lie in their gaps, on the step, and are neither too short nor too long', () => {
    fc.assert(
      fc.property(fc.array(inDay, { maxLength: 5 }), inDay, (taken, wished) => {
        const gaps = gapsOf(DAY, taken)
        for (const stay of staysNear({ ...wish('09:00', '10:00'), wished }, gaps)) {
          expect(gaps.some((gap) => contains(gap, stay))).toBe(true)
          const length = minutesBetween(stay.von, stay.bis)
          expect(length).toBeGreaterThanOrEqual(30)
          expect(length).toBeLessThanOrEqual(240)
          expect(isOnStep(stay.von, 15, 'Europe/Berlin') && isOnStep(stay.bis, 15, 'Europe/Berlin')).toBe(
            true,
          )
        }
      }),
    )
  })

  it('are real time in the night that has an hour twice', () => {
    const night = Temporal.PlainDate.from('2026-10-25')
    const gap = { von: at('01:00', night), bis: at('04:00', night) }
    const wished = { von: gap.von, bis: gap.von.add({ hours: 4 }) }
    const [stay] = staysNear({ ...wish('09:00', '10:00'), wished }, [gap])
    expect(stay && minutesBetween(stay.von, stay.bis)).toBe(240)
  })
})
