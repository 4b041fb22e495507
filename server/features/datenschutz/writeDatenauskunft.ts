import { DISCLOSED_TABLES, OWN_FILES } from '@platzwart/domain/datenschutz/ownRows'
import type { BestandTable } from '@platzwart/domain/tables'
import { type ZipPart, zip } from '@platzwart/libs/xlsx/zip'
import type { Deps } from '../../platform/deps.ts'
import { showAddresses } from '../../platform/shownAddress.ts'
import { type FileRow, readFiles, type Subject } from './queries.ts'
import { type InTurn, type OwnRow, readRows } from './readRows.ts'
import { type About, type RowsOf, renderPage } from './renderPage.ts'

/** What a person's file is made from. */
export interface Source {
  readonly deps: Pick<Deps, 'authPool' | 'storage'>
  readonly inTurn: InTurn
  readonly who: Subject
  readonly about: About
}

/** Everything that is kept of a person, as it is read: the page, each table as JSON, and the files. In memory is one page of rows. */
export async function* writeDatenauskunft(source: Source): AsyncGenerator<Uint8Array> {
  const { deps, inTurn, who } = source
  const rowsOf = (table: BestandTable) => readRows(deps, inTurn, who, table)
  const files = await inTurn((tx) => readFiles(tx, who.benutzerIds, OWN_FILES))
  const tables: ZipPart[] = DISCLOSED_TABLES.map((table) => ({
    name: `daten/${table.replaceAll('.', '-')}.json`,
    content: jsonOf(rowsOf(table)),
  }))
  yield* zip([
    { name: 'index.html', content: shownPage(source, rowsOf) },
    ...tables,
    ...files.map((file) => ({ name: `dateien/${nameOf(file)}`, content: bytesOf(deps, file) })),
  ])
}

/** The page is for people; its tables beside it are as they are kept. */
async function* shownPage(source: Source, rowsOf: RowsOf): AsyncGenerator<string> {
  for await (const part of renderPage(source.about, rowsOf)) yield showAddresses(part)
}

async function* jsonOf(rows: AsyncIterable<OwnRow>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Two files may be called the same; their numbers tell them apart. What people typed may not lead out of the folder. */
const nameOf = ({ id, dateiname }: FileRow) => `${id}-${dateiname.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')}`

/** What the store has lost is lost; the rest comes along. */
async function* bytesOf({ storage }: Source['deps'], { schluessel }: FileRow): AsyncGenerator<Uint8Array> {
  const stream = await storage.get(schluessel)
  if (stream) yield* stream
}
