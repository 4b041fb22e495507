import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

export interface GruppeRow {
  readonly id: string
  readonly name: string
  readonly sichtbar: boolean
}

const GRUPPEN = `
  select g.id, g.name, s.gruppe_id is not null as sichtbar
  from benutzer_gruppe bg
    join gruppe g on g.mandant_id = bg.mandant_id and g.id = bg.gruppe_id
    left join sichtbarkeit s on s.mandant_id = bg.mandant_id and s.benutzer_id = bg.benutzer_id and s.gruppe_id = bg.gruppe_id
  where bg.mandant_id = $1 and bg.benutzer_id = $2
  order by ${collate('g.name')}, g.id`

/** The groups of a person, and whether they show themselves there. */
export async function readGruppen(tx: Tx, benutzerId: string): Promise<GruppeRow[]> {
  return tx.all(ready<GruppeRow>(GRUPPEN, tx.scope.mandantId, benutzerId))
}

/** From the row that says that they are of the group: of others there is none. */
const SHOW = `
  insert into sichtbarkeit (mandant_id, benutzer_id, gruppe_id, seit)
  select bg.mandant_id, bg.benutzer_id, bg.gruppe_id, $4::timestamptz from benutzer_gruppe bg
  where bg.mandant_id = $1 and bg.benutzer_id = $2 and bg.gruppe_id = $3
  on conflict (mandant_id, benutzer_id, gruppe_id) do nothing
  returning gruppe_id`

const HIDE =
  'delete from sichtbarkeit where mandant_id = $1 and benutzer_id = $2 and gruppe_id = $3 returning gruppe_id'

/** Whether that is another decision than the one before. */
export async function storeSichtbarkeit(
  tx: Tx,
  gruppeId: string,
  { benutzerId, sichtbar, now }: { benutzerId: string; sichtbar: boolean; now: Temporal.Instant },
): Promise<boolean> {
  const place = [tx.scope.mandantId, benutzerId, gruppeId]
  const { rows } = await (sichtbar ? tx.raw(SHOW, [...place, now]) : tx.raw(HIDE, place))
  return rows.length > 0
}

/**
 * Whom somebody ($2) sees, each with the groups in which both show themselves: themselves among them, and nobody where they show themselves to none.
 * That somebody is of the group is said by the key of the row.
 */
const SEEN = `
  select b.id, trim(b.vorname || ' ' || b.nachname) as name, b.nachname, b.vorname, array_agg(g.name order by ${collate('g.name')}) as gruppen
  from sichtbarkeit ich
    join sichtbarkeit s on s.mandant_id = ich.mandant_id and s.gruppe_id = ich.gruppe_id
    join benutzer b on b.mandant_id = s.mandant_id and b.id = s.benutzer_id and b.status = 'aktiv'
    join gruppe g on g.mandant_id = s.mandant_id and g.id = s.gruppe_id
  where ich.mandant_id = $1 and ich.benutzer_id = $2
  group by b.id, b.vorname, b.nachname`

export interface KollegeRow {
  readonly id: string
  readonly name: string
  readonly gruppen: readonly string[]
}

/** Oneself first, then by name. */
const KOLLEGEN = `select id, name, gruppen from (${SEEN}) k order by k.id <> $2, ${collate('nachname')}, ${collate('vorname')}, id limit $3`

export async function readKollegen(tx: Tx, benutzerId: string, most: number): Promise<KollegeRow[]> {
  return tx.all(ready<KollegeRow>(KOLLEGEN, tx.scope.mandantId, benutzerId, most))
}

export interface SitzRow {
  readonly id: string
  readonly kollege_id: string
  readonly leseraum_id: string
  readonly bezeichnung: string
  readonly grundriss_id: string
  readonly grundriss: string
  readonly standort: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
}

/** What holds a seat on the days from $4 to $5 for one of those ($3), and is not over at $6. */
const held = (person: string, more: string) => `
  select b.id, b.${person} as kollege_id, b.leseraum_id, b.grundriss_id, b.tag, b.zeitraum
  from leseraum_buchung b
  where b.mandant_id = $1 and b.${person} = any($3::uuid[]) and b.tag between $4 and $5 and upper(b.zeitraum) > $6
    and b.status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')${more}`

/** Who was only asked has not said that they come, and who agreed has not said so of what was moved since: it is tentative again, and they are asked anew. */
const AGREED = ` and b.zweite_zugesagt is not null and b.status <> 'vorgemerkt'`

const SITZE = `
  select b.*, l.bezeichnung, g.bezeichnung as grundriss, o.name as standort
  from (${held('benutzer1_id', '')} union all ${held('benutzer2_id', AGREED)}) b
    join leseraum l on l.mandant_id = $1 and l.id = b.leseraum_id
    join grundriss g on g.mandant_id = $1 and g.id = b.grundriss_id and g.bereich = 'arbeitswelt' and g.aktiv
    join standort o on o.mandant_id = $1 and o.id = g.standort_id
  where $2::uuid is null or b.grundriss_id = $2
  order by lower(b.zeitraum), b.id, b.kollege_id`

interface Asked {
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
  readonly now: Temporal.Instant
  readonly grundrissId?: string | undefined
}

/** Where people sit at workspaces; in no reading room. */
export async function readSitze(
  tx: Tx,
  ids: readonly string[],
  { von, bis, now, grundrissId }: Asked,
): Promise<SitzRow[]> {
  return tx.all(ready<SitzRow>(SITZE, tx.scope.mandantId, grundrissId ?? null, ids, von, bis, now))
}
