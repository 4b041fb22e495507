import type { Language } from '@platzwart/phrases/phrases'
import writeExcel, { type CellObject } from 'write-excel-file/node'
import { speaker } from '../benachrichtigung/renderParts.ts'
import type { Bericht } from './loadBericht.ts'
import { columnsOf, sumOf } from './renderRows.ts'

const FORMAT = { text: undefined, zahl: '#,##0', prozent: '0.0 %' } as const

/** The report as an Excel file: typed cells, and what people typed always as text, never as a formula. */
export async function writeBerichtExcel(bericht: Bericht, sprache: Language): Promise<Buffer> {
  const say = speaker(sprache, 'fahrzeugMail')
  const columnNames = columnsOf(sprache)
  const head = columnNames.map<CellObject>(({ titel }) => ({
    value: titel,
    type: String,
    fontWeight: 'bold',
    textColor: '#ffffff',
    backgroundColor: '#23504a',
    wrap: true,
  }))
  const body = bericht.zeilen.map((zeile) =>
    columnNames.map((spalte) => cellOf(spalte.art, spalte.wert(zeile))),
  )
  const total = columnNames.map<CellObject>((spalte, i) => ({
    ...(i === 0
      ? cellOf('text', say('bericht.gesamt'))
      : spalte.art === 'text'
        ? cellOf('text', '')
        : cellOf(spalte.art, sumOf(spalte, bericht.zeilen))),
    fontWeight: 'bold',
    topBorderStyle: 'thin',
  }))
  return await writeExcel([head, ...body, total], {
    sheet: say('bericht.blatt'),
    columns: columnNames.map(({ breite }) => ({ width: breite })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBuffer()
}

function cellOf(art: keyof typeof FORMAT, wert: string | number): CellObject {
  return art === 'text'
    ? { value: String(wert), type: String, wrap: true }
    : { value: Number(wert), type: Number, format: FORMAT[art] }
}
