import { leseraumSaveSchema } from '@platzwart/contract/grundriss'
import type { Cells } from '@platzwart/domain/einfuhr/columns'
import { PLAETZE_COLUMNS, type PlatzColumn, readPlatzCell } from '@platzwart/domain/leseraum/columns'
import type { PlatzLine } from '@platzwart/domain/leseraum/einfuhr'
import { z } from 'zod'
import { shapesLines } from '../../einfuhr/readCells.ts'

const { shape } = leseraumSaveSchema

/** What a line may say, within the bounds of a seat's own form; what it does not say has no default here. */
const lineSchema = z
  .object({
    bezeichnung: shape.bezeichnung,
    ausstattung: z.string().optional(),
    art: shape.art.unwrap().optional(),
    zone: shape.zone.unwrap().optional(),
    kapazitaet: shape.kapazitaet.unwrap().optional(),
    x: shape.x.optional(),
    y: shape.y.optional(),
    drehung: shape.drehung.unwrap().optional(),
    breite: shape.breite.optional(),
    hoehe: shape.hoehe.optional(),
    beschreibung: shape.beschreibung.unwrap().optional(),
    bedingungen: shape.bedingungen.unwrap().optional(),
    zweitePersonNoetig: shape.zweitePersonNoetig.unwrap().optional(),
  })
  .strict()

const shapeLine = shapesLines({ tabelle: PLAETZE_COLUMNS, schema: lineSchema, read: readPlatzCell })

/** A line as the rules take it, or what is wrong with its shape. Empty cells say nothing. */
export function shapeOf(zeile: number, gelesen: Cells<PlatzColumn>) {
  const { data, faults } = shapeLine(gelesen)
  const line: PlatzLine | null = data && { zeile, ...data }
  return { line, faults }
}
