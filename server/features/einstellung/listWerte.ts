import type { werteQuerySchema } from '@platzwart/contract/einstellung'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readWertById, readWerte } from './readWerte.ts'

/** What stands for groups and single people, by option. */
export async function listWerte({ tx }: Call, query: z.output<typeof werteQuerySchema>) {
  const rows = await readWerte(tx, query)
  const items = rows.slice(0, query.limit)
  const cursor = rows.length > query.limit ? (items.at(-1)?.id ?? null) : null
  return { status: 200, body: { items, cursor } } as const
}

/** A value by its id. */
export async function showWert({ tx }: Call, id: string) {
  const view = await readWertById(tx, id)
  if (!view) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: view, version: view.version } as const
}
