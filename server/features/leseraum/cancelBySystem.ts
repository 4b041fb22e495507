import { sql } from 'kysely'
import type { Tx } from '../../platform/database/tx.ts'
import { type Mailer, mailsOf } from '../benachrichtigung/queueMail.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import { cancelRows, type Reason, type SystemDeps } from '../buchung/cancelBySystem.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import { mailFacts } from './notify.ts'
import { type BuchungRow, type BuchungWithNames, selectBuchungWithNames } from './queries.ts'
import { LESERAUM } from './transition.ts'

/** Cancels bookings that the caller has locked, and tells those concerned. */
export async function cancelBySystem(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  rows: readonly BuchungRow[],
  reason: Reason<BuchungChange>,
): Promise<void> {
  if (rows.length === 0) return
  const ids = await cancelRows(deps, tx, LESERAUM, rows, reason)
  const named = await tx.all(selectBuchungWithNames.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  // The mails say the reason in each receiver's own language.
  const told = named.map((row) => ({ ...row, informationstext: '' }))
  await queueMails(deps.mailer, tx, konfiguration, reason.change, told)
}

/** The mails of what happened to several bookings, by the receivers' own settings. Answers how many. */
export async function queueMails(
  mailer: Mailer,
  tx: Tx,
  konfiguration: Konfiguration,
  change: BuchungChange,
  rows: readonly BuchungWithNames[],
): Promise<number> {
  const mails = []
  for (const row of rows) {
    const people = await Promise.all(
      [row.benutzer1_id, row.benutzer2_id]
        .filter((id) => id !== null)
        .map(async (id) => [id, (await konfiguration.person(tx, id)).einstellungen] as const),
    )
    const einstellungen = new Map(people)
    const buchung = {
      id: row.id,
      version: row.version,
      bucherId: row.benutzer1_id,
      zweiteId: row.benutzer2_id,
    }
    mails.push(...mailsOf(change, buchung, mailFacts(row), (id) => einstellungen.get(id)))
  }
  await mailer.queue(tx, mails)
  return mails.length
}
