import type { Cells, Columns, Head } from '@platzwart/domain/einfuhr/columns'
import { Doubt } from '@platzwart/domain/einfuhr/doubt'
import { type Issue, issue } from '@platzwart/domain/issue'
import type { CsvLine } from '@platzwart/libs/csv/readCsv'
import { unmarked } from '@platzwart/libs/csv/writeCsv'
import type { z } from 'zod'
import { issuesOfZod } from '../../platform/http/issuesOfZod.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'

/** Longer is no value, and is not kept whole. */
const LONGEST_CELL = 2_001

/** No longer than that, and no half of a sign at its end: that the database would refuse, and the whole file with it. */
export const cutTo = (most: number, text: string) => text.slice(0, most).toWellFormed()

/** What stands in the columns that are read. */
export function readCells({ spalten }: Columns, { cells }: CsvLine, kopf: Head): Cells {
  return Object.fromEntries(
    spalten.flatMap((spalte) => {
      const at = kopf.get(spalte)
      return at === undefined ? [] : [[spalte, cutTo(LONGEST_CELL, (cells[at] ?? '').trim())]]
    }),
  )
}

/** Without the marks by which a file that we wrote says that something is no formula. */
export const meantBy = <C extends string>(gelesen: Cells<C>): Cells<C> =>
  Object.fromEntries(
    Object.entries<string | undefined>(gelesen).map(([spalte, cell]) => [spalte, unmarked(cell ?? '')]),
  ) as Cells<C>

/** What spreadsheets make of a long number, of which they keep the first digits. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i
const LOST = '\ufffd'

/** Cells in which a program that had the file before has lost something. */
function lossesIn({ spalten }: Columns, gelesen: Cells): Issue[] {
  return spalten.flatMap((field) => {
    const cell = gelesen[field] ?? ''
    if (ROUNDED.test(cell)) return [issue('einfuhr.gerundet', {}, { field })]
    return cell.includes(LOST) ? [issue('einfuhr.zeichenVerloren', {}, { field })] : []
  })
}

/** Cells that may mean several things. */
function doubtsIn(input: unknown): Issue[] {
  return Object.entries(input ?? {}).flatMap(([field, value]) =>
    value instanceof Doubt ? [issue(value.issue.code, value.issue.data, { field })] : [],
  )
}

/** A line in the shape that a schema declares, or what is wrong with it. @param input as its cells mean it */
export function shaped<S extends z.ZodType>(
  tabelle: Columns,
  gelesen: Cells,
  schema: S,
  input: unknown,
): { readonly data: z.output<S> | null; readonly faults: readonly (Issue | CodedIssue)[] } {
  const lost = lossesIn(tabelle, gelesen)
  const doubted = doubtsIn(input).filter(({ field }) => !lost.some((one) => one.field === field))
  const losses = lost.concat(doubted)
  const read = schema.safeParse(input)
  if (read.success && losses.length === 0) return { data: read.data, faults: [] }
  const told = new Set(losses.map(({ field }) => field))
  const others = issuesOfZod(read.error?.issues ?? [], input).filter(({ field }) => !told.has(field))
  return { data: null, faults: [...losses, ...others] }
}

interface Shape<C extends string, S extends z.ZodType> {
  readonly tabelle: Columns<C>
  readonly schema: S
  /** A cell as its column means it. */
  readonly read: (spalte: C, cell: string) => unknown
}

/** How a line is put into the shape of a schema; empty cells say nothing, but for those without which nobody knows what it is about. */
export function shapesLines<C extends string, S extends z.ZodType>({ tabelle, schema, read }: Shape<C, S>) {
  const unsaid = Object.fromEntries(tabelle.needed.map((spalte) => [spalte, '']))
  return (gelesen: Cells<C>) => {
    const said = (Object.entries(meantBy(gelesen)) as [C, string][]).filter(([, cell]) => cell !== '')
    const values = Object.fromEntries(said.map(([spalte, cell]) => [spalte, read(spalte, cell)]))
    return shaped(tabelle, gelesen, schema, { ...unsaid, ...values })
  }
}
