import { describe, expect, test } from 'vitest'
import { readDay } from './day.ts'
import { Doubt } from './doubt.ts'
import { readWhole } from './whole.ts'

const codeOf = (read: unknown) => (read instanceof Doubt ? read.issue.code : read)

describe('a day in a spreadsheet', () => {
  test.each([
    '2026-12-10',
    '10.12.2026',
    '10.12.26',
    '10. 12. 2026',
    '2026-12-10 00:00:00',
    '2026-12-10T00:00:00.000',
    '10.12.2026 00:00',
    '10.12.2026, 0:00 Uhr',
    'Do., 10.12.2026',
    'Do 10.12.26',
    'Donnerstag, den 10. Dezember 2026',
    'Thu, 10 Dec 2026',
    'December 10, 2026',
    '10-Dez-26',
    '10th December 2026',
    '20261210',
    '2026/12/10',
  ])('%s is the tenth of December', (cell) => {
    expect(readDay(cell)).toBe('2026-12-10')
  })

  test.each([
    ['31/12/2027', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['12/12/2026', '2026-12-12'],
    ['12/01/2026', 'einfuhr.tagZweideutig'],
    ['1-2-26', 'einfuhr.tagZweideutig'],
    ['46357', 'einfuhr.tagAlsZahl'],
    ['31.02.2027', '31.02.2027'],
    ['10.12.2026 09:00', '10.12.2026 09:00'],
    ['10. Foo 2026', '10. Foo 2026'],
    ['bald', 'bald'],
  ])('%s is %s', (cell, read) => {
    expect(codeOf(readDay(cell))).toBe(read)
  })

  test('is reported with both readings if it is ambiguous, and a serial number with its probable day', () => {
    expect(readDay('12/01/2026')).toMatchObject({
      issue: { data: { eine: '2026-01-12', andere: '2026-12-01' } },
    })
    expect(readDay('46357')).toMatchObject({ issue: { data: { tag: '2026-12-01' } } })
  })
})

describe('a whole number in a spreadsheet', () => {
  test.each([
    ['12', 12],
    ['-90', -90],
    ['+3', 3],
    ['4,0', 4],
    ['4.00', 4],
    ['48.210', 48_210],
    ['48 210', 48_210],
    ['48\u00a0210', 48_210],
    ["48'210", 48_210],
    ['48.210,0', 48_210],
    ['48210 km', 48_210],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['48,210', 'einfuhr.zahlZweideutig'],
    ['1.5', 'einfuhr.ganzeZahl'],
    ['48.21', 'einfuhr.ganzeZahl'],
    ['48210,7', 'einfuhr.ganzeZahl'],
    ['x', 'einfuhr.ganzeZahl'],
    ['1.23.4', 'einfuhr.ganzeZahl'],
  ])('%s is %s', (cell, read) => {
    expect(codeOf(readWhole(cell))).toBe(read)
  })
})
