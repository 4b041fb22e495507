import { Readable } from 'node:stream'
import type { benutzerExportQuerySchema } from '@platzwart/contract/benutzer'
import { COLUMNS } from '@platzwart/domain/einfuhr/columns'
import { tagOf } from '@platzwart/domain/time/zone'
import { csvLine, MARK } from '@platzwart/libs/csv/writeCsv'
import type { Context } from 'hono'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { admit, type Call } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import type { Frame } from '../../../platform/http/frame.ts'
import type { Policy } from '../../../platform/http/policy.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { phrase } from '../../../platform/phrases.ts'
import { type BenutzerQuery, type BenutzerRow, countPeople, readPeople } from '../queries.ts'
import { headingOf } from './present.ts'

interface CsvFile {
  readonly parts: readonly string[]
  readonly dateiname: string
}

type Filter = z.output<typeof benutzerExportQuerySchema>

/** People of one read. */
const PAGE = 2_000
const TYPE = 'text/csv; charset=utf-8'

/** As Excel of the reader's country opens it by itself. */
const separatorOf = ({ sprache }: Pick<Call, 'sprache'>) => (sprache === 'de' ? ';' : ',')

const namesOf = (all: BenutzerRow['gruppen']) => all.map(({ name }) => name).join(' | ')

const cellsOf = (call: Call, row: BenutzerRow) => [
  ...[row.vorname, row.nachname, row.email, row.personalnummer ?? '', row.sprache],
  ...[namesOf(row.gruppen), namesOf(row.rollen)],
  phrase(call.sprache, 'benutzer', `einfuhr.status.${row.status === 'aktiv' ? 'aktiv' : 'inaktiv'}`),
]

const headOf = (call: Call) => COLUMNS.map((spalte) => headingOf(call, spalte))

/**
 * The people of the list as it is filtered, in its order. That somebody took them stands in the trail before the first one leaves, with what they
 * asked for. Each page is read as a request of its own, when the one before was taken: nothing of the database waits for a slow network, in
 * memory is one page, and who loses the right meanwhile gets no more.
 */
export function exportBenutzer({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, query: Filter): Promise<Response> => {
    const begun = await admit(deps, policy, c, async (call) => {
      const { id, zone } = call.konfiguration.mandant
      const anzahl = await countPeople(call.tx, { ...query, limit: PAGE })
      record(call.tx, {
        aktion: 'exportBenutzer',
        objekt: 'mandant',
        objektId: id,
        nachher: { ...query, anzahl },
      })
      return { head: headLine(call), dateiname: `${nameOf(call)}-${tagOf(call.now, zone)}.csv` }
    })
    if (begun instanceof Response) return begun
    const pageAfter = async (cursor: string | undefined) => {
      const page = await admit(deps, policy, c, (call) => readPage(call, { ...query, cursor, limit: PAGE }))
      if (page instanceof Response) throw new ProblemError({ status: 403, code: 'recht.fehlt' })
      return page
    }
    const body = Readable.from(linesOf(begun.head, pageAfter), { highWaterMark: 1 })
    return attachment(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      inhaltstyp: TYPE,
      dateiname: begun.dateiname,
    })
  }
}

interface Page {
  readonly text: string
  /** The last of it, where there are more. */
  readonly cursor: string | undefined
}

async function* linesOf(head: string, pageAfter: (cursor: string | undefined) => Promise<Page>) {
  yield Buffer.from(head)
  for (let cursor: string | undefined; ; ) {
    const page = await pageAfter(cursor)
    yield Buffer.from(page.text)
    if (page.cursor === undefined) return
    cursor = page.cursor
  }
}

async function readPage(call: Call, query: BenutzerQuery): Promise<Page> {
  const rows = await readPeople(call.tx, query)
  const page = rows.slice(0, query.limit)
  const separator = separatorOf(call)
  return {
    text: page.map((row) => csvLine(cellsOf(call, row), separator)).join(''),
    cursor: rows.length > query.limit ? page.at(-1)?.id : undefined,
  }
}

const headLine = (call: Call) =>
  MARK +
  csvLine([...headOf(call), phrase(call.sprache, 'benutzer', 'einfuhr.status.titel')], separatorOf(call))

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

/** A small table. */
export async function sendCsv(_: unknown, { parts, dateiname }: CsvFile): Promise<Response> {
  const body = new Blob([...parts])
  return attachment(body, { inhaltstyp: TYPE, bytes: body.size, dateiname })
}
