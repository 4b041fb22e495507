import { describe, expect, it } from 'vitest'
import { readBuchungCell, readMoment } from './columns.ts'

describe('a time in a table of bookings', () => {
  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    ['9.30 Uhr', '09:30'],
    ['9:15 am', '09:15'],
    ['12:00am', '00:00'],
    ['12:30 p.m.', '12:30'],
    ['1:05 PM', '13:05'],
    ['31.12.2026 9:00', '2026-12-31T09:00'],
    ['31.12.2026, 09:00 Uhr', '2026-12-31T09:00'],
    ['2026-12-31T09:00', '2026-12-31T09:00'],
    ['2026-12-31 9:00 pm', '2026-12-31T21:00'],
    ['2026-12-31T09:00:00+01:00', '2026-12-31T09:00:00+01:00'],
    ['2026-12-31 08:00:00Z', '2026-12-31T08:00:00Z'],
    ['16 Uhr', '16:00'],
    ['9 h', '09:00'],
    ['4pm', '16:00'],
    ['0930', '09:30'],
    ['16:00:00.000', '16:00'],
    ['24:00', '24:00'],
    ['Do., 10.12.2026 16 Uhr', '2026-12-10T16:00'],
    ['10. Dezember 2026, 9:30', '2026-12-10T09:30'],
    ['10.12.26 24:00', '2026-12-11T00:00'],
    ['2026-12-10 24:00:00', '2026-12-11T00:00'],
    ['9', '9'],
    ['morgens', 'morgens'],
    ['', ''],
  ])('%s is %s', (cell, moment) => {
    expect(readMoment(cell)).toBe(moment)
  })

  it('other cells are converted by their column', () => {
    expect(readBuchungCell('tag', '1.2.2027')).toBe('2027-02-01')
    expect(readBuchungCell('bis', '24:00')).toBe('00:00')
    expect(readBuchungCell('von', '12/01/2026 9:00')).toMatchObject({
      issue: { code: 'einfuhr.tagZweideutig' },
    })
    expect(readBuchungCell('gruppengroesse', '4')).toBe(4)
    expect(readBuchungCell('email', 'Nele@Haus.example')).toBe('nele@haus.example')
    expect(readBuchungCell('platz', 'A 1')).toBe('A 1')
  })
})
