import { newPersonSchema } from '@platzwart/contract/benutzer'
import { type Cells, readNames } from '@platzwart/domain/einfuhr/columns'
import { PERSONEN_COLUMNS, readLanguage } from '@platzwart/domain/einfuhr/personen'
import type { Line } from '@platzwart/domain/einfuhr/urteil'
import type { Issue } from '@platzwart/domain/issue'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { meantBy, shaped } from '../../einfuhr/readCells.ts'
import type { KnownNames } from './facts.ts'

/** A line as the rules take it, or what is wrong with its shape: by the same schema as that of an invitation. @param known names of the house, which stay whole in a cell of several */
export function shapeOf(
  zeile: number,
  gelesen: Cells,
  known?: KnownNames,
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
  const { data, faults } = shaped(PERSONEN_COLUMNS, gelesen, newPersonSchema, input)
  if (data === null) return { line: null, faults }
  return {
    line: {
      zeile,
      vorname: data.vorname,
      nachname: data.nachname,
      email: data.email,
      personalnummer: data.personalnummer ?? undefined,
      sprache: sprache ? data.sprache : undefined,
      gruppen: readNames(gruppen, known?.gruppen),
      rollen: readNames(rollen, known?.rollen),
    },
    faults,
  }
}
