import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import { type FahrtMore, type MailDeps, mailFahrten } from './notify.ts'
import { type FahrtRow, type FahrtWithNames, selectFahrtWithNames } from './queries.ts'
import type { FahrtChange } from './receivers.ts'
import { snapshot } from './snapshot.ts'

/** What a change by the system itself needs of the server: there is nobody whose request it is. */
export interface SystemDeps extends MailDeps {
  readonly hub: { announce(mandantId: string): void }
}

interface Reason {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: FahrtChange
  /** What is kept in the booking; what it was stays without it. */
  readonly informationstext?: string
  /** What its mails tell besides. */
  readonly more?: (row: { readonly id: string }) => FahrtMore
}

/** Cancels trips that the caller has locked: all in one statement, each with its audit row, its live event and its mails. */
export async function cancelFahrtenBySystem(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  rows: readonly FahrtRow[],
  { aktion, change, informationstext, more }: Reason,
): Promise<FahrtWithNames[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  await tx.run(
    build
      .updateTable('fahrzeug_buchung')
      .set({ status: 'storniert', version: sql`version + 1` })
      .$if(informationstext !== undefined, (update) =>
        update.set({ informationstext: informationstext ?? '' }),
      )
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  record(
    tx,
    ...rows.map((row) => ({
      aktion,
      objekt: 'fahrzeug_buchung',
      objektId: row.id,
      vorher: snapshot(row),
      nachher: snapshot({ ...row, status: 'storniert', version: row.version + 1 }),
    })),
  )
  const named = await tx.all(selectFahrtWithNames.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  await mailFahrten(deps, tx, konfiguration, change, named, more ?? {})
  tx.afterCommit(() => deps.hub.announce(tx.scope.mandantId))
  return named
}
