import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import type { MailRow } from './queries.ts'

export function presentMail(row: MailRow): BenachrichtigungView {
  return {
    id: row.id,
    typ: row.typ,
    status: row.status,
    betreff: row.betreff,
    empfaenger: receiverOf(row),
    fehler: row.fehler,
    versuche: row.versuche,
    erstellt: row.erstellt.toString(),
    gesendet: row.gesendet?.toString() ?? null,
    ohneServer: row.ohne_server,
  }
}

function receiverOf({ adresse, vorname, nachname, email }: MailRow): BenachrichtigungView['empfaenger'] {
  if (adresse !== null) return { name: adresse, email: adresse }
  return { name: `${vorname} ${nachname}`, email: email ?? '' }
}
