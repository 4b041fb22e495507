import { ready, type Tx } from '../../platform/database/tx.ts'

/** A logbook as it was when it was sealed. */
export interface Siegel {
  readonly kennzeichen: string
  /** Number of the last line, which is the logbook's length. */
  readonly nummer: number
  readonly hash: string
}

// Both ends are the first row of an index, so that thousands of logbooks are looked at without being read.
const KEEP = `
  with gewachsen as (
    select f.mandant_id, f.id, f.kennzeichen, e.nummer, e.hash from fahrzeug f
      join lateral (select nummer, hash from fahrtenbuch_eintrag e
        where e.mandant_id = $1 and e.fahrzeug_id = f.id order by e.nummer desc limit 1) e on true
      left join lateral (select nummer from fahrtenbuch_siegel s
        where s.mandant_id = $1 and s.fahrzeug_id = f.id order by s.tag desc limit 1) s on true
    where f.mandant_id = $1 and (s.nummer is null or s.nummer < e.nummer)
  ), versiegelt as (
    insert into fahrtenbuch_siegel (mandant_id, fahrzeug_id, tag, nummer, hash)
    select mandant_id, id, $2::date, nummer, hash from gewachsen on conflict do nothing returning fahrzeug_id
  )
  select g.kennzeichen, g.nummer, g.hash from gewachsen g join versiegelt v on v.fahrzeug_id = g.id
  order by g.kennzeichen, g.id`

/** Seals every logbook that has grown since its last seal, for a day in the Mandant's zone; those that were sealed, by plate. */
export async function keepSiegel(tx: Tx, tag: Temporal.PlainDate): Promise<Siegel[]> {
  return tx.all(ready<Siegel>(KEEP, tx.scope.mandantId, tag))
}
