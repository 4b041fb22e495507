import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES, type EinstellungName, optionOf } from './catalogue.ts'
import { parseWert, readStored } from './parseWert.ts'

const codesOf = (name: string, wert: unknown) => {
  const parsed = parseWert(name, wert)
  return parsed.ok ? [] : parsed.issues.map((issue) => issue.code)
}

const EXAMPLE = {
  number: 'leseraum.zeitschritt',
  boolean: 'leseraum.erinnerungBeiStart',
  string: 'leseraum.favoritGrundriss',
  time: 'leseraum.fruehestens',
  array: 'leseraum.favoritPlaetze',
} as const satisfies Record<string, EinstellungName>

describe('the value of an option', () => {
  it('is stored as text: numbers and booleans as they are written, arrays as JSON', () => {
    expect(parseWert(EXAMPLE.number, 30)).toMatchObject({ ok: true, value: { stored: '30' } })
    expect(parseWert(EXAMPLE.boolean, false)).toMatchObject({ ok: true, value: { stored: 'false' } })
    expect(parseWert(EXAMPLE.string, 'abc')).toMatchObject({ ok: true, value: { stored: 'abc' } })
    expect(parseWert(EXAMPLE.time, '08:05')).toMatchObject({ ok: true, value: { stored: '08:05' } })
    expect(parseWert(EXAMPLE.array, ['a', 'b'])).toMatchObject({ ok: true, value: { stored: '["a","b"]' } })
  })

  it.each([
    ['a text for a number', EXAMPLE.number, '30'],
    ['no number', EXAMPLE.number, Number.NaN],
    ['infinity', EXAMPLE.number, Number.POSITIVE_INFINITY],
    ['a text for a boolean', EXAMPLE.boolean, 'true'],
    ['a number for a boolean', EXAMPLE.boolean, 1],
    ['a number for a text', EXAMPLE.string, 1],
    ['an object for an array', EXAMPLE.array, { length: 1, 0: 'a' }],
    ['an array of objects', EXAMPLE.array, [{}]],
    ['an array of arrays', EXAMPLE.array, [['a']]],
    ['an array with holes', EXAMPLE.array, [undefined]],
    ['an array beyond all measure', EXAMPLE.array, Array.from({ length: 1001 }, String)],
    ['nothing', EXAMPLE.string, undefined],
    ['null', EXAMPLE.array, null],
  ])('is not %s', (_, name, wert) => expect(codesOf(name, wert)).toEqual(['einstellung.wertTyp']))

  it.each([
    ['a text', EXAMPLE.string, 'a'.repeat(10_001)],
    [
      'an array, however short its parts',
      EXAMPLE.array,
      Array.from({ length: 1000 }, (_, i) => `${i}`.padEnd(12)),
    ],
  ])('is not %s beyond what can be stored', (_, name, wert) =>
    expect(codesOf(name, wert)).toEqual(['einstellung.zuLang']),
  )

  it.each([
    ['a text', EXAMPLE.string, 'a\u0000b'],
    ['a text of half a character', EXAMPLE.string, '\ud800'],
    ['a part', EXAMPLE.array, ['a', '\u0000']],
    ['a part of half a character', EXAMPLE.array, ['\udc00']],
  ])('is not %s that cannot be written down', (_, name, wert) =>
    expect(codesOf(name, wert)).toEqual(['einstellung.steuerzeichen']),
  )

  it('is a time of day if the option is one', () => {
    expect(codesOf(EXAMPLE.time, 800)).toEqual(['uhrzeit.keineZeichenkette'])
    expect(codesOf(EXAMPLE.time, '24:00')).toEqual(['uhrzeit.ungueltig'])
    expect(parseWert(EXAMPLE.time, '24:00')).toMatchObject({ issues: [{ field: 'wert' }] })
  })

  it('lies within its bounds, both included', () => {
    expect(codesOf('leseraum.tageImVoraus', 0)).toEqual([])
    expect(codesOf('leseraum.tageImVoraus', 366)).toEqual([])
    expect(codesOf('leseraum.tageImVoraus', -1)).toEqual(['einstellung.bereich'])
    expect(codesOf('leseraum.tageImVoraus', 367)).toEqual(['einstellung.bereich'])
  })

  it('is an integer, except for the break in hours', () => {
    expect(codesOf('leseraum.tageImVoraus', 1.5)).toEqual(['einstellung.ganzzahl'])
    expect(codesOf('leseraum.mindestpause', 0.5)).toEqual([])
  })

  it('is one of the allowed values if there is a list', () => {
    expect(codesOf('leseraum.fensterWochentag', 'montags')).toEqual([])
    expect(codesOf('leseraum.fensterWochentag', 'Montag')).toEqual(['einstellung.auswahl'])
    expect(codesOf('leseraum.buchbareWochentage', [1, 2])).toEqual([])
    expect(codesOf('leseraum.buchbareWochentage', [7])).toEqual(['einstellung.auswahl'])
    expect(codesOf('leseraum.buchbareWochentage', ['1'])).toEqual(['einstellung.auswahl'])
  })

  it('belongs to an existing option', () => {
    expect(parseWert('leseraum.unbekannt', 1)).toMatchObject({
      ok: false,
      issues: [{ code: 'einstellung.optionUnbekannt', data: { option: 'leseraum.unbekannt' } }],
    })
    expect(codesOf('__proto__', 1)).toEqual(['einstellung.optionUnbekannt'])
  })

  it('never throws, and what it accepts survives the round trip through the store', () => {
    const wert = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.double(),
      fc.integer({ min: -5, max: 2000 }),
      fc.string(),
      fc.array(fc.oneof(fc.string(), fc.double())),
      fc.array(fc.integer({ min: -1, max: 7 })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...EINSTELLUNG_NAMES), wert, (name, value) => {
        const parsed = parseWert(name, value)
        if (parsed.ok) expect(readStored(name, parsed.value.stored)).toEqual(parsed.value.value)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a stored text', () => {
  it.each([
    [EXAMPLE.number, ''],
    [EXAMPLE.number, ' 30'],
    [EXAMPLE.number, '0x10'],
    [EXAMPLE.number, 'NaN'],
    [EXAMPLE.number, '100000'],
    [EXAMPLE.boolean, 'TRUE'],
    [EXAMPLE.boolean, 'toString'],
    [EXAMPLE.time, '8:05'],
    [EXAMPLE.array, '[1'],
    [EXAMPLE.array, '{}'],
    ['leseraum.fensterWochentag', 'Montag'],
  ] as const)('of %s that no longer fits (%j) counts as not set', (name, text) =>
    expect(readStored(name, text)).toBeNull(),
  )

  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EINSTELLUNG_NAMES), fc.string(), (name, text) => {
        const value = readStored(name, text)
        if (value !== null) expect(parseWert(name, value).ok).toBe(true)
        expect(optionOf(name).type).toBeTypeOf('string')
      }),
    )
  })
})
