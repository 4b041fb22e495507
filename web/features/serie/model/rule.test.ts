import { describe, expect, it } from 'vitest'
import type { RepeatedSlot } from '../../leseraum/slots.ts'
import { firstRule, type Rule, ruleOf } from './rule.ts'

const SLOT: RepeatedSlot = {
  leseraumId: 'seat',
  tag: Temporal.PlainDate.from('2027-03-10'),
  von: '09:00',
  bis: '12:00',
  gruppengroesse: 2,
  letzterTag: Temporal.PlainDate.from('2027-06-30'),
}
const RULE: Rule = { wochentage: ['3', '5'], alleWochen: 2, ende: 'nach', anzahl: 4, bisTag: '' }
const asked = (rule: Partial<Rule>, slot: Partial<RepeatedSlot> = {}) =>
  ruleOf({ ...SLOT, ...slot }, { ...RULE, ...rule })

describe('the query of a series', () => {
  it('has its seat, hours, days and end', () => {
    expect(asked({})).toEqual({
      leseraumId: 'seat',
      von: '09:00',
      bis: '12:00',
      ab: '2027-03-10',
      gruppengroesse: 2,
      wochentage: '3,5',
      alleWochen: 2,
      anzahl: 4,
      bisTag: '2027-06-30',
    })
    expect(asked({ ende: 'bis', bisTag: '2027-04-01' })).toMatchObject({ bisTag: '2027-04-01' })
    expect(asked({ ende: 'bis', bisTag: '2027-04-01' })).not.toHaveProperty('anzahl')
  })

  it('proposes nothing after the last bookable day', () => {
    const letzterTag = Temporal.PlainDate.from('2027-03-24')
    expect(asked({}, { letzterTag })).toMatchObject({ anzahl: 4, bisTag: '2027-03-24' })
    expect(asked({ ende: 'bis', bisTag: '2027-04-01' }, { letzterTag })).toMatchObject({
      bisTag: '2027-03-24',
    })
  })

  it.each([
    ['2027-03-10', 1],
    ['2027-03-16', 1],
    ['2027-03-17', 2],
    ['2027-03-24', 3],
    ['2027-12-31', 4],
  ])('begins with as many weeks as can be booked until %s', (letzter, anzahl) => {
    expect(firstRule({ tag: SLOT.tag, letzterTag: Temporal.PlainDate.from(letzter) })).toMatchObject({
      anzahl,
      wochentage: ['3'],
    })
  })

  it('ends with its day if it ends at midnight', () => {
    expect(asked({}, { bis: '00:00' })?.bis).toBe('23:59')
  })

  it.each([
    ['no weekday', { wochentage: [] }],
    ['no number', { anzahl: null }],
    ['a number that is none', { anzahl: 0 }],
    ['more than a series has', { anzahl: 53 }],
    ['no last day', { ende: 'bis' as const }],
  ])('is nothing yet with %s', (_, rule) => {
    expect(asked(rule)).toBeNull()
  })
})
