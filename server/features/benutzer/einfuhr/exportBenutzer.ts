import type { benutzerExportQuerySchema } from '@platzwart/contract/benutzer'
import { PERSONEN_COLUMNS } from '@platzwart/domain/einfuhr/personen'
import { csvLine } from '@platzwart/libs/csv/writeCsv'
import type { Context } from 'hono'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { attachment, streamOf } from '../../../platform/http/attachment.ts'
import { admit, admitNext, type Call } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import type { Frame } from '../../../platform/http/frame.ts'
import type { Policy } from '../../../platform/http/policy.ts'
import { phrase } from '../../../platform/phrases.ts'
import { showAddresses } from '../../../platform/shownAddress.ts'
import { CSV_TYPE, fileNameOf, headLine, separatorOf } from '../../einfuhr/writeTable.ts'
import { type BenutzerQuery, type BenutzerRow, countPeople, readPeople } from '../queries.ts'

type Filter = z.output<typeof benutzerExportQuerySchema>

/** People of one read. */
const PAGE = 2_000

const namesOf = (all: BenutzerRow['gruppen']) => all.map(({ name }) => name).join(' | ')

const statusOf = ({ sprache }: Call, name: 'titel' | 'aktiv' | 'inaktiv') =>
  phrase(sprache, 'einfuhr', `status.${name}`)

const cellsOf = (call: Call, row: BenutzerRow) => [
  row.vorname,
  row.nachname,
  showAddresses(row.email),
  row.personalnummer ?? '',
  row.sprache,
  namesOf(row.gruppen),
  namesOf(row.rollen),
  statusOf(call, row.status === 'aktiv' ? 'aktiv' : 'inaktiv'),
]

/**
 * The people of the list as it is filtered, in its order. That somebody took them stands in the trail before the first one leaves, with what they
 * asked for. Each page is read as a request of its own, when the one before was taken: nothing of the database waits for a slow network, in
 * memory is one page, and who loses the right meanwhile gets no more.
 */
export function exportBenutzer({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, query: Filter): Promise<Response> => {
    const begun = await admit(deps, policy, c, async (call) => {
      const { id } = call.konfiguration.mandant
      const anzahl = await countPeople(call.tx, { ...query, limit: PAGE })
      record(call.tx, {
        aktion: 'exportBenutzer',
        objekt: 'mandant',
        objektId: id,
        nachher: { ...query, anzahl },
      })
      const { spalten } = PERSONEN_COLUMNS
      return {
        head: headLine(call, { art: 'personen', spalten, more: [statusOf(call, 'titel')] }),
        dateiname: fileNameOf(call, 'personen'),
      }
    })
    if (begun instanceof Response) return begun
    const pageAfter = (cursor: string | undefined) =>
      admitNext(deps, policy, c, (call) => readPage(call, { ...query, cursor, limit: PAGE }))
    const { head, dateiname } = begun
    return attachment(streamOf(linesOf(head, pageAfter)), { inhaltstyp: CSV_TYPE, dateiname })
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
