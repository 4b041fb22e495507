import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTag } from './tag.ts'

const parsed = (text: unknown) => {
  const result = parseTag(text)
  return result.ok ? result.value.toString() : result.issues.map((issue) => issue.code)
}

describe('a day', () => {
  it('is read as ISO and as Germans write it', () => {
    expect(parsed('2026-03-29')).toBe('2026-03-29')
    expect(parsed('29.03.2026')).toBe('2026-03-29')
    expect(parsed('1.2.2026')).toBe('2026-02-01')
    expect(parsed('29.02.2028')).toBe('2028-02-29')
  })

  it.each([
    ['a day that the month has not', '31.04.2026'],
    ['29 February of a common year', '2026-02-29'],
    ['month 13', '2026-13-01'],
    ['day 0', '00.01.2026'],
    ['two digits of a year', '29.03.26'],
    ['a time of day', '2026-03-29T10:00'],
    ['a zone', '2026-03-29Z'],
    ['surrounding space', ' 2026-03-29'],
    ['a line break', '2026-03-29\n'],
    ['nothing', ''],
    ['a number', 20260329],
    ['null', null],
    ['a list', ['2026-03-29']],
  ])('is not %s', (_, text) => expect(parsed(text)).toEqual(['tag.ungueltig']))

  it('comes back from its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (days) => {
        const tag = Temporal.PlainDate.from('2026-01-01').add({ days })
        expect(parsed(tag.toString())).toBe(tag.toString())
        expect(parsed(`${tag.day}.${tag.month}.${String(tag.year).padStart(4, '0')}`)).toBe(tag.toString())
      }),
    )
  })

  it('refuses anything at all without throwing', () => {
    const hostile = {
      toString() {
        throw new Error('never called')
      },
    }
    expect(parsed(hostile)).toEqual(['tag.ungueltig'])
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        (value) => typeof parseTag(value).ok === 'boolean',
      ),
    )
  })
})
