import { createHash } from 'node:crypto'
import { isModul } from '@platzwart/domain/mandant/module'
import { isZone } from '@platzwart/domain/time/zone'
import type { BackupEnd, BackupPart } from '../../../platform/backup/archive.ts'
import { FILES } from '../../../platform/backup/archive.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { isRefusedContent } from '../../../platform/database/violations.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkSchichten } from '../../einstellung/checkGrenzen.ts'
import { type HausHeader, openHausdatei, ROWS } from './content.ts'
import { type HausTable, readHausTables } from './plan.ts'
import { type ReadRow, type Row, RowReader } from './readRows.ts'
import { HausdateiFault } from './refuseFile.ts'

/** Rows written by one statement, … */
const BATCH = 500
/** … and bytes, unless one row alone has more. */
const BATCH_BYTES = 4 * 1024 * 1024

/** Of a line that was read as one before. */
const rowIn = (line: string) => JSON.parse(line) as Row
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** What is brought in, under which name, and when. */
export interface Coming {
  readonly storage: Storage
  readonly key: string
  readonly name: string
  readonly now: Temporal.Instant
}

export interface Loaded {
  readonly herkunft: string
  readonly dateien: number
}

/**
 * Writes the house that a file has, under the id of the transaction's Mandant and a name, closed and at rest. Its rows keep their ids, which
 * every key has behind the Mandant's; wherever the Mandant itself is named, in JSON and in keys too, the new id stands. Bytes that came into the
 * store are there though the transaction fails: `undo` of the caller takes them away.
 * @throws HausdateiFault when the database does not take a row, or the rules do not
 */
export async function loadHaus(tx: Tx, coming: Coming, onBytes: (bytes: number) => void): Promise<Loaded> {
  const { header, parts } = await openHausdatei(coming.storage, coming.key, onBytes)
  try {
    const tables = new Map((await readHausTables(tx)).map((table) => [table.name, table]))
    return await new Loading(tx, coming, header).all(tables, parts)
  } catch (error) {
    throw isRefusedContent(error) ? new HausdateiFault('hausdatei.inhalt') : error
  } finally {
    await parts.return(undefined as never)
  }
}

class Loading {
  readonly #tx: Tx
  readonly #storage: Storage
  readonly #header: HausHeader
  readonly #name: string
  readonly #now: Temporal.Instant
  #dateien = 0

  constructor(tx: Tx, { storage, name, now }: Coming, header: HausHeader) {
    this.#tx = tx
    this.#storage = storage
    this.#header = header
    this.#name = name
    this.#now = now
  }

  async all(
    tables: ReadonlyMap<string, HausTable>,
    parts: AsyncGenerator<BackupPart, BackupEnd, void>,
  ): Promise<Loaded> {
    let part = await parts.next()
    while (!part.done) {
      const { name } = part.value
      const contents = async function* () {
        while (!part.done && part.value.name === name) {
          yield part.value.content
          part = await parts.next()
        }
      }
      if (name.startsWith(FILES)) await this.#file(name.slice(FILES.length), contents())
      else await this.#rows(tables.get(name.slice(ROWS.length)), contents())
    }
    await this.#checkKeys()
    await this.#checkEinstellungen()
    return { herkunft: this.#header.mandant.name, dateien: this.#dateien }
  }

  async #rows(table: HausTable | undefined, contents: AsyncIterable<Buffer>): Promise<void> {
    if (!table) throw new HausdateiFault('hausdatei.tabellen')
    for await (const read of batchesOf(contents)) {
      const rows = read.map(({ line }) => this.#mapped(line))
      if (table.name === 'mandant') await this.#mandant(table, rows)
      else if (table.name === 'benutzer') await this.#people(table, rows)
      else await this.#insert(table, rows, table.name === 'protokoll' ? BEFORE_EVERYTHING : {})
    }
  }

  #mapped(line: string): string {
    return line.replaceAll(this.#header.mandant.id, this.#tx.scope.mandantId)
  }

  /** The house itself, closed until an operator has looked at it. What its rows would not say is checked here: nothing of the house works by a wrong zone. */
  async #mandant({ columns }: HausTable, rows: readonly string[]): Promise<void> {
    const row = rowIn(rows[0] ?? '{}')
    const known = Array.isArray(row.module) && row.module.every((one) => isModul(String(one)))
    if (rows.length !== 1 || !known || !isZone(String(row.zone))) throw new HausdateiFault('hausdatei.inhalt')
    const given = columns.filter((column) => column.name !== 'name')
    const values = given.map(({ type }, at) => `$${at + 3}::${type}`)
    await this.#tx.raw(
      `insert into mandant (id, name, gesperrt, ruht, ${given.map((column) => quoted(column.name)).join(', ')})
       values ($1, $2, now(), true, ${values.join(', ')})`,
      [this.#tx.scope.mandantId, this.#name, ...given.map((column) => row[column.name] ?? null)],
    )
  }

