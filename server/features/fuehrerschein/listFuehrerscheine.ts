import type { fuehrerscheinQuerySchema } from '@platzwart/contract/fuehrerschein'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldByMany } from '../berechtigung/holders.ts'
import { countDue } from './countDue.ts'
import { presentLicence, todayOf } from './present.ts'
import { listLicences } from './queries.ts'

export type FuehrerscheinQuery = z.output<typeof fuehrerscheinQuerySchema>

/** The cursor of a list by day: the day's first instant in UTC stands for it. */
const cursorOf = (tag: Temporal.PlainDate, id: string) =>
  formatCursor(Temporal.Instant.from(`${tag.toString()}T00:00:00Z`), id)

/** Licences of everybody who may book vehicles, the longest overdue first; those due, or all. */
export async function listFuehrerscheine(call: Call, query: FuehrerscheinQuery) {
  const { tx, konfiguration } = call
  const cursor = readCursor(query.cursor)
  const today = todayOf(call)
  const faelligBis = today.heute.add({ days: today.vorlaufTage })
  const many = await heldByMany({ tx, konfiguration }, 'fahrzeug_buchen')
  const [rows, faellig] = await Promise.all([
    listLicences(tx, {
      many,
      faelligBis: query.stand === 'faellig' ? faelligBis : null,
      suche: query.suche?.trim() ?? '',
      after: cursor && { tag: cursor.zeit.slice(0, 10), id: cursor.id },
      limit: query.limit + 1,
    }),
    countDue(call),
  ])
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      items: page.map((row) => presentLicence(row, today)),
      cursor: rows.length > query.limit && last ? cursorOf(last.faellig, last.id) : null,
      faellig,
    },
  } as const
}
