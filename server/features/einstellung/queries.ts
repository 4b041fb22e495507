import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** Stored values of the Mandant's own layer, by option. */
export async function readMandantEinstellungen(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.all(
    build
      .selectFrom('einstellung_wert')
      .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
      .select(['option_name', 'wert'])
      .where('benutzer_id', 'is', null)
      .where('gruppe_id', 'is', null),
  )
  return new Map(rows.map((row) => [row.option_name, row.wert]))
}

/** What holds for the whole house: the Mandant's values over the defaults. */
export async function readHausEinstellungen(tx: Tx): Promise<Effective> {
  const mandant = Object.fromEntries(await readMandantEinstellungen(tx))
  return resolveAll({ mandant, gruppen: [], benutzer: {} })
}

/** The largest whole number that any layer sets an option to, the default included: how far a job must look. */
export async function readLargestWert(tx: Tx, name: EinstellungName): Promise<number> {
  const row = await tx.first(
    build
      .selectFrom('einstellung_wert')
      .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
      .select(sql<number | null>`max(wert::numeric)::int`.as('wert'))
      .where('option_name', '=', name)
      .where(sql<boolean>`wert ~ '^[0-9]{1,8}$'`),
  )
  return Math.max(Number(optionOf(name).standard), row?.wert ?? 0)
}

export interface Schicht {
  readonly benutzerId: string | null
  readonly gruppeId: string | null
}

export async function readWert(tx: Tx, name: string, schicht: Schicht) {
  return tx.first(
    build
      .selectFrom('einstellung_wert')
      .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'wert', 'version'])
      .where('option_name', '=', name)
      .where('benutzer_id', 'is not distinct from', schicht.benutzerId)
      .where('gruppe_id', 'is not distinct from', schicht.gruppeId),
  )
}
