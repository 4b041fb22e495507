import { sql } from 'kysely'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import { cancelRows, type Reason, type SystemDeps } from '../buchung/cancelBySystem.ts'
import { queueMails } from './notify.ts'
import { type BuchungRow, selectBuchungWithNames } from './queries.ts'
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
  const ids = await cancelRows(tx, LESERAUM, rows, reason)
  const named = await tx.all(selectBuchungWithNames.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  // The mails say the reason in each receiver's own language.
  const told = named.map((row) => ({ ...row, informationstext: '' }))
  await queueMails(deps.mailer, tx, konfiguration, reason.change, told)
}
