import { crc32 } from 'node:zlib'
import type { Tx } from '../../../platform/database/tx.ts'
import type { FahrzeugMail } from '../../fahrt/receivers.ts'

/** Something that is told once: what it is about, and which of the times. */
export interface Reminder {
  readonly objektId: string
  /** The number of a repetition, a due day with its stage, the start of a trip that may still be moved. */
  readonly schluessel: string
}

const KEEP = `
  insert into fahrzeug_erinnerung (mandant_id, typ, objekt_id, schluessel)
  select m.id, $2, r.objekt_id, r.schluessel
  from mandant m, unnest($3::uuid[], $4::text[]) as r(objekt_id, schluessel) where m.id = $1
  on conflict do nothing returning objekt_id, schluessel`

/**
 * Those that were not told yet; from this transaction's commit on they have been. The outbox alone would not do: it forgets a mail after two
 * weeks, and a licence can be due for longer than that.
 */
export async function keepReminders<R extends Reminder>(
  tx: Tx,
  typ: FahrzeugMail,
  due: readonly R[],
): Promise<R[]> {
  if (due.length === 0) return []
  const { rows } = await tx.raw<{ objekt_id: string; schluessel: string }>(KEEP, [
    tx.scope.mandantId,
    typ,
    due.map(({ objektId }) => objektId),
    due.map(({ schluessel }) => schluessel),
  ])
  const kept = new Set(rows.map((row) => `${row.objekt_id} ${row.schluessel}`))
  return due.filter(({ objektId, schluessel }) => kept.has(`${objektId} ${schluessel}`))
}

/** A mail's version in the outbox, for one that comes from no new version of a booking: the same key is the same mail. */
export function versionOf(schluessel: string): number {
  return crc32(schluessel) >>> 1
}
