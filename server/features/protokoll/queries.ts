import { OWN_SETTING, VERHALTEN_TABLES } from '@platzwart/domain/protokoll/verhalten'
import { plainPattern } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'

export interface ProtokollFilter {
  /** From here on. */
  readonly von: Temporal.Instant
  /** Before there; null: until now, whichever machine's clock wrote it. */
  readonly bis: Temporal.Instant | null
  /** What the tables' names match; null: all. */
  readonly objekte: string | null
  readonly suche: string
  /** What people do from day to day is not there (staff-council mode). */
  readonly ohneVerhalten: boolean
}

export interface ProtokollRow {
  readonly id: string
  readonly zeit: Temporal.Instant
  readonly akteur_id: string | null
  readonly im_auftrag_id: string | null
  readonly aktion: string
  readonly objekt: string
  readonly objekt_id: string
  readonly vorher: unknown
  readonly nachher: unknown
}

// People are looked for once and their changes by the time that is asked for, in which there are few; an id is no part of a name.
const CHANGES = `
  with wer as materialized (
    select b.id from benutzer b
    where b.mandant_id = $1 and $5::text is not null and b.suchform like $5
  )
  select p.id, p.zeit, p.akteur_id, p.im_auftrag_id, p.aktion, p.objekt, p.objekt_id, p.vorher, p.nachher
  from protokoll p
  where p.mandant_id = $1 and p.zeit >= $2 and ($3::timestamptz is null or p.zeit < $3)
    and ($4::text is null or p.objekt ~ $4)
    and ($10::text[] is null or not (p.objekt = any($10) or (p.objekt = '${OWN_SETTING}'
      and p.akteur_id::text = coalesce(p.nachher, p.vorher) ->> 'benutzerId') is true))
    and ($5::text is null or p.objekt_id::text = $6
      or p.akteur_id in (select id from wer) or p.im_auftrag_id in (select id from wer)
      or (p.objekt in ('benutzer', 'fuehrerschein') and p.objekt_id in (select id from wer)))
    and ($7::timestamptz is null or (p.zeit, p.id) < ($7, $8::uuid))
  order by p.zeit desc, p.id desc limit $9`

/** Changes of a house, the newest first. */
export function readChanges(
  tx: Tx,
  { von, bis, objekte, suche, ohneVerhalten }: ProtokollFilter,
  after: Cursor | null,
  limit: number,
): Promise<ProtokollRow[]> {
  return tx.all(
    ready<ProtokollRow>(
      CHANGES,
      tx.scope.mandantId,
      von,
      bis,
      objekte,
      suche === '' ? null : plainPattern(suche),
      suche.toLowerCase(),
      after?.zeit ?? null,
      after?.id ?? null,
      limit,
      ohneVerhalten ? VERHALTEN_TABLES : null,
    ),
  )
}

// What a change names by its id has a name today, where it still is there.
const NAMES = `
  select id, vorname || ' ' || nachname as name from benutzer where mandant_id = $1 and id = any ($2)
  union all select id, name from rolle where mandant_id = $1 and id = any ($2)
  union all select id, name from gruppe where mandant_id = $1 and id = any ($2)
  union all select id, name from standort where mandant_id = $1 and id = any ($2)
  union all select id, name from ausstattung where mandant_id = $1 and id = any ($2)
  union all select id, bezeichnung from grundriss where mandant_id = $1 and id = any ($2)
  union all select id, bezeichnung from leseraum where mandant_id = $1 and id = any ($2)
  union all select id, kennzeichen from fahrzeug where mandant_id = $1 and id = any ($2)`

/** Names of people and things by their ids, as far as there are any. */
export async function readNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.all(ready<{ id: string; name: string }>(NAMES, tx.scope.mandantId, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}
