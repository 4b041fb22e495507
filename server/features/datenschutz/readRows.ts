import type { BestandTable } from '@platzwart/domain/datenschutz/bestaende'
import type { OwnRows, Told } from '@platzwart/domain/datenschutz/ownRow'
import { isOfAccounts, TOLD_TABLES, toldOf } from '@platzwart/domain/datenschutz/ownRows'
import { isUuid } from '@platzwart/domain/id'
import type { Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { type FoundRow, type Place, pageOf, readPage, type Subject } from './queries.ts'

/** A row as the person is told of it: the columns by their names. */
export type OwnRow = Readonly<Record<string, unknown>>

/** Asks something in a transaction of the person's own, whose session is looked at anew each time. */
export type InTurn = <T extends object>(ask: (tx: Tx) => Promise<T>) => Promise<T>

const isTold = (told: Told): told is OwnRows => !('unfindable' in told)

const PARENTS = new Map<string, OwnRows>(
  TOLD_TABLES.flatMap((table) => {
    const told = toldOf(table)
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
    for (const { zeile } of found) if (zeile !== null) yield cleaned(JSON.parse(zeile) as OwnRow, who)
    if (found.length < page.full) return
    place = found.at(-1)?.place ?? null
  }
}

/** Whose numbers and addresses stand in a record of the trail, or in a line that was read in, is not told: what is kept there has no fixed columns. */
function cleaned(row: OwnRow, who: Subject): OwnRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' ? withoutOthers(value, who) : value,
    ]),
  )
}

function withoutOthers(value: unknown, who: Subject): unknown {
  if (typeof value === 'string') return isOthers(value, who) ? '…' : value
  if (Array.isArray(value)) return value.map((one) => withoutOthers(one, who))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutOthers(one, who)]))
}

const isOthers = (text: string, { benutzerIds, email }: Subject) =>
  (isUuid(text) && !benutzerIds.includes(text)) ||
  (text.includes('@') && text.trim().toLowerCase() !== email.toLowerCase())
