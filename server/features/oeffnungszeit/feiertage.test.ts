import { BUNDESLAENDER } from '@platzwart/domain/oeffnungszeit/bundesland'
import { describe, expect, it } from 'vitest'
import { feiertageOf } from './feiertage.ts'

const days = (land: (typeof BUNDESLAENDER)[number], jahr: number, regional: boolean) =>
  feiertageOf(land, jahr).flatMap((one) => (one.regional === regional ? [one.tag] : []))

/** As the laws of the Länder have them. */
const COUNT_2027 = {
  BW: 12,
  BY: 12,
  BE: 10,
  BB: 12,
  HB: 10,
  HE: 10,
  HH: 10,
  MV: 11,
  NI: 10,
  NW: 11,
  RP: 11,
  SL: 12,
  SN: 11,
  ST: 11,
  SH: 10,
  TH: 11,
}

describe('the holidays of a Land', () => {
  it.each(BUNDESLAENDER)('of %s are those of its law', (land) => {
    expect(days(land, 2027, false)).toHaveLength(COUNT_2027[land])
    expect(days(land, 2027, false)).toEqual(
      expect.arrayContaining(['2027-01-01', '2027-03-26', '2027-10-03']),
    )
  })

  it('are named in both languages, by day', () => {
    const all = feiertageOf('NW', 2027)
    expect(all[0]).toEqual({
      tag: '2027-01-01',
      regional: false,
      bezeichnung: { de: 'Neujahrstag', en: "New Year's Day" },
    })
    expect(all.map(({ tag }) => tag)).toEqual(all.map(({ tag }) => tag).toSorted())
    expect(all.map(({ bezeichnung }) => bezeichnung.de)).toContain('Fronleichnam')
  })

  it('that hold in some municipalities alone are marked', () => {
    expect(days('BY', 2027, true)).toEqual(['2027-08-08', '2027-08-15'])
    expect([days('SN', 2027, true), days('TH', 2027, true)]).toEqual([['2027-05-27'], ['2027-05-27']])
    expect(days('BE', 2027, true)).toEqual([])
  })

  it('know those that Berlin has once', () => {
    expect([days('BE', 2020, false), days('BE', 2025, false), days('BE', 2028, false)].flat()).toEqual(
      expect.arrayContaining(['2020-05-08', '2025-05-08', '2028-06-17']),
    )
    expect(days('BE', 2026, false)).not.toContain('2026-05-08')
    expect(days('BB', 2028, false)).not.toContain('2028-06-17')
  })

  it('know the day of repentance, and Easter far away', () => {
    expect(days('SN', 2026, false)).toContain('2026-11-18')
    expect([days('BB', 2000, false), days('BB', 2100, false)].flat()).toEqual(
      expect.arrayContaining(['2000-04-23', '2100-03-28']),
    )
  })
})
