import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentMail } from './present.ts'
import { readMail } from './queries.ts'
import { isOnlyHere, removeLink, secretLinkOf } from './removeLink.ts'

/** Who sees the whole outbox. */
export const POSTAUSGANG = ['benutzer_pflegen', 'customizing_mandant_pflege'] as const

/**
 * One mail with its text: for its receiver, and for those who see the outbox. To everybody else it does not exist. Whether a link of an
 * account may still be shown is asked again: the account may have come to another Mandant, or the demo to its end.
 */
export async function showMail({ deps, tx, person }: Call, id: string) {
  const row = await readMail(tx, id)
  const may = row?.empfaenger_id === person.id || POSTAUSGANG.some((name) => person.berechtigungen.has(name))
  if (!row || !may) return refuse({ status: 404, code: 'nichtGefunden' })
  const secret = secretLinkOf(row.daten)
  const shown =
    secret === null || (deps.keepLinks && (await isOnlyHere(tx, secret.benutzerId ?? row.empfaenger_id)))
  const { text, html } = shown ? row : removeLink(row, secret, row.sprache ?? 'de')
  return { status: 200, body: { ...presentMail(row), text, html } } as const
}
