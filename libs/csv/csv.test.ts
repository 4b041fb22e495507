import fc from 'fast-check'
import { encode } from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decode } from './decode.ts'
import type { Encoding } from './encodings.ts'
import { CsvFault, readCsv, SEPARATORS, separatorOf } from './readCsv.ts'
import { csvLine, isFormula, MARK, unmarked } from './writeCsv.ts'

const bytes = (...hex: number[]) => Uint8Array.from(hex)
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('decoding a text of any program', () => {
  test('uses its encoding', () => {
    expect(decode(utf8('Müller'))).toMatchObject({ text: 'Müller', encoding: 'utf-8' })
    expect(decode(utf8(`${MARK}Müller`))).toMatchObject({ text: 'Müller', encoding: 'utf-8' })
    expect(decode(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80))).toMatchObject({
      text: 'Müller €',
      encoding: 'windows-1252',
    })
    expect(decode(bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0))?.text).toBe('Mü')
    expect(decode(bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc))?.text).toBe('Mü')
    expect(decode(bytes())).toMatchObject({ text: '', encoding: 'utf-8' })
  })

  const NAMES = 'Vorname;Nachname\r\nJürgen;Größler\r\nZoë;Ünlü-Ärmel\r\nAndré;Weiß\r\n'

  test.each<[Encoding, string]>([
    ['windows-1252', NAMES],
    ['macintosh', NAMES],
    ['macintosh', NAMES.replaceAll('\r\n', '\r')],
    ['cp850', NAMES],
    ['utf-16le', NAMES],
    ['utf-16be', NAMES],
    ['utf-8', NAMES],
    ['macintosh', 'Türen;Führerscheinklasse;Gültig ab\rgrün;Werft Süd;'],
    ['cp850', 'MÜLLER;GRÖSSE'],
    ['windows-1250', 'Łukasz;Wałęsa\nAnna;Kowalská\nPetr;Dvořák'],
    ['windows-1252', 'Søren;Kierkegård\nBjörn;Åse'],
    ['macintosh', 'Siobhán;O’Brien\nFrançois;Nuñez'],
  ])('recognises the encoding without a byte order mark by its letters: %s', (encoding, text) => {
    expect(decode(encode(text, encoding))).toMatchObject({ text, encoding, doubtful: false })
  })

  test.each<[Encoding, string]>([
    ['windows-1252', 'Škoda;Fabia'],
    ['windows-1250', 'Antonín;Dvořák'],
    ['cp850', 'Søren;Kierkegaard'],
    ['macintosh', 'Pim;O’Brien'],
  ])(
    'is doubtful where several readings are equally likely, and offers the right one: %s',
    (encoding, text) => {
      const content = encode(text, encoding)
      const decoded = decode(content)
      expect([decoded?.doubtful, decoded?.readings.map((one) => one.encoding)]).toEqual([
        true,
        expect.arrayContaining([encoding]),
      ])
      expect(decode(content, { chosen: encoding })).toMatchObject({ text, encoding, doubtful: false })
    },
  )

  test('is certain with a known name', () => {
    for (const encoding of ['windows-1252', 'macintosh', 'cp850']) {
      const text = encoding === 'windows-1252' ? 'Škoda;Fabia' : 'Søren;Kierkegaard'
      const known = new Set(['škoda', 'søren'])
      expect(decode(encode(text, encoding), { known })).toMatchObject({ text, doubtful: false })
    }
  })

  test('reports lines in another encoding than the rest', () => {
    const foreign = (rest: Encoding, line: Encoding) =>
      Buffer.concat([
        encode('Jürgen;Groß\r\nUdo;"Un\r\nruh"\r\n', rest),
        encode('Zoë;Ünlü\r\n', line),
        encode('Änne;Köhler\r\nJörg;Süß\r\n', rest),
      ])
    for (const [rest, line] of [
      ['utf-8', 'windows-1252'],
      ['utf-8', 'macintosh'],
      ['windows-1252', 'utf-8'],
      ['macintosh', 'utf-8'],
    ] as const) {
      const decoded = decode(foreign(rest, line))
      expect([decoded?.encoding, ...(decoded?.foreign ?? [])]).toEqual([rest, 4])
      expect(decoded?.text).toContain('Jürgen;Groß')
      expect(decoded?.text).toContain('Zoë;Ünlü')
    }
  })

  test('never changes a text without being doubtful', () => {
    const name = fc
      .array(fc.constantFrom('ü', 'ä', 'ö', 'ß', 'a', 'e', 'n', 'r'), { minLength: 3, maxLength: 8 })
      .map((letters) => `M${letters.join('')}`)
    const encodings = fc.constantFrom<Encoding>('utf-8', 'windows-1252', 'macintosh', 'cp850')
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), encodings, (names, encoding) => {
        const decoded = decode(encode(names.join(';'), encoding))
        expect(decoded?.doubtful || decoded?.text === names.join(';')).toBe(true)
      }),
    )
  })

  test('refuses binary data', () => {
    expect(decode(bytes(0x50, 0x4b, 3, 4, 0, 0))).toBeNull()
    expect(decode(bytes(0x50, 0xfc, 0x4b, 0))).toBeNull()
    expect(decode(bytes(0xff, 0xfe, 0x4d, 0, 0, 0, 0x4d, 0))).toBeNull()
    expect(decode(bytes(0xfe, 0xff, 0, 0x4d, 0, 0, 0, 0x4d))).toBeNull()
  })
})

