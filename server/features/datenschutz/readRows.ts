import { hideNames } from '@platzwart/domain/datenschutz/hideNames'
import type { Disclosure, OwnRows } from '@platzwart/domain/datenschutz/ownRow'
import { DISCLOSED_TABLES, disclosureOf, isOfAccounts } from '@platzwart/domain/datenschutz/ownRows'
import { isUuid } from '@platzwart/domain/id'
import type { BestandTable } from '@platzwart/domain/tables'
import type { Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { type FoundRow, type Place, pageOf, readPage, type Subject } from './queries.ts'

/** A row as the person is told of it: the columns by their names. */
export type OwnRow = Readonly<Record<string, unknown>>

/** Asks something in a transaction of the person's own, whose session is looked at anew each time. */
export type InTurn = <T extends object>(ask: (tx: Tx) => Promise<T>) => Promise<T>

const isTold = (told: Disclosure): told is OwnRows => !('unfindable' in told)

const PARENTS = new Map<string, OwnRows>(
  DISCLOSED_TABLES.flatMap((table) => {
    const told = disclosureOf(table)
    return isTold(told) ? [[table, told] as const] : []
  }),
)

/** What a person is told of a table; null where nobody can say whose its rows are. */
export function ownRowsOf(table: BestandTable): OwnRows | null {
  return PARENTS.get(table) ?? null
}

/**
 * The rows of a table that are the person's, page by page: between two of them nothing is open, however slowly they are taken. Who loses
 * their session meanwhile gets no more.
 */
export async function* readRows(
  { authPool }: Pick<Deps, 'authPool'>,
  inTurn: InTurn,
  who: Subject,
  table: BestandTable,
): AsyncGenerator<OwnRow> {
  const rows = ownRowsOf(table)
  if (rows === null) return
  let place: Place | null = null
  for (;;) {
    const page = pageOf(table, rows, who, { place, parents: PARENTS })
    const found: readonly FoundRow[] = isOfAccounts(table)
      ? (await authPool.query<FoundRow>(page.sql, page.values)).rows
      : await inTurn((tx) => readPage(tx, page))
    for (const { zeile } of found)
      if (zeile !== null) yield cleaned(JSON.parse(zeile) as OwnRow, isOfAccounts(table) ? null : rows, who)
    if (found.length < page.full) return
    place = found.at(-1)?.place ?? null
  }
}

/**
 * Others' numbers, addresses and names are not told, wherever they stand: in a record of the trail, in a line that was read in, in the text of
 * a mail. What the person typed is told as it stands.
 * @param rows null for what is of an account
 */
function cleaned(row: OwnRow, rows: OwnRows | null, who: Subject): OwnRow {
  if (rows === null) return row
  const isOwn = (name: string) => {
    const by = rows.typed?.[name]
    return by !== undefined && (by === 'selbst' || row[by] === 'selbst')
  }
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isOwn(name) ? value : withoutNames(value, who)]),
  )
}

/** Of a value that has a column of its own, its number is the person's own row; in a record of no fixed columns it may be anybody's. */
function withoutNames(value: unknown, who: Subject): unknown {
  if (typeof value === 'string') return hideNames(value, who.others, [who.email.toLowerCase()])
  return withoutOthers(value, who)
}

function withoutOthers(value: unknown, who: Subject): unknown {
  if (typeof value === 'string')
    return isOthersId(value, who) ? '…' : hideNames(value, who.others, [who.email.toLowerCase()])
  if (Array.isArray(value)) return value.map((one) => withoutOthers(one, who))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutOthers(one, who)]))
}

const isOthersId = (text: string, { benutzerIds }: Subject) => isUuid(text) && !benutzerIds.includes(text)
