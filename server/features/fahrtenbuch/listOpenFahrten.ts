import type { FahrtOffen } from '@platzwart/contract/fahrtenbuch'
import { NEEDED } from '@platzwart/domain/fahrtenbuch/angaben'
import { completeUntil } from '@platzwart/domain/fahrtenbuch/deadline'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { rowsOfPerson } from './queries.ts'

interface OffenRow {
  readonly id: string
  readonly fahrzeug_id: string
  readonly kennzeichen: string
  /** As first written: the days are counted from it. */
  readonly erste_ankunft: Temporal.Instant
  readonly abfahrt: Temporal.Instant
  readonly km_start: number
  readonly km_ende: number
  readonly zielort: string
}

/** A person has a handful; more than a screen shows says nothing more. */
const MOST = 100

/** The domain's rule of what a trip on business needs, in each kind of logbook; the fields are called the same in the database. */
const INCOMPLETE = Object.entries(NEEDED)
  .map(
    ([art, angaben]) =>
      `(f.fahrtenbuch = '${art}' and (${angaben.map((name) => `c.${name} = ''`).join(' or ')}))`,
  )
  .join(' or ')

const OFFEN = `
  select e.id, e.fahrzeug_id, f.kennzeichen, e.ankunft as erste_ankunft, c.abfahrt, c.km_start, c.km_ende, c.zielort
  from fahrtenbuch_eintrag e
  join fahrzeug f on f.mandant_id = e.mandant_id and f.id = e.fahrzeug_id
  cross join lateral (
    select * from (
      select k.nummer, k.abfahrt, k.km_start, k.km_ende, k.fahrtart, k.zielort, k.zweck, k.zielperson
      from fahrtenbuch_eintrag k
      where k.mandant_id = $1 and k.fahrzeug_id = e.fahrzeug_id and k.bezug_nummer = e.nummer
      order by k.nummer desc limit 1) newest
    union all
    select e.nummer, e.abfahrt, e.km_start, e.km_ende, e.fahrtart, e.zielort, e.zweck, e.zielperson
    order by nummer desc limit 1
  ) c
  where e.mandant_id = $1 and e.fahrer_id in (${rowsOfPerson('$2')}) and e.art in ('fahrt', 'nacherfasst') and c.fahrtart = 'dienstlich'
    and (${INCOMPLETE})
  order by e.abfahrt, e.id limit ${MOST}`

/** One's own trips whose purpose is still to be completed, the most urgent first. */
export async function listOpenFahrten(call: Call) {
  const { tx, person, konfiguration } = call
  const rows = await tx.all(ready<OffenRow>(OFFEN, tx.scope.mandantId, person.id))
  const body = rows.map(
    (row): FahrtOffen => ({
      id: row.id,
      fahrzeugId: row.fahrzeug_id,
      kennzeichen: row.kennzeichen,
      abfahrt: row.abfahrt.toString(),
      kilometer: row.km_ende - row.km_start,
      zielort: row.zielort,
      ergaenzbarBis: completeUntil(row.erste_ankunft, konfiguration.mandant.zone).toString(),
    }),
  )
  return { status: 200, body } as const
}
