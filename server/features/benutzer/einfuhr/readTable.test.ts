import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../einfuhr/readTable.ts'
import { firstOfPeople, PERSONEN_RULES } from './judgeLines.ts'
import { shapeOf } from './readLine.ts'

const HEAD = 'Vorname;Nachname;E-Mail;Personalnummer;Sprache;Rollen'
const bytes = (...lines: string[]) => new TextEncoder().encode([HEAD, ...lines].join('\n'))

function linesOf(...lines: string[]) {
  const table = readTable(PERSONEN_RULES, bytes(...lines))
  if (!table.ok) throw new Error(table.issues[0]?.code)
  return table.value.zeilen
}

const codeOf = (content: Uint8Array, rules = PERSONEN_RULES) => {
  const table = readTable(rules, content)
  return table.ok ? null : table.issues[0]
}

describe('a table of people', () => {
  test('has its lines by number, with what stands in the columns that are known', () => {
    expect(linesOf('Nele;Neumann;Nele@Haus.example;;;', '', 'Udo;Unruh')).toEqual([
      {
        zeile: 2,
        gelesen: {
          vorname: 'Nele',
          nachname: 'Neumann',
          email: 'Nele@Haus.example',
          personalnummer: '',
          sprache: '',
          rollen: '',
        },
      },
      { zeile: 4, gelesen: expect.objectContaining({ nachname: 'Unruh', email: '' }) },
    ])
  })

  test('is none without a line, without its headings, with too many lines, or of something else', () => {
    expect(codeOf(bytes())?.code).toBe('einfuhr.leer')
    expect(codeOf(new Uint8Array())?.code).toBe('einfuhr.leer')
    expect(codeOf(new TextEncoder().encode('Name;Telefon\nA;1'))).toMatchObject({
      code: 'einfuhr.spaltenFehlen',
      data: { spalten: ['vorname', 'email'] },
    })
    expect(PERSONEN_RULES.most).toBe(MAX_EINFUHR_LINES.personen)
    const few = { ...PERSONEN_RULES, most: 20 }
    expect(codeOf(bytes('A;B;c@d.e\n'.repeat(20)), few)).toBeNull()
    expect(codeOf(bytes('A;B;c@d.e\n'.repeat(21)), few)).toMatchObject({
      code: 'einfuhr.zuVieleZeilen',
      data: { max: 20 },
    })
    expect(codeOf(new Uint8Array([0x50, 0x4b, 3, 4, 0]))?.code).toBe('einfuhr.keineTabelle')
  })

  test('may begin behind titles, and has headings in any spelling', () => {
    const text =
      'Personalliste;;\r\nStand: 28.11.2026;;\r\n\r\nVorname;Nachname;E-Mail;Tu\u0308r\r\nNele;Neumann;n@h.example;\r\n'
    const table = readTable(PERSONEN_RULES, new TextEncoder().encode(text))
    expect(table).toMatchObject({ value: { uebergangen: ['Tür'], zeilen: [{ zeile: 5 }] } })
  })

  test('says an address and a number for the first time in one line each', () => {
    const first = firstOfPeople(linesOf('A;B;c@d.example;1;;', 'A;B;C@D.example;1;;', 'A;B;e@d.example;2;;'))
    expect([first('email', 'c@d.example'), first('personalnummer', '2'), first('email', 'x')]).toEqual([
      2,
      4,
      undefined,
    ])
  })
})

describe('a line of it', () => {
  const shape = (line: string) => {
    const [{ zeile, gelesen } = { zeile: 0, gelesen: {} }] = linesOf(line)
    return shapeOf(zeile, gelesen)
  }

  test('has the shape of somebody who is invited; what it leaves empty is not said', () => {
    expect(shape('Nele;Neumann;Nele@Haus.example;;;Fahrer | Leser').line).toEqual({
      zeile: 2,
      vorname: 'Nele',
      nachname: 'Neumann',
      email: 'nele@haus.example',
      personalnummer: undefined,
      sprache: undefined,
      gruppen: [],
      rollen: ['Fahrer', 'Leser'],
    })
    expect(shape('Nele;Neumann;n@h.example;4711;English;').line).toMatchObject({
      personalnummer: '4711',
      sprache: 'en',
    })
  })

  test('names each column that is not as it has to be', () => {
    const { line, faults } = shape(`N\ufffdle;${'x'.repeat(101)};keine;1,23457E+11;fr;`)
    expect(line).toBeNull()
    expect(faults.map(({ code, field }) => [field, code])).toEqual([
      ['vorname', 'einfuhr.zeichenVerloren'],
      ['personalnummer', 'einfuhr.gerundet'],
      ['email', 'feld.format'],
      ['nachname', 'feld.zuLang'],
      ['sprache', 'feld.auswahl'],
    ])
  })

  test('says what it says, also where a spreadsheet would calculate it', () => {
    expect(shape('-1;+49 Minus;a@b.example;;;').line).toMatchObject({ vorname: '-1', nachname: '+49 Minus' })
  })

  test('is read without what nobody sees, in one spelling', () => {
    expect(
      shape('Eva\u00a0;\u00a0Ku\u0308ster\u200b;\u200beva@haus.example\u200b;4730\ufeff;;').line,
    ).toMatchObject({ vorname: 'Eva', nachname: 'Küster', email: 'eva@haus.example', personalnummer: '4730' })
  })

  test('that we wrote ourselves is text where it says so', () => {
    expect(shape(`'=1;'t Hooft;a@b.example;;;`).line).toMatchObject({ vorname: '=1', nachname: "'t Hooft" })
  })
})
