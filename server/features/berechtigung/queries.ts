import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** An active person by e-mail (lower case). */
export async function readBenutzerByEmail(tx: Tx, email: string) {
  return tx.first(
    build
      .selectFrom('benutzer')
      .where('benutzer.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'vorname', 'nachname', 'email', 'sprache'])
      .where('email', '=', email)
      .where('status', '=', 'aktiv'),
  )
}

/** The three ways to a permission (P1); it counts only with the value `true`. */
const HOLDERS = `
  select b.id from benutzer b
  where b.mandant_id = $1 and b.status = 'aktiv' and b.einladung_bis is null and b.id in (
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

/** Ids of the active people who hold a permission and have come: nobody waits for who was only invited, or is written to in their place; `Konfiguration.holders` keeps them. */
export async function readHolders(tx: Tx, berechtigung: Berechtigung): Promise<string[]> {
  const rows = await tx.all(ready<{ id: string }>(HOLDERS, tx.scope.mandantId, berechtigung))
  return rows.map((row) => row.id)
}

/**
 * How a statement over people finds those who hold the permission $2 in the Mandant $1: `parts` are its first common table expressions, `holds`
 * is the condition on a person `b`. For a few holders their set is made and the rest of the house is not looked at; for many each row is asked,
 * so that a page is read no further than it needs.
 */
export interface Holding {
  readonly parts: string
  readonly holds: string
}

const PARTS = `
  rollen as materialized (
    select rolle_id from rolle_berechtigung where mandant_id = $1 and berechtigung = $2 and wert = 'true'
  ), gruppen as materialized (
    select distinct gr.gruppe_id from gruppe_rolle gr join rollen r on r.rolle_id = gr.rolle_id where gr.mandant_id = $1
  )`

const GRANTS = (more: string) => `
    (select benutzer_id from benutzer_berechtigung where mandant_id = $1 and berechtigung = $2 and wert = 'true' ${more})
    union all
    (select br.benutzer_id from rollen r join benutzer_rolle br on br.mandant_id = $1 and br.rolle_id = r.rolle_id ${more})
    union all
    (select bg.benutzer_id from gruppen g join benutzer_gruppe bg on bg.mandant_id = $1 and bg.gruppe_id = g.gruppe_id ${more})`

const FEW: Holding = {
  parts: `${PARTS}, inhaber as materialized (select distinct benutzer_id from (${GRANTS('')}) alle)`,
  holds: 'b.id in (select benutzer_id from inhaber)',
}

// Scalar, so that no hash of all people is made of it.
const MANY: Holding = {
  parts: PARTS,
  holds: `(
    (select true from benutzer_berechtigung d where d.mandant_id = $1 and d.benutzer_id = b.id and d.berechtigung = $2
      and d.wert = 'true' limit 1) is not null
    or (select true from benutzer_rolle br where br.mandant_id = $1 and br.benutzer_id = b.id
      and br.rolle_id = any(array(select rolle_id from rollen)) limit 1) is not null
    or (select true from benutzer_gruppe bg where bg.mandant_id = $1 and bg.benutzer_id = b.id
      and bg.gruppe_id = any(array(select gruppe_id from gruppen)) limit 1) is not null)`,
}

/** The same statement for both ways. */
export function bothWays(text: (holding: Holding) => string): (many: boolean) => string {
  const few = text(FEW)
  const many = text(MANY)
  return (isMany) => (isMany ? many : few)
}

/** From so many on, a set of all holders costs more than asking each row. */
const MANY_FROM = 20_000

const IS_MANY = `
  with ${PARTS}, einige as (${GRANTS(`limit ${MANY_FROM}`)})
  select count(*)::int as anzahl from (select 1 from einige limit ${MANY_FROM}) gezaehlt`

/** Whether a permission was given to tens of thousands; `Konfiguration.heldByMany` keeps it. */
export async function readHeldByMany(tx: Tx, berechtigung: Berechtigung): Promise<boolean> {
  const row = await tx.first(ready<{ anzahl: number }>(IS_MANY, tx.scope.mandantId, berechtigung))
  return (row?.anzahl ?? 0) >= MANY_FROM
}

/** For texts that are searched in: what people type is no pattern. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
