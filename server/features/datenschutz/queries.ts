import { type Names, namesOf } from '@platzwart/domain/datenschutz/hideNames'
import {
  disclosedColumns,
  type KeyType,
  type OwnFile,
  type OwnRows,
} from '@platzwart/domain/datenschutz/ownRow'
import { isOfAccounts } from '@platzwart/domain/datenschutz/ownRows'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** Whose rows are asked for. */
export interface Subject {
  readonly mandantId: string
  /** Their own, and those of rows that became theirs when somebody who was in the house twice was made one. */
  readonly benutzerIds: readonly string[]
  readonly anmeldungId: string
  readonly email: string
  /** Everybody else of the house. */
  readonly others: Names
}

/** Where a page begins: what the key columns of the last row before it hold, as text. */
export type Place = readonly string[]

export interface FoundRow {
  readonly place: Place
  /** JSON; null for a row that was walked over and is somebody else's. */
  readonly zeile: string | null
}

/** Rows that are read at once. */
const PAGE = 500
/** Rows that are walked over at once, where no index knows whose they are. */
const WALK = 20_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const tableOf = (name: string) => name.split('.').map(quoted).join('.')
const columnOf = (name: string) => `t.${quoted(name)}`

/** The value of a column; behind a point a field of its JSON. */
function valueIn(name: string): string {
  const [column = '', field] = name.split('.')
  return field === undefined ? columnOf(column) : `${columnOf(column)} ->> '${field}'`
}

/** How the statement of a table names whom it is about: in a house $1 the Mandant, $2 the person's ids, $3 their address; of accounts $1 the account. */
function whomIn(table: string) {
  const accounts = isOfAccounts(table)
  return {
    // Each parameter is named, whether or not the table asks for it: one that no text names has no type.
    house: accounts ? '$1::text is not null' : 't.mandant_id = $1 and ($2::uuid[], $3::text) is not null',
    own: (column: string) => (accounts ? `${columnOf(column)}::text = $1` : `${columnOf(column)} = any($2)`),
    addressed: (column: string) => `lower(${valueIn(column)}) = lower($3)`,
    firstPlace: accounts ? 2 : 4,
  }
}

type Whom = ReturnType<typeof whomIn>

/** What a column holds in the person's file: nobody's name but their own. */
function told(rows: OwnRows, { own, addressed }: Whom, name: string): string {
  const column = columnOf(name)
  if (rows.ranges?.includes(name))
    return `json_build_object('von', lower(${column}), 'bis', upper(${column}))`
  const thing = rows.names?.[name]
  if (thing !== undefined) {
    const [table = '', label = ''] = thing.split('.')
    return `(select n.${quoted(label)} from ${quoted(table)} n where n.mandant_id = t.mandant_id and n.id = ${column})`
  }
  const capacity = rows.people?.[name] ?? rows.addresses?.[name]
  if (capacity !== undefined) {
    const isOwn = rows.people?.[name] === undefined ? addressed(name) : own(name)
    const self = rows.people?.[name] === undefined ? column : `'selbst'`
    return `case when ${column} is null then null when ${isOwn} then ${self} else '${capacity}' end`
  }
  const only = rows.only?.[name]
  return only === undefined ? column : `case when ${own(only)} then ${column} end`
}

/** Column by column, because a cluster reads no row of a subquery without FROM. One call takes fifty of them. */
const jsonOf = (rows: OwnRows, whom: Whom) => {
  const members = disclosedColumns(rows).map((name) => `'${name}', ${told(rows, whom, name)}`)
  return `json_build_object(${members.join(', ')})::text`
}

/** The ways in which a row is the person's, each for itself, so that each can go by its index. */
function waysOf(rows: OwnRows, { house, own, addressed }: Whom, parents: ReadonlyMap<string, OwnRows>) {
  const through = Object.entries(rows.through ?? {}).map(([column, parent]) => {
    const whose = (parents.get(parent)?.whose ?? []).map(own).join(' or ')
    return `${columnOf(column)} in (select t.id from ${tableOf(parent)} t where ${house} and (${whose}))`
  })
  return [...rows.whose.map(own), ...(rows.addressed ?? []).map(addressed), ...through].map(
    (way) => `${house} and ${way}`,
  )
}

type Key = readonly (readonly [column: string, type: KeyType])[]

