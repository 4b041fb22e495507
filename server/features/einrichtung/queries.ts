import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { EinrichtungFacts, RoomFacts } from '@platzwart/domain/mandant/einrichtung'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** One round trip: each figure by the index that its lists are read by. $2 is today, in the house's zone. */
const FACTS = `
  with rechte as (
    select d.benutzer_id, d.berechtigung from benutzer_berechtigung d where d.mandant_id = $1 and d.wert = 'true'
    union
    select br.benutzer_id, rb.berechtigung from benutzer_rolle br
      join rolle_berechtigung rb on rb.mandant_id = br.mandant_id and rb.rolle_id = br.rolle_id
      where br.mandant_id = $1 and rb.wert = 'true'
    union
    select bg.benutzer_id, rb.berechtigung from benutzer_gruppe bg
      join gruppe_rolle gr on gr.mandant_id = bg.mandant_id and gr.gruppe_id = bg.gruppe_id
      join rolle_berechtigung rb on rb.mandant_id = gr.mandant_id and rb.rolle_id = gr.rolle_id
      where bg.mandant_id = $1 and rb.wert = 'true'
  ), plan as (
    select g.id, g.bereich,
      (select count(*) from leseraum l where l.mandant_id = $1 and l.grundriss_id = g.id and l.aktiv) as plaetze,
      exists (select 1 from oeffnungszeit o where o.mandant_id = $1 and o.grundriss_id = g.id and o.geoeffnet) as offen
    from grundriss g where g.mandant_id = $1 and g.aktiv
  )
  select
    m.module, m.einrichtung_unnoetig as unnoetig, m.einrichtung_abgelegt is not null as abgelegt,
    m.logo is not null or m.akzent is not null as aussehen,
    m.impressum <> '' and m.datenschutz <> '' as rechtstexte,
    (select count(*) from standort where mandant_id = $1)::int as standorte,
    (select count(*) from plan where bereich = 'leseraum')::int as "leseraumPlaene",
    (select coalesce(sum(plaetze), 0) from plan where bereich = 'leseraum')::int as "leseraumPlaetze",
    (select count(*) from plan where bereich = 'leseraum' and offen and plaetze > 0)::int as "leseraumOffenePlaene",
    (select coalesce(sum(plaetze), 0) from plan where bereich = 'leseraum' and offen)::int as "leseraumOffenePlaetze",
    (select id from plan where bereich = 'leseraum' and plaetze = 0 order by id limit 1) as "leseraumOhnePlaetze",
    (select id from plan where bereich = 'leseraum' and plaetze > 0 and not offen order by id limit 1) as "leseraumOhneZeiten",
    (select count(*) from plan where bereich = 'arbeitswelt')::int as "arbeitsweltPlaene",
    (select coalesce(sum(plaetze), 0) from plan where bereich = 'arbeitswelt')::int as "arbeitsweltPlaetze",
    (select count(*) from plan where bereich = 'arbeitswelt' and offen and plaetze > 0)::int as "arbeitsweltOffenePlaene",
    (select coalesce(sum(plaetze), 0) from plan where bereich = 'arbeitswelt' and offen)::int as "arbeitsweltOffenePlaetze",
    (select id from plan where bereich = 'arbeitswelt' and plaetze = 0 order by id limit 1) as "arbeitsweltOhnePlaetze",
    (select id from plan where bereich = 'arbeitswelt' and plaetze > 0 and not offen order by id limit 1) as "arbeitsweltOhneZeiten",
    (select count(*) from fahrzeug where mandant_id = $1 and not deaktiviert)::int as fahrzeuge,
    (select count(*) from fuehrerschein f
      join benutzer b on b.mandant_id = f.mandant_id and b.id = f.benutzer_id
      where f.mandant_id = $1 and b.status = 'aktiv' and cardinality(f.klassen) > 0
        and f.ausgestellt_am <= $2::date and (f.gueltig_bis is null or f.gueltig_bis >= $2::date)
        and f.naechste_pruefung > $2::date
        and not (f.fahrverbot and coalesce(f.fahrverbot_von, $2::date) <= $2::date
          and coalesce(f.fahrverbot_bis, $2::date) >= $2::date)
        and exists (select 1 from rechte r where r.benutzer_id = b.id and r.berechtigung = 'fahrzeug_buchen'))::int as fahrer,
    (select count(*) from benutzer where mandant_id = $1 and status = 'aktiv')::int as menschen,
    (select count(*) from benutzer b where b.mandant_id = $1 and b.status = 'aktiv'
      and exists (select 1 from rechte r where r.benutzer_id = b.id))::int as berechtigte
  from mandant m where m.id = $1`

/** What stands of the rooms of a module, as columns. */
type RoomColumns<B extends Bereich> = {
  readonly [name in keyof RoomFacts as `${B}${Capitalize<name>}`]: RoomFacts[name]
}

type FactsRow = Omit<EinrichtungFacts, 'raeume'> &
  RoomColumns<'leseraum'> &
  RoomColumns<'arbeitswelt'> & {
    /** The list is put away. */
    readonly abgelegt: boolean
  }

interface ReadFacts {
  readonly facts: EinrichtungFacts
  /** The list is put away. */
  readonly abgelegt: boolean
}

/** What stands in the house of the transaction. @param heute in the house's zone */
export async function readFacts(tx: Tx, heute: Temporal.PlainDate): Promise<ReadFacts> {
  const row = await tx.first(ready<FactsRow>(FACTS, tx.scope.mandantId, heute.toString()))
  if (!row) throw new Error('a house with a session has a row')
  const leseraum: RoomFacts = {
    plaene: row.leseraumPlaene,
    plaetze: row.leseraumPlaetze,
    offenePlaene: row.leseraumOffenePlaene,
    offenePlaetze: row.leseraumOffenePlaetze,
    ohnePlaetze: row.leseraumOhnePlaetze,
    ohneZeiten: row.leseraumOhneZeiten,
  }
  const arbeitswelt: RoomFacts = {
    plaene: row.arbeitsweltPlaene,
    plaetze: row.arbeitsweltPlaetze,
    offenePlaene: row.arbeitsweltOffenePlaene,
    offenePlaetze: row.arbeitsweltOffenePlaetze,
    ohnePlaetze: row.arbeitsweltOhnePlaetze,
    ohneZeiten: row.arbeitsweltOhneZeiten,
  }
  return { facts: { ...row, raeume: { leseraum, arbeitswelt } }, abgelegt: row.abgelegt }
}
