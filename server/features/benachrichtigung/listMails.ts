import type { postausgangQuerySchema } from '@platzwart/contract/benachrichtigung'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { presentMail } from './present.ts'
import { readMails } from './queries.ts'

/**
 * The outbox (N3), the newest first, page by page: everybody's for those who look after people or the Mandant, or one's own.
 * @param empfaengerId null for everybody's
 */
async function listFor(
  { tx }: Call,
  query: z.output<typeof postausgangQuerySchema>,
  empfaengerId: string | null,
) {
  const after = readCursor(query.cursor)
  const rows = await readMails(tx, { empfaengerId, status: query.status, after, limit: query.limit + 1 })
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const cursor = rows.length > page.length && last ? formatCursor(last.erstellt, last.id) : null
  return { status: 200, body: { items: page.map(presentMail), cursor } } as const
}

/** The outbox of the house, the newest first. */
export function listMails(call: Call, query: z.output<typeof postausgangQuerySchema>) {
  return listFor(call, query, null)
}

/** One's own mails, the newest first. */
export function listOwnMails(call: Call, query: z.output<typeof postausgangQuerySchema>) {
  return listFor(call, query, call.person.id)
}
