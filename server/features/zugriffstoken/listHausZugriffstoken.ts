import type { hausTokenQuerySchema } from '@platzwart/contract/zugriffstoken'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { nameOf } from '../benutzer/queries.ts'
import { presentToken, readAll } from './queries.ts'

/** The API tokens of everybody in the house, page by page. */
export async function listHausZugriffstoken(
  { tx, now }: Call,
  { cursor: from, limit }: z.output<typeof hausTokenQuerySchema>,
) {
  const rows = await readAll(tx, readCursor(from), limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const cursor = rows.length > limit && last ? formatCursor(last.angelegt, last.id) : null
  const items = page.map((row) => ({
    ...presentToken(tx.scope, row, now),
    person: { id: row.benutzer_id, name: nameOf(row) },
  }))
  return { status: 200, body: { items, cursor } } as const
}
