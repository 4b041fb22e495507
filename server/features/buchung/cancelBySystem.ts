import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import type { AnyBuchung, Recorded } from './transition.ts'

/** What a change by the system itself needs of the server: there is nobody whose request it is. */
export interface SystemDeps {
  readonly mailer: Mailer
}

/** Why the system cancels. */
export interface Reason<Change> {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: Change
  /** What is kept in the booking; what it was stays without it. */
  readonly informationstext?: string
}

const CANCEL = {
  leseraum_buchung: `
    update leseraum_buchung set status = 'storniert', version = version + 1, informationstext = coalesce($3, informationstext)
    where mandant_id = $1 and id = any($2::uuid[])`,
  fahrzeug_buchung: `
    update fahrzeug_buchung set status = 'storniert', version = version + 1, informationstext = coalesce($3, informationstext)
    where mandant_id = $1 and id = any($2::uuid[])`,
} as const

/**
 * Cancels bookings that the caller has locked: all in one statement, each with its audit row and its live event. Their mails are for the
 * caller. Answers their ids.
 */
export async function cancelRows<Row extends AnyBuchung>(
  tx: Tx,
  { objekt, snapshot }: Recorded<Row>,
  rows: readonly Row[],
  { aktion, informationstext }: Pick<Reason<unknown>, 'aktion' | 'informationstext'>,
): Promise<string[]> {
  const ids = rows.map((row) => row.id)
  await tx.raw(CANCEL[objekt], [tx.scope.mandantId, ids, informationstext ?? null])
  record(
    tx,
    ...rows.map((row) => ({
      aktion,
      objekt,
      objektId: row.id,
      vorher: snapshot(row),
      nachher: snapshot({ ...row, status: 'storniert', version: row.version + 1 }),
    })),
  )
  return ids
}
