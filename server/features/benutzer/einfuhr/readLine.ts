import { newPersonSchema } from '@platzwart/contract/benutzer'
import { COLUMNS, type Column, type Head, readLanguage, readNames } from '@platzwart/domain/einfuhr/columns'
import type { Line, Urteil } from '@platzwart/domain/einfuhr/urteil'
import type { Issue } from '@platzwart/domain/issue'
import type { CsvLine } from '@platzwart/libs/csv/readCsv'
import { isFormula, unmarked } from '@platzwart/libs/csv/writeCsv'
import { issuesOfZod } from '../../../platform/http/issuesOfZod.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'

/** What a line says, by column; a column that the table does not have is not there. */
export type Cells = Partial<Record<Column, string>>

/** What is kept of the judgement of a line. */
export interface Outcome extends Omit<Urteil, 'urteil' | 'verstoesse'> {
  readonly verstoesse: readonly (Issue | CodedIssue)[]
  /** Of what changes, what was there before; with the names of groups and roles that are given. */
  readonly vorher: Partial<Record<Column, string | null>>
}

/** Longer is no name, and is not kept whole. */
const LONGEST_CELL = 1_000

/** What stands in the columns that are read. */
export function readLine({ cells }: CsvLine, kopf: Head): Cells {
  return Object.fromEntries(
    COLUMNS.flatMap((spalte) => {
      const at = kopf.get(spalte)
      return at === undefined ? [] : [[spalte, (cells[at] ?? '').slice(0, LONGEST_CELL)]]
    }),
  )
}

const CALCULATED = COLUMNS.filter((spalte) => spalte !== 'email')

/** Without the marks by which a file that we wrote says that something is no formula. */
const meantBy = (gelesen: Cells): Cells =>
  Object.fromEntries(Object.entries(gelesen).map(([spalte, cell]) => [spalte, unmarked(cell)]))

/** A line as the rules take it, or what is wrong with its shape: by the same schema as that of an invitation. */
export function shapeOf(
  zeile: number,
  gelesen: Cells,
): { line: Line | null; faults: readonly (Issue | CodedIssue)[] } {
  const { gruppen = '', rollen = '', sprache, personalnummer, ...said } = meantBy(gelesen)
  const input = {
    vorname: '',
    nachname: '',
    email: '',
    ...said,
    ...(personalnummer ? { personalnummer } : {}),
    ...(sprache ? { sprache: readLanguage(sprache) } : {}),
  }
  const formulas = CALCULATED.filter((spalte) => isFormula(gelesen[spalte] ?? '')).map((field) => ({
    ...({ code: 'einfuhr.formel', field, data: {} } as const),
  }))
  const read = newPersonSchema.safeParse(input)
  if (!read.success || formulas.length > 0)
    return { line: null, faults: [...formulas, ...issuesOfZod(read.error?.issues ?? [], input)] }
  const { data } = read
  return {
    line: {
      ...{ zeile, vorname: data.vorname, nachname: data.nachname, email: data.email },
      personalnummer: data.personalnummer ?? undefined,
      sprache: sprache ? data.sprache : undefined,
      gruppen: readNames(gruppen),
      rollen: readNames(rollen),
    },
    faults: [],
  }
}
