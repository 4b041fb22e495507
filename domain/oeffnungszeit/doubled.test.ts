import { describe, expect, it } from 'vitest'
import { doubledDay, doubledIn } from './doubled.ts'

const HEUTE = '2026-12-01'
const special = (
  status: 'offen' | 'geschlossen',
  gueltigVon: string,
  gueltigBis = gueltigVon,
  id?: string,
) => ({
  id,
  status,
  gueltigVon,
  gueltigBis,
})
const dayOf = (a: ReturnType<typeof special>, b: ReturnType<typeof special>) => [
  doubledDay(a, b, HEUTE),
  doubledDay(b, a, HEUTE),
]

describe('two special times', () => {
  it('contradict each other if both open a day, in either order', () => {
    const month = special('offen', '2026-12-01', '2026-12-31')
    expect(dayOf(month, special('offen', '2026-12-24'))).toEqual(['2026-12-24', '2026-12-24'])
    expect(dayOf(month, special('offen', '2026-12-31', '2027-01-05'))).toEqual(['2026-12-31', '2026-12-31'])
    expect(dayOf(month, special('offen', '2027-01-01'))).toEqual([null, null])
  })

  it('contradict each other on exactly the same days, whatever they say', () => {
    const shut = special('geschlossen', '2026-12-24')
    for (const status of ['offen', 'geschlossen'] as const) {
      expect(dayOf(shut, special(status, '2026-12-24'))).toEqual(['2026-12-24', '2026-12-24'])
    }
  })

  it('are compatible if one of them closes some days of the other', () => {
    const shut = special('geschlossen', '2026-12-24', '2026-12-26')
    expect(dayOf(shut, special('offen', '2026-12-25'))).toEqual([null, null])
    expect(dayOf(shut, special('offen', '2026-12-01', '2026-12-31'))).toEqual([null, null])
    expect(dayOf(shut, special('geschlossen', '2026-12-26', '2026-12-31'))).toEqual([null, null])
  })

  it('may contradict each other on past days', () => {
    const past = special('offen', '2026-11-01', '2026-11-30')
    expect(dayOf(past, special('offen', '2026-11-20'))).toEqual([null, null])
    expect(
      dayOf(special('offen', '2026-11-01', '2026-12-10'), special('offen', '2026-11-20', '2026-12-05')),
    ).toEqual([HEUTE, HEUTE])
  })
})

describe('in a set of special times', () => {
  const month = special('offen', '2026-12-01', '2026-12-31', 'a')
  const eve = special('offen', '2026-12-24', '2026-12-24', 'b')

  it('the new one is reported, and of two new ones the second', () => {
    const fresh = special('offen', '2026-12-24')
    expect(doubledIn([fresh, month], [month], HEUTE)).toEqual([{ place: 0, tag: '2026-12-24' }])
    expect(doubledIn([fresh, fresh], [], HEUTE)).toEqual([{ place: 1, tag: '2026-12-24' }])
  })

  it('existing ones may stay, until they are changed', () => {
    const other = special('geschlossen', '2027-01-06')
    expect(doubledIn([month, eve, other], [month, eve], HEUTE)).toEqual([])
    expect(doubledIn([month, { ...eve, gueltigBis: '2026-12-25' }], [month, eve], HEUTE)).toEqual([
      { place: 1, tag: '2026-12-24' },
    ])
    expect(doubledIn([month, { ...eve, status: 'geschlossen' }], [month, eve], HEUTE)).toEqual([])
  })
})
