import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Call } from '../../platform/http/endpoint.ts'
import { type BuchungFacts, mailsOf } from '../benachrichtigung/queueMail.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import type { BuchungWithNames } from './queries.ts'

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

/** A booking as a mail tells it. */
export function mailFacts(row: BuchungWithNames): BuchungFacts {
  return {
    leseraum: row.bezeichnung,
    grundriss: row.grundriss,
    standort: row.standort,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    gruppengroesse: row.gruppengroesse,
    bucher: fullName(row.vorname1, row.nachname1),
    zweite: row.benutzer2_id === null ? null : fullName(row.vorname2, row.nachname2),
    ...(row.informationstext === '' ? {} : { grund: row.informationstext }),
  }
}

/** Tells those concerned: queues their mails in this transaction, and wakes the live readers after it. */
export async function notify(
  call: Call<unknown>,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<void> {
  const { tx, deps, person, konfiguration } = call
  const settings = new Map<string, Effective>([[person.id, person.einstellungen]])
  for (const id of [row.benutzer1_id, row.benutzer2_id]) {
    if (id !== null && !settings.has(id)) settings.set(id, (await konfiguration.person(tx, id)).einstellungen)
  }
  const mails = mailsOf(
    change,
    { id: row.id, version: row.version, bucherId: row.benutzer1_id, zweiteId: row.benutzer2_id },
    mailFacts(row),
    (id) => settings.get(id),
    before && mailFacts(before),
  )
  tx.afterCommit(() => deps.hub.announce(tx.scope.mandantId))
  await deps.mailer.queue(tx, mails)
}
