import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from './decode.ts'
import { CsvFault, readCsv, SEPARATORS, separatorOf } from './readCsv.ts'
import { csvLine, isFormula, MARK, unmarked } from './writeCsv.ts'

const bytes = (...hex: number[]) => Uint8Array.from(hex)
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a text of whichever program', () => {
  test('is read in the encoding that it has', () => {
    expect(decode(utf8('Müller'))).toEqual({ text: 'Müller', encoding: 'utf-8' })
    expect(decode(utf8(`${MARK}Müller`))).toEqual({ text: 'Müller', encoding: 'utf-8' })
    expect(decode(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x80))).toEqual({
      text: 'Müller€',
      encoding: 'windows-1252',
    })
    expect(decode(bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0))?.text).toBe('Mü')
    expect(decode(bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc))?.text).toBe('Mü')
    expect(decode(bytes())).toEqual({ text: '', encoding: 'utf-8' })
  })

  test('is none where bytes are of something else', () => {
    expect(decode(bytes(0x50, 0x4b, 3, 4, 0, 0))).toBeNull()
    expect(decode(bytes(0x50, 0xfc, 0x4b, 0))).toBeNull()
    expect(decode(bytes(0xff, 0xfe, 0x4d, 0, 0, 0, 0x4d, 0))).toBeNull()
    expect(decode(bytes(0xfe, 0xff, 0, 0x4d, 0, 0, 0, 0x4d))).toBeNull()
  })
})

describe('the lines of a table', () => {
  test.each(SEPARATORS)('are told apart by %j, which the first line says', (separator) => {
    const text = `A${separator}B B${separator}C\r\n1${separator}"2${separator}""x"""${separator}3\r\n`
    expect(separatorOf(text, (cells) => cells.filter((cell) => ['A', 'C'].includes(cell)).length)).toBe(
      separator,
    )
    expect(readCsv(text, separator)[1]).toEqual({ line: 2, cells: ['1', `2${separator}"x"`, '3'] })
  })

  test('are counted as an editor counts them', () => {
    const text = 'A;B\n\n"1\n2";3\n;\n4;5 "6" 7\n8'
    expect(readCsv(text, ';')).toEqual([
      { line: 1, cells: ['A', 'B'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 6, cells: ['4', '5 "6" 7'] },
      { line: 7, cells: ['8'] },
    ])
  })

  test('end at a quote that nobody closes, and it says where that is', () => {
    const text = `A;B\n1;2\n3;"4\n${'5;6\n'.repeat(10)}`
    expect(() => readCsv(text, ';')).toThrow(new CsvFault(3))
    expect(() => readCsv(`A\n"${'x'.repeat(200_000)}"`, ';')).toThrow(new CsvFault(2))
  })
})

describe('a line that is written', () => {
  test('is not calculated by who opens it', () => {
    expect(csvLine(['=1+1', '+49', '-1', '@x', '\t', 'a;b', 'c"d', 'e\nf'], ';')).toBe(
      `'=1+1;'+49;'-1;'@x;'\t;"a;b";"c""d";"e\nf"\r\n`,
    )
  })

  test('is no formula any more, and means what it said', () => {
    for (const cell of ["'=1+1", "'-1"])
      expect([isFormula(cell), unmarked(cell)]).toEqual([false, cell.slice(1)])
    for (const cell of ["'t Hooft", '=1', "'"]) expect(unmarked(cell)).toBe(cell)
  })

  test('is read as it was', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text.trim()}x`)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(...SEPARATORS), (cells, separator) => {
        expect(readCsv(csvLine(cells, separator), separator)[0]?.cells).toEqual(cells)
      }),
    )
  })
})
