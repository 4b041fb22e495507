import { withMarks } from '../../platform/database/marks.ts'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import type { Mailer, NewMail } from '../../platform/mail/queueMail.ts'
import { type BuchungArt, type BuchungTypes, textsOf } from './buchungArt.ts'

/** Dependencies of changes that the system makes without a request. */
export interface SystemDeps {
  readonly mailer: Mailer
}

/** Why the system cancels. */
export interface Reason<T extends BuchungTypes> {
  /** The action's name in the audit trail. */
  readonly aktion: string
  /** The change's name in the table of mail receivers. */
  readonly change: T['change']
  /** Bookings that need no mail: due while the house was closed or its module off, when nobody could have come. */
  readonly untold?: (row: T['named']) => boolean
  /** Text stored in the booking; an existing text stays when it is absent. */
  readonly informationstext?: string
  /** Until when the cancellation can be undone; without it the slot is free at once. */
  readonly heldUntil?: Temporal.Instant
  /** Further data for the mails. */
  readonly more?: (row: T['named']) => T['more']
}

/**
 * Cancels bookings that the caller has locked, in one statement, each with its audit row, live event and
 * mails. Returns them with their names.
 */
export async function cancelBySystem<T extends BuchungTypes>(
  deps: SystemDeps,
  here: Configured,
  art: BuchungArt<T>,
  rows: readonly T['row'][],
  reason: Reason<T>,
): Promise<T['named'][]> {
  if (rows.length === 0) return []
  const { tx } = here
  const ids = rows.map((row) => row.id)
  const [, named] = await Promise.all([
    tx.run(
      withMarks(
        ready(
          art.sql.cancel,
          tx.scope.mandantId,
          ids,
          reason.informationstext ?? null,
          ...(art.cause ? [art.cause.of(reason.change)] : []),
          reason.heldUntil ?? null,
        ),
        art.marks && rows.flatMap((row) => art.marks?.(row) ?? []),
      ),
    ),
    tx.all(ready<T['named']>(textsOf(art).readAll, tx.scope.mandantId, ids)),
  ])
  record(
    tx,
    ...rows.map((row) => ({
      aktion: reason.aktion,
      objekt: art.table,
      objektId: row.id,
      vorher: art.snapshot(row),
      nachher: art.snapshot({ ...row, status: 'storniert', version: row.version + 1 }),
    })),
  )
  const told = named.filter((row) => reason.untold?.(row) !== true)
  await mailBookings(deps, here, art, reason.change, told, reason.more)
  return named
}

/** Queues the mails about one change to several bookings. Returns the number of mails. */
export async function mailBookings<T extends BuchungTypes>(
  { mailer }: SystemDeps,
  here: Configured,
  art: BuchungArt<T>,
  change: T['change'],
  rows: readonly T['named'][],
  more?: (row: T['named']) => T['more'],
): Promise<number> {
  const mails: NewMail[] = []
  for (const row of rows) mails.push(...(await art.mails(here, change, row, undefined, more?.(row))))
  await mailer.queue(here.tx, mails)
  return mails.length
}
