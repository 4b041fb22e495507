import { PLAETZE_COLUMNS, type PlatzColumn, writeAusstattung } from '@platzwart/domain/leseraum/columns'
import { turnOf } from '@platzwart/domain/leseraum/einfuhr'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { type CsvFile, fileNameOf, headLine, tableLine } from '../../einfuhr/writeTable.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import { type LeseraumRow, readGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { PLAETZE } from './art.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

const valuesOf = (row: LeseraumRow): Readonly<Record<PlatzColumn, string | number | boolean>> => ({
  ...row,
  zweitePersonNoetig: row.zweite_person_noetig,
  // Never below 0: what begins with a minus is taken for a formula by who opens it.
  drehung: turnOf(row.drehung),
  ausstattung: writeAusstattung(row.ausstattung),
})

/** The seats and rooms of a plan as a table that can be brought back: by their names, as people count. */
export async function exportLeseraeume(call: Call, grundrissId: string) {
  const { tx } = call
  const [plan, rows] = await Promise.all([readGrundriss(tx, grundrissId), readLeseraeume(tx, grundrissId)])
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  const { spalten } = PLAETZE_COLUMNS
  const lines = rows
    .toSorted((a, b) => BY_NAME.compare(a.bezeichnung, b.bezeichnung))
    .map((row) => {
      const values = valuesOf(row)
      return tableLine(
        call,
        PLAETZE,
        spalten.map((spalte) => [spalte, String(values[spalte])]),
      )
    })
  return {
    parts: [headLine(call, { art: 'plaetze', spalten }), ...lines],
    dateiname: fileNameOf(call, 'plaetze'),
  } satisfies CsvFile
}
