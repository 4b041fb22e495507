import type { Call } from '../../platform/http/endpoint.ts'
import { presentToken, readOwn } from './queries.ts'

/** One's own API tokens. */
export async function listZugriffstoken({ tx, person, now }: Call) {
  const rows = await readOwn(tx, person.id)
  const erlaubt = person.einstellungen['system.apiToken'].value
  const token = rows.map((row) => presentToken(tx.scope, row, now))
  return { status: 200, body: { erlaubt, token } } as const
}
