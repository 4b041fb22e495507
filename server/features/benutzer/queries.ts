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

/**
 * Whether a person `b` holds the permission $2 in the Mandant $1: asked of one row after the other, for pages of many people, where a set of all
 * who hold it would be larger than the page. What has the permission are few roles and groups, read once; scalar, so that no hash of all
 * people is made of it. To be put behind `HOLDING_PARTS`.
 */
export const HOLDS = `(
  (select true from benutzer_berechtigung d where d.mandant_id = $1 and d.benutzer_id = b.id and d.berechtigung = $2
    and d.wert = 'true' limit 1) is not null
  or (select true from benutzer_rolle br where br.mandant_id = $1 and br.benutzer_id = b.id
    and br.rolle_id = any(array(select rolle_id from rollen)) limit 1) is not null
  or (select true from benutzer_gruppe bg where bg.mandant_id = $1 and bg.benutzer_id = b.id
    and bg.gruppe_id = any(array(select gruppe_id from gruppen)) limit 1) is not null)`

/** The roles and groups that have the permission $2 in the Mandant $1. */
export const HOLDING_PARTS = `
  rollen as materialized (
    select rolle_id from rolle_berechtigung where mandant_id = $1 and berechtigung = $2 and wert = 'true'
  ), gruppen as materialized (
    select distinct gr.gruppe_id from gruppe_rolle gr join rollen r on r.rolle_id = gr.rolle_id where gr.mandant_id = $1
  )`

/** For texts that are searched in: what people type is no pattern. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
