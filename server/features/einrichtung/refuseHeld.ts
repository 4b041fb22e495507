import { ready, type Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import type { BeispielPlan } from './readBeispiel.ts'

/** Cars under a legal hold that would go, and people under one of whom bookings, trips, damages or waiting lists would. Samples themselves are nobody's. */
const HELD = `
  with x as (select id from beispiel where mandant_id = $1),
  held as (
    select s.benutzer_id as id, s.benutzer_id as person from loeschsperre s where s.mandant_id = $1 and s.benutzer_id is not null
    union all select b.id, s.benutzer_id from benutzer b
      join loeschsperre s on s.mandant_id = b.mandant_id and s.benutzer_id = b.aufgegangen_in where b.mandant_id = $1),
  goes as (
    select b.benutzer1_id as eine, b.benutzer2_id as andere from leseraum_buchung b
      where b.mandant_id = $1 and b.leseraum_id = any($2::uuid[]) and b.id not in (select id from x)
    union all select b.benutzer_id, b.fahrer_id from fahrzeug_buchung b
      where b.mandant_id = $1 and b.fahrzeug_id = any($3::uuid[]) and b.id not in (select id from x)
    union all select d.gemeldet_von, d.behoben_von from fahrzeug_schaden d
      where d.mandant_id = $1 and d.fahrzeug_id = any($3::uuid[]) and d.id not in (select id from x)
    union all select w.benutzer_id, null from warteplatz w
      where w.mandant_id = $1 and (w.leseraum_id = any($2::uuid[]) or w.angebot_leseraum_id = any($2::uuid[]) or w.grundriss_id = any($4::uuid[])))
  select f.kennzeichen as name from loeschsperre s join fahrzeug f on f.mandant_id = s.mandant_id and f.id = s.fahrzeug_id
    where s.mandant_id = $1 and s.fahrzeug_id = any($3::uuid[])
  union all select p.vorname || ' ' || p.nachname from benutzer p where p.mandant_id = $1
    and p.id in (select h.person from held h join goes g on h.id = g.eine or h.id = g.andere)
  order by 1 limit 20`

/** Null when no legal hold lies on anything that goes with the samples; who removes them lifts it first, or keeps them. */
export async function refuseHeld(tx: Tx, { leseraeume, fahrzeuge, grundrisse }: BeispielPlan) {
  const values = [tx.scope.mandantId, leseraeume, fahrzeuge, grundrisse]
  const held = await tx.all(ready<{ name: string }>(HELD, ...values))
  if (held.length === 0) return null
  const namen = held.map(({ name }) => name)
  return refuse({ status: 409, code: 'beispiel.loeschsperre', data: { namen: namen.join(', ') } })
}
