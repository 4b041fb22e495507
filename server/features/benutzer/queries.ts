import type { Berechtigung } from '@platzwart/domain/berechtigung/namen'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

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

/** The three ways to a permission (P1); it counts only with the value `true`. */
const HOLDERS = `
  select b.id from benutzer b
  where b.mandant_id = $1 and b.status = 'aktiv' and b.id in (
    select benutzer_id from benutzer_berechtigung
      where mandant_id = $1 and berechtigung = $2 and wert = 'true'
    union
    select br.benutzer_id from rolle_berechtigung rb
      join benutzer_rolle br on br.mandant_id = rb.mandant_id and br.rolle_id = rb.rolle_id
      where rb.mandant_id = $1 and rb.berechtigung = $2 and rb.wert = 'true'
    union
    select bg.benutzer_id from rolle_berechtigung rb
      join gruppe_rolle gr on gr.mandant_id = rb.mandant_id and gr.rolle_id = rb.rolle_id
      join benutzer_gruppe bg on bg.mandant_id = gr.mandant_id and bg.gruppe_id = gr.gruppe_id
      where rb.mandant_id = $1 and rb.berechtigung = $2 and rb.wert = 'true')
  order by b.id`

/** Ids of the active people who hold a permission; `Konfiguration.holders` keeps them. */
export async function readHolders(tx: Tx, berechtigung: Berechtigung): Promise<string[]> {
  const rows = await tx.all(ready<{ id: string }>(HOLDERS, tx.scope.mandantId, berechtigung))
  return rows.map((row) => row.id)
}
