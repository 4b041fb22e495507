import type { GruppeView, RolleView } from '@platzwart/contract/berechtigung'
import { type Berechtigung, isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

interface RolleRow extends Omit<RolleView, 'berechtigungen'> {
  readonly berechtigungen: readonly string[]
}

/** A role ($2), or all of them; people are counted once, in however many groups they are. */
const ROLLEN = `
  select r.id, r.name, r.version, r.zweitfaktor,
    array(select rb.berechtigung from rolle_berechtigung rb
      where rb.mandant_id = $1 and rb.rolle_id = r.id and rb.wert = 'true' order by 1) as berechtigungen,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by ${collate('g.name')}), '[]')
      from gruppe_rolle gr join gruppe g on g.mandant_id = $1 and g.id = gr.gruppe_id
      where gr.mandant_id = $1 and gr.rolle_id = r.id) as gruppen,
    (select count(*)::int from benutzer_rolle br join benutzer b on b.mandant_id = $1 and b.id = br.benutzer_id
      where br.mandant_id = $1 and br.rolle_id = r.id and b.status = 'aktiv') as direkt,
    (select count(*)::int from (
      select br.benutzer_id from benutzer_rolle br join benutzer b on b.mandant_id = $1 and b.id = br.benutzer_id
        where br.mandant_id = $1 and br.rolle_id = r.id and b.status = 'aktiv'
      union
      select bg.benutzer_id from gruppe_rolle gr join benutzer_gruppe bg on bg.mandant_id = $1 and bg.gruppe_id = gr.gruppe_id
        join benutzer b on b.mandant_id = $1 and b.id = bg.benutzer_id
        where gr.mandant_id = $1 and gr.rolle_id = r.id and b.status = 'aktiv') erreicht) as personen
  from rolle r where r.mandant_id = $1 and ($2::uuid is null or r.id = $2) order by ${collate('r.name')}, r.id`

/** The roles of the house with whom they reach, by name. */
export async function readRollen(tx: Tx, id: string | null = null): Promise<RolleView[]> {
  const rows = await tx.all(ready<RolleRow>(ROLLEN, tx.scope.mandantId, id))
  return rows.map((row) => ({ ...row, berechtigungen: row.berechtigungen.filter(isBerechtigung) }))
}

const GRUPPEN = `
  select g.id, g.name, g.version,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by ${collate('r.name')}), '[]')
      from gruppe_rolle gr join rolle r on r.mandant_id = $1 and r.id = gr.rolle_id
      where gr.mandant_id = $1 and gr.gruppe_id = g.id) as rollen,
    (select count(*)::int from benutzer_gruppe bg join benutzer b on b.mandant_id = $1 and b.id = bg.benutzer_id
      where bg.mandant_id = $1 and bg.gruppe_id = g.id and b.status = 'aktiv') as personen,
    (select count(*)::int from einstellung_wert e where e.mandant_id = $1 and e.gruppe_id = g.id) as einstellungen
  from gruppe g where g.mandant_id = $1 and ($2::uuid is null or g.id = $2) order by ${collate('g.name')}, g.id`

/** The groups of the house, by name. */
export function readGruppen(tx: Tx, id: string | null = null): Promise<GruppeView[]> {
  return tx.all(ready<GruppeView>(GRUPPEN, tx.scope.mandantId, id))
}

const OF_ROLLEN = `
  select distinct berechtigung from rolle_berechtigung
  where mandant_id = $1 and rolle_id = any($2::uuid[]) and wert = 'true' order by 1`

const OF_GRUPPEN = `
  select distinct rb.berechtigung from gruppe_rolle gr
  join rolle_berechtigung rb on rb.mandant_id = $1 and rb.rolle_id = gr.rolle_id
  where gr.mandant_id = $1 and gr.gruppe_id = any($2::uuid[]) and rb.wert = 'true' order by 1`

/** What several roles grant together. */
export function readRechteOfRollen(tx: Tx, rollenIds: readonly string[]): Promise<Berechtigung[]> {
  return readGranted(tx, OF_ROLLEN, rollenIds)
}

/** What several groups grant together, by their roles. */
export function readRechteOfGruppen(tx: Tx, gruppenIds: readonly string[]): Promise<Berechtigung[]> {
  return readGranted(tx, OF_GRUPPEN, gruppenIds)
}

async function readGranted(tx: Tx, statement: string, ids: readonly string[]): Promise<Berechtigung[]> {
  if (ids.length === 0) return []
  const rows = await tx.all(ready<{ berechtigung: string }>(statement, tx.scope.mandantId, ids))
  return rows.map(({ berechtigung }) => berechtigung).filter(isBerechtigung)
}
