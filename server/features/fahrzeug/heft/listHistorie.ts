import type { historieQuerySchema } from '@platzwart/contract/fahrzeug'
import { parseHistorieTyp } from '@platzwart/domain/fahrzeug/typ'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../../platform/http/cursor.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { presentHistorie } from './present.ts'
import { readHistorie } from './queries.ts'

export type HistorieQuery = z.output<typeof historieQuerySchema>

/** A car's history (F8), the newest first, page by page; of the deactivated ones, too. */
export async function listHistorie(call: Call, fahrzeugId: string, query: HistorieQuery) {
  const { tx, konfiguration } = call
  const typ = query.typ === undefined ? null : parseHistorieTyp(query.typ)
  if (typ && !typ.ok) return refuse({ status: 422, code: 'typ.unbekannt', issues: typ.issues })
  const cursor = readCursor(query.cursor)
  if (!(await flotteOf({ tx, konfiguration })).byId.has(fahrzeugId)) {
    return refuse({ status: 404, code: 'nichtGefunden' })
  }
  const { limit } = query
  const rows = await readHistorie(tx, fahrzeugId, { typ: typ?.value ?? null, cursor, limit })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      items: page.map(presentHistorie),
      cursor: rows.length > limit && last ? formatCursor(last.zeit, last.id) : null,
    },
  } as const
}
