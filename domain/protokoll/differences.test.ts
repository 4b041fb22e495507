import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf, MOST_DIFFERENCES, nameOf } from './differences.ts'

describe('the differences of a change', () => {
  it('are each field with its value before and after', () => {
    expect(
      differencesOf(
        { status: 'reserviert', von: 'a', version: 1 },
        { status: 'storniert', von: 'a', version: 2 },
      ),
    ).toEqual([{ feld: 'status', alt: 'reserviert', neu: 'storniert' }])
  })

  it('are all fields of a new record, and all of a deleted one', () => {
    const record = { name: 'Haus', aktiv: false, zahl: 0 }
    expect(differencesOf(null, record)).toEqual([
      { feld: 'name', alt: null, neu: 'Haus' },
      { feld: 'aktiv', alt: null, neu: false },
      { feld: 'zahl', alt: null, neu: 0 },
    ])
    expect(differencesOf(record, null).map(({ alt }) => alt)).toEqual(['Haus', false, 0])
  })

  it('are found inside records and lists, whose indexes start at 1', () => {
    const week = (bis: string) => [
      { wochentag: 1, bis },
      { wochentag: 2, bis: '18:00' },
    ]
    expect(differencesOf(week('18:00'), week('20:00'))).toEqual([
      { feld: '1.bis', alt: '18:00', neu: '20:00' },
    ])
    expect(differencesOf({ ort: { name: 'A' } }, { ort: { name: 'B' } })).toEqual([
      { feld: 'ort.name', alt: 'A', neu: 'B' },
    ])
  })

  it('treat a list of words as one value, and an empty one as an empty one', () => {
    expect(differencesOf({ module: ['a'] }, { module: ['a', 'b'] })).toEqual([
      { feld: 'module', alt: 'a', neu: 'a, b' },
    ])
    expect(differencesOf({ module: ['a'] }, { module: [] })).toEqual([{ feld: 'module', alt: 'a', neu: '' }])
  })

  it('are bounded in number', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, i]))
    expect(differencesOf(null, many)).toHaveLength(MOST_DIFFERENCES)
  })

  it('do not exist between a record and itself, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(differencesOf(value, value)).toEqual([])
      }),
    )
  })

  it('of the inverse change have before and after swapped', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (a, b) => {
          const there = differencesOf(a, b).map(({ feld, alt, neu }) => [feld, neu, alt] as const)
          const back = differencesOf(b, a).map(({ feld, alt, neu }) => [feld, alt, neu] as const)
          if (there.length < MOST_DIFFERENCES)
            expect(new Set(back.map(String))).toEqual(new Set(there.map(String)))
        },
      ),
    )
  })
})

describe('the display name of a record', () => {
  it.each([
    [{ kennzeichen: 'LI-PW 1', name: 'x' }, 'LI-PW 1'],
    [{ bezeichnung: 'Platz 7' }, 'Platz 7'],
    [{ vorname: 'Lea', nachname: 'Leserin', name: 'x' }, 'Lea Leserin'],
    [{ name: '' }, null],
    [{ status: 'aktiv' }, null],
    [null, null],
    ['Platz 7', null],
  ])('%j is %j', (record, name) => {
    expect(nameOf(record)).toBe(name)
  })
})
