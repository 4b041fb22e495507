import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { type BuchungFacts, type Mailer, mailsOf, type NewMail } from '../benachrichtigung/queueMail.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import type { BuchungWithNames } from './queries.ts'

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

/** A booking as a mail tells it. */
function mailFacts(row: BuchungWithNames): BuchungFacts {
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

/** The mails of a change, by the receivers' own settings. */
async function mailsOfBuchung(
  tx: Tx,
  konfiguration: Konfiguration,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<NewMail[]> {
  const settings = new Map<string, Effective>()
  for (const id of [row.benutzer1_id, row.benutzer2_id]) {
    if (id !== null) settings.set(id, (await konfiguration.person(tx, id)).einstellungen)
  }
  return mailsOf(
    change,
    { id: row.id, version: row.version, bucherId: row.benutzer1_id, zweiteId: row.benutzer2_id },
    mailFacts(row),
    (id) => settings.get(id),
    before && mailFacts(before),
  )
}

/** Tells those concerned: queues their mails in this transaction, and wakes the live readers after it. */
export async function notify(
  call: Call<unknown>,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<void> {
  const { tx, deps, konfiguration } = call
  const mails = await mailsOfBuchung(tx, konfiguration, change, row, before)
  tx.afterCommit(() => deps.hub.announce(tx.scope.mandantId))
  await deps.mailer.queue(tx, mails)
}

/** The mails of what happened to several bookings; whoever calls it wakes the live readers. Answers how many. */
export async function queueMails(
  mailer: Mailer,
  tx: Tx,
  konfiguration: Konfiguration,
  change: BuchungChange,
  rows: readonly BuchungWithNames[],
): Promise<number> {
  const mails: NewMail[] = []
  for (const row of rows) mails.push(...(await mailsOfBuchung(tx, konfiguration, change, row)))
  await mailer.queue(tx, mails)
  return mails.length
}
