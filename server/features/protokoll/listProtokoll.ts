import type { protokollQuerySchema } from '@platzwart/contract/protokoll'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { presentChanges } from './present.ts'
import { readChanges } from './queries.ts'
import { readFilter } from './readFilter.ts'

/** The audit trail (PRODUCT: who, what, on whose behalf, before and after), the newest first, page by page. */
export async function listProtokoll(call: Call, query: z.output<typeof protokollQuerySchema>) {
  const filter = readFilter(call, query)
  if (isRefusal(filter)) return filter
  const rows = await readChanges(call.tx, filter, readCursor(query.cursor), query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const cursor = rows.length > page.length && last ? formatCursor(last.zeit, last.id) : null
  return { status: 200, body: { items: await presentChanges(call.tx, page), cursor } } as const
}
