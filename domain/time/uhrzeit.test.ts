import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ok } from '../result.ts'
import { compareUhrzeit, formatUhrzeit, minutesOf, parseUhrzeit, uhrzeitOfMinutes } from './uhrzeit.ts'

const minutes = fc.integer({ min: 0, max: 1439 })
const codesOf = (value: unknown) => {
  const parsed = parseUhrzeit(value)
  return parsed.ok ? [] : parsed.issues.map((issue) => issue.code)
}

describe('a time of day', () => {
  it('ranges from 00:00 to 23:59', () => {
    expect(parseUhrzeit('00:00')).toEqual(ok({ stunden: 0, minuten: 0 }))
    expect(parseUhrzeit('23:59')).toEqual(ok({ stunden: 23, minuten: 59 }))
  })

  it.each([
    '24:00',
    '8:05',
    '08:60',
    '08:5',
    ' 08:05',
    '08:05 ',
    '08:05\n',
    '08.05',
    '',
    '-1:00',
    '٠٨:٠٠',
    '08:05:00',
  ])('is not %j', (text) => expect(codesOf(text)).toEqual(['uhrzeit.ungueltig']))

  it.each([805, null, undefined, true, [], ['08:05'], { stunden: 8, minuten: 5 }])(
    'is a text, not %j',
    (value) => expect(codesOf(value)).toEqual(['uhrzeit.keineZeichenkette']),
  )

  it('is quoted only up to a maximum length when it is invalid', () => {
    const parsed = parseUhrzeit('8'.repeat(10_000))
    expect(parsed).toMatchObject({ ok: false, issues: [{ data: { wert: '8'.repeat(40) } }] })
  })

  it('is written with two digits each', () => {
    expect(formatUhrzeit({ stunden: 8, minuten: 5 })).toBe('08:05')
  })

  it('survives round trips through its text and its minutes', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        const uhrzeit = uhrzeitOfMinutes(minute)
        expect(parseUhrzeit(formatUhrzeit(uhrzeit))).toEqual(ok(uhrzeit))
        expect(minutesOf(uhrzeit)).toBe(minute)
      }),
    )
  })

  it('sorts like its text', () => {
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        const left = uhrzeitOfMinutes(a)
        const right = uhrzeitOfMinutes(b)
        const asText =
          formatUhrzeit(left) < formatUhrzeit(right) ? -1 : formatUhrzeit(left) > formatUhrzeit(right) ? 1 : 0
        expect(Math.sign(compareUhrzeit(left, right))).toBe(asText)
      }),
    )
  })

  it('stays within the day', () => {
    expect(formatUhrzeit(uhrzeitOfMinutes(-5))).toBe('00:00')
    expect(formatUhrzeit(uhrzeitOfMinutes(1440))).toBe('23:59')
  })

  it('refuses anything at all without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(typeof parseUhrzeit(value).ok).toBe('boolean')
      }),
    )
  })
})
