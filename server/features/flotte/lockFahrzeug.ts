import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** A car as its last trip left it, locked until the transaction ends against others who change it; bookings may still be made. */
export async function lockFahrzeug(tx: Tx, id: string) {
  return tx.first(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'kilometerstand', 'stellplatz', 'deaktiviert', 'fuehrerscheinklasse'])
      .where('id', '=', id)
      .forNoKeyUpdate(),
  )
}
