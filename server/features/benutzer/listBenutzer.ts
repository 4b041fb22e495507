import type { Call } from '../../platform/http/endpoint.ts'
import { presentListed } from './present.ts'
import { type BenutzerQuery, readPeople } from './queries.ts'

/** People of the house, a page at a time. */
export async function listBenutzer({ tx, now }: Call, query: BenutzerQuery) {
  const rows = await readPeople(tx, query)
  const page = rows.slice(0, query.limit)
  const cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null
  return { status: 200, body: { items: page.map((row) => presentListed(row, now)), cursor } } as const
}