const keyOf = ({ key }: OwnRows) => Object.entries(key) as unknown as Key
const listed = (key: Key, of: (column: string) => string) => key.map(([column]) => of(column)).join(', ')

/** What is behind a place, in the order of the key; everything without one. */
function behind(key: Key, place: Place | null, first: number): string {
  if (place === null) return 'true'
  const values = key.map(([, type], at) => `$${first + at}::text::${type}`)
  return `(${listed(key, columnOf)}) > (${values.join(', ')})`
}

/** The statement of a page of a table, and its parameters. */
export function pageOf(
  table: string,
  rows: OwnRows,
  who: Subject,
  { place, parents }: { readonly place: Place | null; readonly parents: ReadonlyMap<string, OwnRows> },
) {
  const whom = whomIn(table)
  const key = keyOf(rows)
  const after = behind(key, place, whom.firstPlace)
  const ways = waysOf(rows, whom, parents)
  const from = `${tableOf(table)} t`
  const found = `select array[${key.map(([column]) => `${columnOf(column)}::text`).join(', ')}] as place`
  const order = `order by ${listed(key, columnOf)}`
  // A person's rows are few against the house's: first which they are, by the indexes of each way, and then what stands in them.
  const keys = ways.map((way) => `select ${listed(key, columnOf)} from ${from} where ${way} and ${after}`)
  const sql =
    rows.walked === true
      ? `${found}, case when ${ways.map((way) => `(${way})`).join(' or ')} then ${jsonOf(rows, whom)} end as zeile
         from ${from} where ${whom.house} and ${after} ${order} limit ${WALK}`
      : `with own as materialized (${keys.join(' union ')})
         ${found}, ${jsonOf(rows, whom)} as zeile from ${from}
         where ${whom.house} and (${listed(key, columnOf)}) in (
           select ${listed(key, quoted)} from own order by ${listed(key, quoted)} limit ${PAGE}) ${order}`
  const about = isOfAccounts(table) ? [who.anmeldungId] : [who.mandantId, who.benutzerIds, who.email]
  return { sql, values: [...about, ...(place ?? [])], full: rows.walked === true ? WALK : PAGE }
}

/** A page of a table of the house. */
export async function readPage(
  tx: Tx,
  { sql, values }: Pick<ReturnType<typeof pageOf>, 'sql' | 'values'>,
): Promise<readonly FoundRow[]> {
  return tx.all(ready<FoundRow>(sql, ...values))
}

export interface FileRow {
  readonly id: string
  readonly dateiname: string
  readonly schluessel: string
}

/** The person's own files that something of theirs shows. */
export async function readFiles(
  tx: Tx,
  benutzerIds: readonly string[],
  files: readonly OwnFile[],
): Promise<readonly FileRow[]> {
  const shown = files.map(
    ({ table, column }) => `select ${quoted(column)} from ${quoted(table)} where mandant_id = $1`,
  )
  if (shown.length === 0) return []
  return tx.all(
    ready<FileRow>(
      `select d.id, d.dateiname, d.schluessel from datei d
       where d.mandant_id = $1 and d.benutzer_id = any($2) and d.id in (${shown.join(' union ')}) order by d.id`,
      tx.scope.mandantId,
      benutzerIds,
    ),
  )
}

const MERGED = 'select id from benutzer where mandant_id = $1 and aufgegangen_in = $2 order by id'

/** Rows of the house that were the same person's, and are nobody's since. */
export async function readMerged(tx: Tx, benutzerId: string): Promise<readonly string[]> {
  const rows = await tx.all(ready<{ id: string }>(MERGED, tx.scope.mandantId, benutzerId))
  return rows.map(({ id }) => id)
}

const PEOPLE = 'select id = any ($2) as own, vorname, nachname from benutzer where mandant_id = $1'

/** The names of everybody of the house but the person. */
export async function readOthers(tx: Tx, benutzerIds: readonly string[]): Promise<Names> {
  const rows = await tx.all(
    ready<{ own: boolean; vorname: string; nachname: string }>(PEOPLE, tx.scope.mandantId, benutzerIds),
  )
  const { own = [], others = [] } = Object.groupBy(rows, (row) => (row.own ? 'own' : 'others'))
  return namesOf(others, own)
}
