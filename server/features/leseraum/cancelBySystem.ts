import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Mailer, mailsOf } from '../benachrichtigung/queueMail.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import { mailFacts } from './notify.ts'
import { type BuchungRow, type BuchungWithNames, selectBuchungWithNames } from './queries.ts'
import { snapshot } from './snapshot.ts'

/** What a change by the system itself needs of the server: there is nobody whose request it is. */
export interface SystemDeps {
  readonly mailer: Mailer
  readonly hub: { announce(mandantId: string): void }
}

interface Reason {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: BuchungChange
  /** What is kept in the booking; the mails say it in each receiver's own language. */
  readonly informationstext?: string
}

/** Cancels bookings that the caller has locked: all in one statement, each with its audit row, its live event and its mails. */
export async function cancelBySystem(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  rows: readonly BuchungRow[],
  { aktion, change, informationstext }: Reason,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  await tx.run(
    build
      .updateTable('leseraum_buchung')
      .set({ status: 'storniert', version: sql`version + 1` })
      .$if(informationstext !== undefined, (update) =>
        update.set({ informationstext: informationstext ?? '' }),
      )
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  const named = await tx.all(selectBuchungWithNames.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  record(
    tx,
    ...rows.map((row) => ({
      aktion,
      objekt: 'leseraum_buchung',
      objektId: row.id,
      vorher: snapshot(row),
      nachher: snapshot({ ...row, status: 'storniert', version: row.version + 1 }),
    })),
  )
  const told = named.map((row) => ({ ...row, informationstext: '' }))
  await queueMails(deps.mailer, tx, konfiguration, change, told)
  tx.afterCommit(() => deps.hub.announce(tx.scope.mandantId))
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
