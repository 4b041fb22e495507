import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'

/**
 * What of the samples goes, by table, and what stays: a plan on which seats of the house's own stand, a car that somebody has driven,
 * a location at which either of them is.
 */
const PLAN = `
  with x as (select id from beispiel where mandant_id = $1),
  seats as (select l.id, l.bezeichnung, l.version from leseraum l join x on x.id = l.id where l.mandant_id = $1),
  plans as (
    select g.id, g.bezeichnung, g.version, exists (
        select 1 from leseraum l where l.mandant_id = $1 and l.grundriss_id = g.id
          and l.id not in (select id from x)) as stays
    from grundriss g join x on x.id = g.id where g.mandant_id = $1),
  autos as (
    select f.id, f.kennzeichen, f.version,
      exists (select 1 from fahrtenbuch_eintrag e where e.mandant_id = $1 and e.fahrzeug_id = f.id)
      or exists (select 1 from fahrzeug_buchung b where b.mandant_id = $1 and b.fahrzeug_id = f.id and b.beginn_ist is not null) as stays
    from fahrzeug f join x on x.id = f.id where f.mandant_id = $1),
  places as (
    select s.id, s.name, s.version,
      exists (select 1 from grundriss g where g.mandant_id = $1 and g.standort_id = s.id
        and g.id not in (select id from plans where not stays))
      or exists (select 1 from fahrzeug f where f.mandant_id = $1 and f.standort_id = s.id
        and f.id not in (select id from autos where not stays)) as stays
    from standort s join x on x.id = s.id where s.mandant_id = $1)
  select
    array(select id::text from seats) as leseraeume,
    array(select id::text from plans where not stays) as grundrisse,
    array(select id::text from autos where not stays) as fahrzeuge,
    array(select id::text from places where not stays) as standorte,
    (select count(*) from leseraum_buchung b where b.mandant_id = $1 and b.leseraum_id in (select id from seats)
      and b.id not in (select id from x))::int as buchungen,
    (select count(*) from fahrzeug_buchung b where b.mandant_id = $1 and b.fahrzeug_id in (select id from autos where not stays)
      and b.id not in (select id from x))::int as fahrten,
    array(select bezeichnung from plans where version > 1 and not stays union all select bezeichnung from seats where version > 1
      union all select kennzeichen from autos where version > 1 and not stays
      union all select name from places where version > 1 and not stays order by 1 limit 20) as geaendert,
    array(select bezeichnung from plans where stays union all select kennzeichen from autos where stays
      union all select name from places where stays order by 1 limit 20) as bleibt,
    exists (select 1 from x) as da`

export interface BeispielPlan {
  /** Ids of what goes. */
  readonly leseraeume: readonly string[]
  readonly grundrisse: readonly string[]
  readonly fahrzeuge: readonly string[]
  readonly standorte: readonly string[]
  /** What people have booked of it themselves. */
  readonly buchungen: number
  readonly fahrten: number
  /** Names of what somebody has changed, and of what stays. */
  readonly geaendert: readonly string[]
  readonly bleibt: readonly string[]
  readonly da: boolean
}

/** What would go with the samples of the Mandant of the transaction. */
export async function readPlan(tx: Tx): Promise<BeispielPlan> {
  const plan = await tx.first(ready<BeispielPlan>(PLAN, tx.scope.mandantId))
  if (!plan) throw new Error('a question about samples has an answer')
  return plan
}

export function presentBeispiel(plan: BeispielPlan) {
  const { leseraeume, grundrisse, fahrzeuge, standorte, geaendert, bleibt, ...rest } = plan
  return {
    ...rest,
    geaendert: [...geaendert],
    bleibt: [...bleibt],
    geht: {
      standorte: standorte.length,
      grundrisse: grundrisse.length,
      plaetze: leseraeume.length,
      fahrzeuge: fahrzeuge.length,
    },
  }
}

/** Whether the house has samples, what of them would go, and what with them. */
export async function readBeispiel({ tx }: Pick<Call, 'tx'>) {
  return { status: 200, body: presentBeispiel(await readPlan(tx)) } as const
}
