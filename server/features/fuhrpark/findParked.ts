import { sql } from 'kysely'
import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** Vehicles that are shown at most. */
const SHOWN = 2_000

/** The vehicles of a location, by number plate; those out of the fleet too, whose record names it still. */
export async function findAtStandort(tx: Tx, standortId: string) {
  return tx.all(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'kennzeichen', 'abstellplatz_id as abstellplatzId', 'deaktiviert'])
      .where('standort_id', '=', standortId)
      .orderBy(sql.raw(collate('kennzeichen')))
      .orderBy('id')
      .limit(SHOWN),
  )
}

/** Vehicles of the fleet on these parking spaces, by number plate. */
export async function findParked(tx: Tx, abstellplaetze: readonly string[]) {
  return tx.all(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['kennzeichen', 'abstellplatz_id as abstellplatzId'])
      .where('deaktiviert', '=', false)
      .where(sql<boolean>`abstellplatz_id = any(${abstellplaetze}::uuid[])`)
      .orderBy(sql.raw(collate('kennzeichen'))),
  )
}

/** What is out of the fleet stands on no parking space any more, as soon as somebody wants to take the space away. */
export async function leaveAbstellplaetze(tx: Tx, abstellplaetze: readonly string[]): Promise<void> {
  await tx.run(
    build
      .updateTable('fahrzeug')
      .set({ abstellplatz_id: null })
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .where('deaktiviert', '=', true)
      .where(sql<boolean>`abstellplatz_id = any(${abstellplaetze}::uuid[])`),
  )
}
