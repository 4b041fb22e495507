import type { freigabeQuerySchema } from '@platzwart/contract/freigabe'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentFreigabe } from './present.ts'
import { readDecided, readOpen, readSpecial } from './queries.ts'

export type FreigabeQuery = z.output<typeof freigabeQuerySchema>

/** The special trips that wait for a decision, those that have one, or a single one that a mail leads to. */
export async function listFreigaben(call: Call, query: FreigabeQuery) {
  const cursor = readCursor(query.cursor)
  if (query.buchung !== undefined) {
    const row = await readSpecial(call.tx, query.buchung)
    if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
    const items = [presentFreigabe(row, call)]
    return { status: 200 as const, body: { items, cursor: null } }
  }
  const rows =
    query.entschieden === 'true'
      ? (await readDecided(call.tx, cursor, query.limit + 1)).map((row) => ({ row, zeit: row.entschieden }))
      : (await readOpen(call.tx, cursor, query.limit + 1)).map((row) => ({ row, zeit: row.zeitraum.von }))
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      items: page.map(({ row }) => presentFreigabe(row, call)),
      cursor: rows.length > query.limit && last?.zeit ? formatCursor(last.zeit, last.row.id) : null,
    },
  } as const
}
