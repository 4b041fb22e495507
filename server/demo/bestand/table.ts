import type { Row } from '../../platform/database/insertRows.ts'
import type { DB } from '../../platform/database/tables.generated.ts'

/** Rows of one table, without the Mandant's id. */
export type Table = readonly [keyof DB, readonly Row[]]

/** Gives every name an id. */
export function idsOf(names: Iterable<string>, id: () => string): Map<string, string> {
  return new Map([...new Set(names)].map((name) => [name, id()]))
}

/** As `idsOf`, but the ids sort as the names stand: lists are ordered by id, and all of these are of one millisecond. */
export function orderedIdsOf(names: Iterable<string>, id: () => string): Map<string, string> {
  const distinct = [...new Set(names)]
  const ids = distinct.map(id).sort()
  return idsOf(distinct, () => ids.shift() ?? id())
}

/** @throws RangeError when the demo names something that it does not have. */
export function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`the demo has no ${name}`)
  return id
}
