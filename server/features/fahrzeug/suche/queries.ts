import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { HOLD } from '../../fahrt/queries.ts'
import type { Flotte } from '../../flotte/flotte.ts'

/** As the overview needs it: seconds since 1970, indexes of what is told by one. */
export interface OverviewRow {
  readonly id: string
  readonly fahrzeug_id: string
  readonly von: number
  readonly bis: number
  readonly status: number
  readonly typ: number
  readonly eigene: number
  /** Name of who drives, for those who may know. */
  readonly fahrer: string | null
}

/** As the database sends it: who drives by id, for those who may know. */
interface HeldRow extends Omit<OverviewRow, 'fahrer'> {
  readonly fahrer_id: string | null
}

// date_part, because extract computes in numeric; four weeks of 500 cars are thousands of rows. A trip that came back early holds its car
// until then, as `holdOf` has it, one that has not come back until now; a block may end when seconds no longer fit into an integer.
const overview = (holds: string) => `
  with h as (${holds}), e as (
    select h.*, date_part('epoch', lower(zeitraum)) as von, date_part('epoch', upper(zeitraum)) as bis,
      date_part('epoch', upper(sperrzeitraum)) as sperre from h
  ), b as (
    select id, fahrzeug_id, status, typ, benutzer_id, fahrer_id, von, case status
      when 'aktiv' then greatest(bis, date_part('epoch', $4::timestamptz))
      when 'durchgeführt' then least(bis, greatest(sperre - $10::integer * 60, von + 60))
      else bis end as bis
    from e
  )
  select b.id, b.fahrzeug_id, b.von::bigint as von, b.bis::bigint as bis,
    coalesce(array_position($6::text[], b.status) - 1, $7::integer) as status, array_position($8::text[], b.typ) - 1 as typ,
    case when $5::uuid in (b.benutzer_id, b.fahrer_id) then 1 else 0 end as eigene,
    case when $9::boolean or $5::uuid in (b.benutzer_id, b.fahrer_id) then b.fahrer_id end as fahrer_id
  from b
  where $1::uuid is not null
    and b.von < date_part('epoch', upper($3::tstzrange)) and b.bis > date_part('epoch', lower($3::tstzrange))
  order by b.fahrzeug_id, b.von`

// Two statements, here and below: what a function of the database reads by itself cannot stand in one statement with a table that is on
// another machine.
const IN_PERIOD = overview(
  `select ${HOLD}, benutzer_id from auth.fahrzeug_belegungen($2::uuid[], $3::tstzrange, $4::timestamptz)`,
)
const OVERRUN = overview(`
    select ${HOLD}, benutzer_id from fahrzeug_buchung
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[]) and status = 'aktiv' and upper(zeitraum) <= $4
      and not sperrzeitraum && $3::tstzrange`)

const NAMES = `
  select id, trim(vorname || ' ' || nachname) as name from benutzer where mandant_id = $1 and id = any($2::uuid[])`

export interface OverviewWish {
  readonly fahrzeugIds: readonly string[]
  readonly zeitraum: Zeitraum
  readonly now: Temporal.Instant
  readonly benutzerId: string
  /** Tells who drives of all trips. */
  readonly names: boolean
  /** Statuses and types in the order of their indexes; any other status is `held`. */
  readonly statuses: readonly string[]
  readonly held: number
  readonly typen: readonly string[]
  /** Minutes between two bookings of one car. */
  readonly gap: number
}

/** Everything that holds these cars in a period, by car and start. */
export async function readOverview(tx: Tx, wish: OverviewWish): Promise<OverviewRow[]> {
  const { fahrzeugIds, zeitraum, now, benutzerId, names, statuses, held, typen, gap } = wish
  const { mandantId } = tx.scope
  const values = [mandantId, fahrzeugIds, zeitraum, now, benutzerId, statuses, held, typen, names, gap]
  const [inPeriod, overrun] = await Promise.all([
    tx.all(ready<HeldRow>(IN_PERIOD, ...values)),
    tx.all(ready<HeldRow>(OVERRUN, ...values)),
  ])
  const rows =
    overrun.length === 0
      ? inPeriod
      : [...inPeriod, ...overrun].sort((a, b) =>
          a.fahrzeug_id === b.fahrzeug_id ? a.von - b.von : a.fahrzeug_id < b.fahrzeug_id ? -1 : 1,
        )
  const ids = [...new Set(rows.flatMap(({ fahrer_id }) => fahrer_id ?? []))]
  const people =
    ids.length === 0 ? [] : await tx.all(ready<{ id: string; name: string }>(NAMES, mandantId, ids))
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map(({ fahrer_id, ...row }) => ({
    ...row,
    fahrer: fahrer_id === null ? null : (nameOf.get(fahrer_id) ?? null),
  }))
}

const HELD_IDS = 'select auth.belegte_fahrzeuge($1::tstzrange, $2::timestamptz) as ids'
const OVERRUN_IDS = `
  select string_agg(fahrzeug_id::text, ',') as ids from fahrzeug_buchung
  where mandant_id = $1 and status = 'aktiv' and upper(zeitraum) <= $2 and $3`

const UUID_LENGTH = 36

/**
 * Which cars of the list something holds in a period, which the caller has extended by the gap: 1 at its place. The ids come as one text,
 * because at a busy hour they are thousands.
 *
 * @param overrun whether cars that have not come back count, too
 */
export async function readHeld(
  tx: Tx,
  { list, placeOf }: Pick<Flotte, 'list' | 'placeOf'>,
  sperrzeitraum: Zeitraum,
  now: Temporal.Instant,
  overrun: boolean,
): Promise<Uint8Array> {
  type Ids = { readonly ids: string | null }
  const [inPeriod, late] = await Promise.all([
    tx.first(ready<Ids>(HELD_IDS, sperrzeitraum, now)),
    tx.first(ready<Ids>(OVERRUN_IDS, tx.scope.mandantId, now, overrun)),
  ])
  const held = new Uint8Array(list.length)
  for (const ids of [inPeriod?.ids ?? '', late?.ids ?? '']) {
    for (let end = UUID_LENGTH; end <= ids.length; end += UUID_LENGTH + 1) {
      const place = placeOf(ids, end)
      if (place !== undefined) held[place] = 1
    }
  }
  return held
}
