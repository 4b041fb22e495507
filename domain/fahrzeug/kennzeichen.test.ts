import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareKennzeichen, isSameKennzeichen, kennzeichenOf } from './kennzeichen.ts'

describe('a plate', () => {
  test.each([
    ['NH-WN101', 'NH-WN 101'],
    ['NH WN 101', 'NH-WN 101'],
    ['nh-wn  101', 'NH-WN 101'],
    ['NH-WN-101', 'NH-WN 101'],
    ['NH–WN 101', 'NH-WN 101'],
    ['NH - WN 101', 'NH-WN 101'],
    ['NH-WN\u00a0101', 'NH-WN 101'],
    ['NH-WN 108 E', 'NH-WN 108 E'],
    ['NH WN108-E', 'NH-WN 108 E'],
    ['nh-wn 108e', 'NH-WN 108E'],
    ['LÖ-A 1', 'LÖ-A 1'],
    ['b no 1234', 'B-NO 1234'],
    ['BN O 1234', 'BN-O 1234'],
    ['NHWN104', 'NHWN104'],
    ['BNO 1234', 'BNO 1234'],
    ['W 12345 A', 'W 12345 A'],
    ['ab-123-cd', 'AB-123-CD'],
    ['Y-123456', 'Y-123456'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(kennzeichenOf(typed)).toBe(kept)
    expect(kennzeichenOf(kept)).toBe(kept)
  })

  test('is the same in any spelling', () => {
    for (const other of ['NH-WN101', 'NH WN 101', 'NHWN101', 'nh–wn-101', 'NHWN 101'])
      expect([other, isSameKennzeichen('NH-WN 101', other)]).toEqual([other, true])
    for (const other of ['NH-WN 102', 'NH-WN 101E', 'NH-W 101', 'N-HWN 101'])
      expect([other, isSameKennzeichen('NH-WN 101', other)]).toEqual([other, false])
  })

  test('of another district is another one; without separators it can be either', () => {
    expect(isSameKennzeichen('B NO 1234', 'BN O 1234')).toBe(false)
    expect(isSameKennzeichen('B NO 1234', 'BNO 1234')).toBe(true)
    expect(isSameKennzeichen('BN-O1234', 'BNO1234')).toBe(true)
  })

  test('is stable under normalization', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,3}[ –-][A-Z]{1,2} ?[1-9][0-9]{0,3} ?[EH]?$/), (typed) => {
        expect(isSameKennzeichen(typed, kennzeichenOf(typed))).toBe(true)
        expect(bareKennzeichen(kennzeichenOf(typed))).toBe(bareKennzeichen(typed))
      }),
    )
  })
})
