import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** An active person by e-mail (lower case). */
export async function readBenutzerByEmail(tx: Tx, email: string) {
  return tx.first(
    build
      .selectFrom('benutzer')
      .select(['id', 'vorname', 'nachname', 'email', 'sprache'])
      .where('email', '=', email)
      .where('status', '=', 'aktiv'),
  )
}
