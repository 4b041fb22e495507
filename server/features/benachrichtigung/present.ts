import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import type { MailRow } from './queries.ts'

export function presentMail(row: MailRow): BenachrichtigungView {
  return {
    id: row.id,
    typ: row.typ,
    status: row.status as BenachrichtigungView['status'],
    betreff: row.betreff,
    empfaenger: { name: `${row.vorname} ${row.nachname}`, email: row.email },
    fehler: row.fehler,
    versuche: row.versuche,
    erstellt: row.erstellt.toString(),
    gesendet: row.gesendet?.toString() ?? null,
  }
}