describe('reading lines', () => {
  test.each(SEPARATORS)('detects the separator %j from the first line', (separator) => {
    const text = `A${separator}B B${separator}C\r\n1${separator}"2${separator}""x"""${separator}3\r\n`
    expect(separatorOf(text, (cells) => cells.filter((cell) => ['A', 'C'].includes(cell)).length)).toBe(
      separator,
    )
    expect(readCsv(text, separator)[1]).toMatchObject({ line: 2, cells: ['1', `2${separator}"x"`, '3'] })
  })

  test('counts lines as an editor does', () => {
    const text = 'A;B\n\n"1\n2";3\n;\n4;5 "6" 7\n8'
    expect(readCsv(text, ';')).toMatchObject([
      { line: 1, cells: ['A', 'B'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 6, cells: ['4', '5 "6" 7'] },
      { line: 7, cells: ['8'] },
    ])
  })

  test('counts quoted CRLF breaks the same', () => {
    expect(readCsv('A;B\r\n"1\r\n2";3\r\n4;5\r\n6;"7\r\n\r\n8"\r\n9;0', ';')).toEqual([
      { line: 1, last: 1, cells: ['A', 'B'] },
      { line: 2, last: 3, cells: ['1\n2', '3'] },
      { line: 4, last: 4, cells: ['4', '5'] },
      { line: 5, last: 7, cells: ['6', '7\n\n8'] },
      { line: 8, last: 8, cells: ['9', '0'] },
    ])
  })

  test.each(['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;'])('skips %s, which names the separator', (sep) => {
    const text = `${sep}\r\nA,a;B\r\n1,2;3\r\n`
    expect(separatorOf(text, (cells) => cells.length)).toBe(';')
    expect(readCsv(text, ';')).toMatchObject([
      { line: 2, cells: ['A,a', 'B'] },
      { line: 3, cells: ['1,2', '3'] },
    ])
    expect(() => readCsv(`${sep}\nA;B\n"1;2`, ';')).toThrow(new CsvFault(3))
  })

  test('reports the line of an unclosed quote', () => {
    const text = `A;B\n1;2\n3;"4\n${'5;6\n'.repeat(10)}`
    expect(() => readCsv(text, ';')).toThrow(new CsvFault(3))
    expect(() => readCsv(`A\n"${'x'.repeat(200_000)}"`, ';')).toThrow(new CsvFault(2))
  })
})

describe('a written line', () => {
  test('is not evaluated by spreadsheets', () => {
    expect(csvLine(['=1+1', '+49', '-1', '@x', '\t', 'a;b', 'c"d', 'e\nf'], ';')).toBe(
      `'=1+1;'+49;'-1;'@x;'\t;"a;b";"c""d";"e\nf"\r\n`,
    )
  })

  test('contains no formula, and reads back as it was', () => {
    for (const cell of ["'=1+1", "'-1"])
      expect([isFormula(cell), unmarked(cell)]).toEqual([false, cell.slice(1)])
    for (const number of ['00123', '4711000000000815', '0']) {
      const [[said = ''] = []] = readCsv(csvLine([number], ';'), ';').map(({ cells }) => cells)
      expect([said.startsWith("'"), unmarked(said)]).toEqual([number !== '0', number])
    }
    for (const cell of ["'t Hooft", '=1', "'"]) expect(unmarked(cell)).toBe(cell)
  })

  test.each([
    '1-2',
    '3/4',
    '1.2.',
    '1.10',
    '12-2026',
    '1-2-3',
    '1E5',
    '2e-3',
    'MAR1',
    '5-Mai',
    '3. Okt',
    'WAHR',
    '5 %',
  ])('keeps %s as text in a spreadsheet, and reads back as it was', (name) => {
    const [[said = ''] = []] = readCsv(csvLine([name], ';'), ';').map(({ cells }) => cells)
    expect([said, unmarked(said)]).toEqual([`'${name}`, name])
  })

  test.each([
    '10.12.2026',
    '2026-12-10',
    '10/12/2026',
    '10 Dec 2026',
    '09:30',
    '48210',
    'P1-2',
    'Etage 1-2',
    'Marta 1 b',
    'Juniper',
  ])('leaves %s as it is: a day, a time, an intended number, or a name', (cell) => {
    expect(csvLine([cell], ';')).toBe(`${cell}\r\n`)
  })

  test('reads back as it was', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text.trim()}x`)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(...SEPARATORS), (cells, separator) => {
        expect(readCsv(csvLine(cells, separator), separator)[0]?.cells).toEqual(cells)
      }),
    )
  })
})