  /**
   * People have the account of their address, or one that nobody signs in with until it is invited. Only who had come to the house, and has an
   * account here whose address is shown to be its own, is in it at once: of the others the invitation has run out, and can be sent again.
   */
  async #people(table: HausTable, rows: readonly string[]): Promise<void> {
    const people = rows.map(rowIn)
    for (const { email } of people)
      if (typeof email !== 'string' || email !== email.toLowerCase() || !email.includes('@'))
        throw new HausdateiFault('hausdatei.inhalt')
    const accounts = await this.#tx.all(
      ready<{ email: string; id: string; eigen: boolean }>(
        'select email, id, eigen from auth.accounts_coming($1::jsonb)',
        JSON.stringify(
          people
            .filter(isSomebody)
            .map(({ email, vorname, nachname }) => ({ email, name: `${vorname} ${nachname}` })),
        ),
      ),
    )
    const byEmail = new Map(accounts.map((account) => [account.email, account]))
    const now = this.#now.toString()
    const withAccount = people.map((one) => {
      if (!isSomebody(one)) return { ...one, anmeldung_id: one.email, einladung_bis: null }
      const account = byEmail.get(String(one.email))
      const come = account?.eigen === true && one.einladung_bis === null
      return { ...one, anmeldung_id: account?.id, einladung_bis: come ? null : now }
    })
    const columns = [...table.columns, { name: 'anmeldung_id', type: 'text' }]
    await this.#insert(
      { ...table, columns },
      withAccount.map((one) => JSON.stringify(one)),
    )
  }

  /** By one JSON parameter, from the Mandant's row: whatever a row says, it is of this house. */
  async #insert(
    { name, columns }: HausTable,
    rows: readonly string[],
    fixed: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const names = columns.map((column) => quoted(column.name))
    const into = ['mandant_id', ...names, ...Object.keys(fixed)].join(', ')
    const from = ['h.id', ...names.map((one) => `r.${one}`), ...Object.values(fixed)].join(', ')
    const shape = columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ')
    await this.#tx.raw(
      `insert into ${quoted(name)} (${into}) select ${from} from mandant h, json_to_recordset($2::json) as r(${shape}) where h.id = $1`,
      [this.#tx.scope.mandantId, `[${rows.join(',')}]`],
    )
  }

  /** Bytes whose row is there, and that are what it says. */
  async #file(rest: string, contents: AsyncIterable<Buffer>): Promise<void> {
    const { mandantId } = this.#tx.scope
    const key = `${mandantId}/${rest}`
    const row = await this.#tx.first(
      ready<{ sha256: string; inhaltstyp: string }>(
        'select sha256, inhaltstyp from datei where mandant_id = $1 and schluessel = $2',
        mandantId,
        key,
      ),
    )
    if (!row) throw new HausdateiFault('hausdatei.inhalt')
    const sum = createHash('sha256')
    let first: Buffer | null = null
    const read = async function* () {
      for await (const chunk of contents) {
        first ??= chunk
        sum.update(chunk)
        yield chunk
      }
    }
    await this.#storage.put(key, read())
    if (sum.digest('hex') !== row.sha256 || !beginsAs(row.inhaltstyp, first))
      throw new HausdateiFault('hausdatei.inhalt')
    this.#dateien += 1
  }

  /** Nobody comes into a house in which settings keep everybody from booking. */
  async #checkEinstellungen(): Promise<void> {
    const [first] = await checkSchichten(this.#tx)
    if (!first) return
    const { optionen } = first.data
    const stelle = `einstellung_wert (${Array.isArray(optionen) ? optionen.join(', ') : first.field})`
    throw new HausdateiFault('hausdatei.regel', { stelle })
  }

  /** No row names bytes that are another house's. */
  async #checkKeys(): Promise<void> {
    const { mandantId } = this.#tx.scope
    const foreign = await this.#tx.first(
      ready<object>(
        `select 1 from datei where mandant_id = $1 and schluessel !~ ('^' || $2 || '/[a-z]{1,40}/[0-9a-f-]{36}([.][a-z0-9]{1,8})?$') limit 1`,
        mandantId,
        mandantId,
      ),
    )
    if (foreign) throw new HausdateiFault('hausdatei.inhalt')
  }
}

/** What was told there lies before everything here: no live reader is told it again. */
const BEFORE_EVERYTHING = { xid: "'3'::xid8", nr: '0' }

const MAGIC: Readonly<Record<string, string>> = {
  'image/png': '89504e47',
  'image/jpeg': 'ffd8ff',
  'application/pdf': '25504446',
}

function beginsAs(type: string, first: Buffer | null): boolean {
  return first?.toString('hex', 0, 4).startsWith(MAGIC[type] ?? '-') ?? false
}

/** Who was made anonymous has no account, and gets none. */
const isSomebody = ({ status }: Record<string, unknown>) => status !== 'anonym'

/** So many rows at once as one statement writes. */
async function* batchesOf(contents: AsyncIterable<Buffer>): AsyncGenerator<readonly ReadRow[]> {
  const reader = new RowReader()
  let rows: ReadRow[] = []
  let bytes = 0
  for await (const chunk of contents) {
    for (const one of reader.add(chunk)) {
      rows.push(one)
      bytes += one.line.length
      if (rows.length >= BATCH || bytes >= BATCH_BYTES) {
        yield rows
        rows = []
        bytes = 0
      }
    }
  }
  reader.end()
  if (rows.length > 0) yield rows
}
