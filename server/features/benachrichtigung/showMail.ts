import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentMail } from './present.ts'
import { readMail } from './queries.ts'

/** Who sees the whole outbox. */
export const POSTAUSGANG = ['benutzer_pflegen', 'customizing_mandant_pflege'] as const

/** One mail with its text: for its receiver, and for those who see the outbox. To everybody else it does not exist. */
export async function showMail({ tx, person }: Call<unknown>, id: string) {
  const row = await readMail(tx, id)
  const may = row?.empfaenger_id === person.id || POSTAUSGANG.some((name) => person.berechtigungen.has(name))
  if (!row || !may) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: { ...presentMail(row), text: row.text, html: row.html } } as const
}
