import { type Cell, number, STYLE, text } from '@platzwart/libs/xlsx/cells'
import { writeWorkbook } from '@platzwart/libs/xlsx/workbook'
import type { Language } from '@platzwart/phrases/phrases'
import { speaker } from '../benachrichtigung/renderParts.ts'
import type { Bericht } from './loadBericht.ts'
import { columnsOf, fewText, sumOf } from './renderRows.ts'

const LOOK = {
  row: { text: STYLE.wrapped, zahl: STYLE.number, prozent: STYLE.share, euro: STYLE.money },
  sum: { text: STYLE.sumText, zahl: STYLE.sumNumber, prozent: STYLE.sumShare, euro: STYLE.sumMoney },
} as const

/** The report as an Excel file: typed cells, and what people typed always as text, never as a formula. */
export async function writeBerichtExcel(bericht: Bericht, sprache: Language): Promise<Buffer> {
  const say = speaker(sprache, 'fahrzeugMail')
  const columns = columnsOf(sprache)
  const head = columns.map(({ titel }) => text(titel, STYLE.head))
  const few = fewText(say, bericht)
  const body = bericht.zeilen.map((zeile) =>
    columns.map((column) => {
      const wert = column.wert(zeile)
      return wert === null ? text(few, STYLE.wrapped) : cellOf('row', column.art, wert)
    }),
  )
  const total = columns.map((column, i) => {
    if (i === 0) return cellOf('sum', 'text', say('bericht.gesamt'))
    return column.art === 'text' ? null : cellOf('sum', column.art, sumOf(column, bericht.zeilen))
  })
  const book = writeWorkbook({
    title: say('bericht.titel', { periode: bericht.periode.name }),
    momentFormat: 'yyyy-mm-dd hh:mm',
    sheets: [
      {
        name: say('bericht.blatt'),
        widths: columns.map(({ breite }) => breite),
        head: 1,
        filter: false,
        orientation: 'landscape',
        rows: [head, ...body, total],
      },
    ],
  })
  return Buffer.concat(await Array.fromAsync(book))
}

function cellOf(kind: keyof typeof LOOK, art: keyof (typeof LOOK)['row'], wert: string | number): Cell {
  return art === 'text' ? text(String(wert), LOOK[kind].text) : number(Number(wert), LOOK[kind][art])
}
