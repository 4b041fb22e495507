import type { postausgangQuerySchema, postausgangSuchQuerySchema } from '@platzwart/contract/benachrichtigung'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { presentMail } from './present.ts'
import { type MailFilter, readMails } from './queries.ts'

/** Mails, the newest first, page by page. */
async function listFor(
  { tx }: Call,
  { cursor: given, limit, status }: z.output<typeof postausgangQuerySchema>,
  whose: Pick<MailFilter, 'empfaengerId' | 'gesucht'>,
) {
  const after = readCursor(given)
  const rows = await readMails(tx, { ...whose, status, after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const cursor = rows.length > page.length && last ? formatCursor(last.erstellt, last.id) : null
  return { status: 200, body: { items: page.map(presentMail), cursor } } as const
}

/**
 * The outbox of the house (N3), for those who look after people or the Mandant. Whom the list does not name, nobody finds in it either: the
 * count alone would say who was written to.
 */
export function listMails(call: Call, query: z.output<typeof postausgangSuchQuerySchema>) {
  const suche = query.suche?.trim() ?? ''
  const named = hidesNames(call) ? call.person : null
  return listFor(call, query, { empfaengerId: null, gesucht: suche === '' ? null : { suche, named } })
}

/** One's own mails, the newest first. */
export function listOwnMails(call: Call, query: z.output<typeof postausgangQuerySchema>) {
  return listFor(call, query, { empfaengerId: call.person.id, gesucht: null })
}
