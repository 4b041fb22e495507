import { newPersonSchema } from '@platzwart/contract/benutzer'
import { instant, nearTag, text, uhrzeit } from '@platzwart/contract/schema'
import type { Cells } from '@platzwart/domain/einfuhr/columns'
import {
  BUCHUNGEN_COLUMNS,
  type BuchungColumn,
  readBuchungCell,
} from '@platzwart/domain/leseraum/buchungseinfuhr/columns'
import type { BuchungLine } from '@platzwart/domain/leseraum/buchungseinfuhr/urteil'
import { z } from 'zod'
import { shapesLines } from '../../einfuhr/readCells.ts'

const dayAndTime = z.string().refine((cell) => {
  const [day = '', time = ''] = cell.split('T')
  return nearTag.safeParse(day).success && uhrzeit.safeParse(time).success
})

/** What `readMoment` makes of a cell. */
const moment = z
  .string()
  .refine((cell) => [uhrzeit, dayAndTime, instant].some((one) => one.safeParse(cell).success), {
    params: { code: 'uhrzeit.ungueltig' },
  })

const name = text(200, 1)

const lineSchema = z
  .object({
    email: newPersonSchema.shape.email,
    standort: name.optional(),
    grundriss: name,
    platz: name,
    tag: nearTag.optional(),
    von: moment,
    bis: moment,
    gruppengroesse: z.int().min(1).max(1000).optional(),
  })
  .strict()

const shapeLine = shapesLines({ tabelle: BUCHUNGEN_COLUMNS, schema: lineSchema, read: readBuchungCell })

/** A line as the rules take it, or what is wrong with its shape. Empty cells say nothing. */
export function shapeOf(zeile: number, gelesen: Cells<BuchungColumn>) {
  const { data, faults } = shapeLine(gelesen)
  const line: BuchungLine | null = data && { zeile, ...data }
  return { line, faults }
}
