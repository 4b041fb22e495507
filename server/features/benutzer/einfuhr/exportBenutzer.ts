import type { benutzerExportQuerySchema } from '@platzwart/contract/benutzer'
import { COLUMNS } from '@platzwart/domain/einfuhr/columns'
import { tagOf } from '@platzwart/domain/time/zone'
import { csvLine, MARK } from '@platzwart/libs/csv/writeCsv'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { type BenutzerRow, pageOf } from '../queries.ts'
import { headingOf } from './present.ts'

export interface CsvFile {
  /** Page by page, each as its text. */
  readonly parts: readonly string[]
  readonly dateiname: string
}

const PAGE = 2_000

/** As Excel of the reader's country opens it by itself. */
const separatorOf = ({ sprache }: Pick<Call, 'sprache'>) => (sprache === 'de' ? ';' : ',')

const namesOf = (all: BenutzerRow['gruppen']) => all.map(({ name }) => name).join(' | ')

const cellsOf = (call: Call, row: BenutzerRow) => [
  ...[row.vorname, row.nachname, row.email, row.personalnummer ?? '', row.sprache],
  ...[namesOf(row.gruppen), namesOf(row.rollen)],
  phrase(call.sprache, 'benutzer', `einfuhr.status.${row.status === 'aktiv' ? 'aktiv' : 'inaktiv'}`),
]

const headOf = (call: Call) => COLUMNS.map((spalte) => headingOf(call, spalte))

/** The people of the list as it is filtered, in its order. That somebody took them stands in the trail, with what they asked for. */
export async function exportBenutzer(call: Call, query: z.output<typeof benutzerExportQuerySchema>) {
  const { tx } = call
  const separator = separatorOf(call)
  const parts = [
    MARK + csvLine([...headOf(call), phrase(call.sprache, 'benutzer', 'einfuhr.status.titel')], separator),
  ]
  let anzahl = 0
  for (let cursor: string | undefined; ; ) {
    const rows: BenutzerRow[] = await tx.all(pageOf(tx.scope.mandantId, { ...query, cursor, limit: PAGE }))
    const page = rows.slice(0, PAGE)
    anzahl += page.length
    parts.push(page.map((row) => csvLine(cellsOf(call, row), separator)).join(''))
    if (rows.length <= PAGE) break
    cursor = page.at(-1)?.id
  }
  const { id, zone } = call.konfiguration.mandant
  record(tx, { aktion: 'exportBenutzer', objekt: 'mandant', objektId: id, nachher: { ...query, anzahl } })
  return { parts, dateiname: `${nameOf(call)}-${tagOf(call.now, zone)}.csv` } satisfies CsvFile
}

const nameOf = ({ sprache }: Call) => phrase(sprache, 'benutzer', 'einfuhr.datei')

/** An empty table with one line that shows how it is filled. */
export async function readTemplate(call: Call) {
  const separator = separatorOf(call)
  // Its groups and roles are the house's own: there is none that every house has.
  const example = COLUMNS.map((spalte) =>
    spalte === 'gruppen' || spalte === 'rollen'
      ? ''
      : phrase(call.sprache, 'benutzer', `einfuhr.beispiel.${spalte}`),
  )
  return {
    parts: [MARK, csvLine(headOf(call), separator), csvLine(example, separator)],
    dateiname: `${phrase(call.sprache, 'benutzer', 'einfuhr.vorlage')}.csv`,
  } satisfies CsvFile
}

/** A table on its way out, as fast as it is taken; nothing of the database waits for that. */
export async function sendCsv(_: unknown, { parts, dateiname }: CsvFile): Promise<Response> {
  const body = new Blob([...parts])
  return attachment(body, { inhaltstyp: 'text/csv; charset=utf-8', bytes: body.size, dateiname })
}
