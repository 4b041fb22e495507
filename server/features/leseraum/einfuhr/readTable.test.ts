import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { type Columns, readHeadings } from '@platzwart/domain/einfuhr/columns'
import { PERSONEN_COLUMNS } from '@platzwart/domain/einfuhr/personen'
import { PLAETZE_COLUMNS } from '@platzwart/domain/leseraum/columns'
import { describe, expect, test } from 'vitest'
import { phrase } from '../../../platform/phrases.ts'
import { BATCH } from '../../einfuhr/judgeEinfuhr.ts'
import { readTable } from '../../einfuhr/readTable.ts'
import { PLAETZE_RULES } from './judgeLines.ts'
import { shapeOf } from './readLine.ts'

const table = (...lines: string[]) => readTable(PLAETZE_RULES, new TextEncoder().encode(lines.join('\n')))

describe('a table of seats', () => {
  const KINDS: readonly (readonly [string, Columns])[] = [
    ['personen', PERSONEN_COLUMNS],
    ['plaetze', PLAETZE_COLUMNS],
  ]
  test.each(KINDS)('has headings in both languages that are read back: %s', (art, tabelle) => {
    for (const sprache of ['de', 'en'] as const) {
      const heads = tabelle.spalten.map((spalte) => phrase(sprache, 'einfuhr', `spalte.${art}.${spalte}`))
      const { kopf, uebergangen } = readHeadings(tabelle, heads)
      expect([[...kopf.keys()], uebergangen]).toEqual([[...tabelle.spalten], []])
    }
  })

  test('needs a name, and has as many lines as are judged together', () => {
    expect(table('Zone;x', 'Ruhe;1')).toMatchObject({
      ok: false,
      issues: [{ code: 'einfuhr.spaltenFehlen', data: { spalten: ['bezeichnung'] } }],
    })
    const most = MAX_EINFUHR_LINES.plaetze
    // Where one finds room depends on all others.
    expect(most).toBeLessThanOrEqual(BATCH)
    const many = ['Name', ...Array.from({ length: most + 1 }, (_, i) => `P${i}`)]
    expect(table(...many)).toMatchObject({ ok: false, issues: [{ code: 'einfuhr.zuVieleZeilen' }] })
    expect(table(...many.slice(0, -1)).ok).toBe(true)
  })
})

describe('a line of it', () => {
  const shape = (gelesen: object) => shapeOf(7, gelesen)

  test('says what stands there, and nothing where it is empty', () => {
    expect(
      shape({ bezeichnung: 'A 1', art: 'Group room', x: '120', y: '', zone: '', drehung: "'-90" }).line,
    ).toEqual({
      zeile: 7,
      bezeichnung: 'A 1',
      art: 'gruppenraum',
      x: 120,
      drehung: -90,
    })
  })

  test('names each column that is not as it has to be', () => {
    const { line, faults } = shape({
      bezeichnung: '=1+1',
      art: 'Sofa',
      kapazitaet: '0',
      x: '1,5',
      y: '-1',
      drehung: '360',
      breite: '9',
      zweitePersonNoetig: 'vielleicht',
      zone: 'x'.repeat(61),
    })
    expect(line).toBeNull()
    expect(faults.map(({ field, code }) => [field, code]).toSorted()).toEqual([
      ['art', 'feld.auswahl'],
      ['breite', 'feld.zuKlein'],
      ['drehung', 'feld.zuGross'],
      ['kapazitaet', 'feld.zuKlein'],
      ['x', 'einfuhr.ganzeZahl'],
      ['y', 'feld.zuKlein'],
      ['zone', 'feld.zuLang'],
      ['zweitePersonNoetig', 'feld.typ'],
    ])
    expect(shape({}).faults.map(({ field, code }) => [field, code])).toEqual([['bezeichnung', 'feld.zuKurz']])
  })

  test('has no signs that nothing can be called by', () => {
    for (const sign of ['\u0000', '\ud800'])
      expect(shape({ bezeichnung: `A${sign}` }).faults[0]?.code).toBe('feld.steuerzeichen')
  })
})
