import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { compiled, ready, type Tx } from '../../platform/database/tx.ts'
import { lockBooking, lockInOrder, type Wanted } from '../buchung/lockInOrder.ts'
import type { Flotte } from './flotte.ts'

/** A trip or a block, with all that a rule or a screen asks of it. */
export const selectFahrt = build
  .selectFrom('fahrzeug_buchung as b')
  .select(['b.id', 'b.fahrzeug_id', 'b.zeitraum', 'b.sperrzeitraum', 'b.status', 'b.typ'])
  .select(['b.benutzer_id', 'b.fahrer_id', 'b.informationstext', 'b.fahrtgrund', 'b.mitfahrer', 'b.personen'])
  .select(['b.zielort', 'b.zielperson', 'b.umweg', 'b.entfernung_km', 'b.ausland', 'b.fahrtart'])
  .select(['b.freigabe_gruende', 'b.beginn_ist', 'b.ende_ist', 'b.gehalten_bis', 'b.gehalten_status'])
  .select(['b.version', 'b.erstellt'])

/** One trip, locked until the transaction ends: two verbs on it run one after the other. */
export async function lockFahrt(tx: Tx, id: string, more?: Wanted) {
  return lockBooking(tx, {
    objekt: 'fahrzeug_buchung',
    id,
    select: compiled(selectFahrt.where('b.id', '=', id).forNoKeyUpdate()),
    personOf: (row) => row.fahrer_id,
    kalenderOf: (row) => row.fahrzeug_id,
    ...(more ? { more } : {}),
  })
}

export type FahrtRow = NonNullable<Awaited<ReturnType<typeof lockFahrt>>>

/** Of one who was asked for approval. */
export interface FreigabeRow {
  readonly benutzer_id: string
  readonly name: string
  readonly is_freigegeben: boolean | null
  /** RFC 3339, as JSON carries it. */
  readonly freigegeben_at: string | null
  readonly grund: string
}

/** With car, location, booker, driver and approvals; for one's own trips and for those who maintain vehicles. */
export const selectFahrtWithNames = selectFahrt
  .innerJoin('fahrzeug as f', (on) =>
    on.onRef('f.mandant_id', '=', 'b.mandant_id').onRef('f.id', '=', 'b.fahrzeug_id'),
  )
  .innerJoin('standort as s', (on) =>
    on.onRef('s.mandant_id', '=', 'f.mandant_id').onRef('s.id', '=', 'f.standort_id'),
  )
  .innerJoin('benutzer as u1', (on) =>
    on.onRef('u1.mandant_id', '=', 'b.mandant_id').onRef('u1.id', '=', 'b.benutzer_id'),
  )
  .leftJoin('benutzer as u2', (on) =>
    on.onRef('u2.mandant_id', '=', 'b.mandant_id').onRef('u2.id', '=', 'b.fahrer_id'),
  )
  .leftJoin('datei as d', (on) =>
    on.onRef('d.mandant_id', '=', 'f.mandant_id').onRef('d.id', '=', 'f.bild_id'),
  )
  .select(['f.kennzeichen', 'f.marke', 'f.modell', 'f.kategorie', 'f.stellplatz', 'f.kilometerstand'])
  .select(['s.name as standort', 'd.dateiname as bild', 'd.sha256 as bild_sha256'])
  .select(['u1.vorname as bucher_vorname', 'u1.nachname as bucher_nachname', 'u1.email as bucher_email'])
  .select(['u2.vorname as fahrer_vorname', 'u2.nachname as fahrer_nachname', 'u2.email as fahrer_email'])
  .select(
    sql<FreigabeRow[]>`coalesce((
      select json_agg(json_build_object('benutzer_id', fr.benutzer_id, 'name', trim(fu.vorname || ' ' || fu.nachname),
        'is_freigegeben', fr.is_freigegeben, 'freigegeben_at', fr.freigegeben_at, 'grund', fr.grund) order by fu.nachname, fu.id)
      from fahrzeug_freigabe fr
        join benutzer fu on fu.mandant_id = fr.mandant_id and fu.id = fr.benutzer_id
      where fr.mandant_id = b.mandant_id and fr.fahrzeug_buchung_id = b.id), '[]')`.as('freigaben'),
  )

export async function readFahrtWithNames(tx: Tx, id: string) {
  return tx.first(selectFahrtWithNames.where('b.id', '=', id))
}

export type FahrtWithNames = NonNullable<Awaited<ReturnType<typeof readFahrtWithNames>>>

/** What holds a car or a driver. */
export interface HoldRow {
  readonly id: string
  readonly fahrzeug_id: string
  readonly zeitraum: Zeitraum
  readonly sperrzeitraum: Zeitraum
  readonly status: string
  readonly typ: string
  readonly fahrer_id: string | null
}

const HOLD = 'id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, fahrer_id'

// A trip that has not come back holds its car although its period is over.
const CARS = `
  select ${HOLD} from auth.fahrzeug_belegungen($2::uuid[], $3::tstzrange, $4::timestamptz)
  union all
  select ${HOLD} from fahrzeug_buchung
  where mandant_id = $1 and fahrzeug_id = any($2::uuid[]) and status = 'aktiv' and upper(zeitraum) <= $4
    and not sperrzeitraum && $3::tstzrange`

/**
 * What holds these cars in a period, which the caller has extended by the gap: trips, blocks, cancelled ones that can still be undone, and
 * trips that have not come back, whatever they said.
 */
export async function readHolds(
  tx: Tx,
  fahrzeugIds: readonly string[],
  sperrzeitraum: Zeitraum,
  now: Temporal.Instant,
): Promise<HoldRow[]> {
  return tx.all(ready<HoldRow>(CARS, tx.scope.mandantId, fahrzeugIds, sperrzeitraum, now))
}

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

// date_part, because extract computes in numeric; four weeks of 500 cars are thousands of rows. A trip that came back early holds its car
// until then, as `holdOf` has it, one that has not come back until now; a block may end when seconds no longer fit into an integer.
const OVERVIEW = `
  with h as (
    select ${HOLD}, benutzer_id from auth.fahrzeug_belegungen($2::uuid[], $3::tstzrange, $4::timestamptz)
    union all
    select ${HOLD}, benutzer_id from fahrzeug_buchung
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[]) and status = 'aktiv' and upper(zeitraum) <= $4
      and not sperrzeitraum && $3::tstzrange
  ), e as (
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
    coalesce(array_position($6::text[], b.status) - 1, $7) as status, array_position($8::text[], b.typ) - 1 as typ,
    case when $5 in (b.benutzer_id, b.fahrer_id) then 1 else 0 end as eigene,
    trim(u.vorname || ' ' || u.nachname) as fahrer
  from b
    left join benutzer u on u.mandant_id = $1 and u.id = b.fahrer_id and ($9 or $5 in (b.benutzer_id, b.fahrer_id))
  where b.von < date_part('epoch', upper($3::tstzrange)) and b.bis > date_part('epoch', lower($3::tstzrange))
  order by b.fahrzeug_id, b.von`

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
  return tx.all(
    ready<OverviewRow>(
      OVERVIEW,
      tx.scope.mandantId,
      fahrzeugIds,
      zeitraum,
      now,
      benutzerId,
      statuses,
      held,
      typen,
      names,
      gap,
    ),
  )
}

const HELD = `
  select coalesce(auth.belegte_fahrzeuge($2::tstzrange, $3::timestamptz), '') as ids,
    coalesce((select string_agg(fahrzeug_id::text, ',') from fahrzeug_buchung
      where mandant_id = $1 and status = 'aktiv' and upper(zeitraum) <= $3 and $4), '') as overrun`

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
  const row = await tx.first(
    ready<{ ids: string; overrun: string }>(HELD, tx.scope.mandantId, sperrzeitraum, now, overrun),
  )
  const held = new Uint8Array(list.length)
  for (const ids of [row?.ids ?? '', row?.overrun ?? '']) {
    for (let end = UUID_LENGTH; end <= ids.length; end += UUID_LENGTH + 1) {
      const place = placeOf(ids, end)
      if (place !== undefined) held[place] = 1
    }
  }
  return held
}

// Trips that are over or cancelled stand in no driver's way; one that has not come back does, whatever it said.
const OWN = `
  select ${HOLD} from fahrzeug_buchung
  where mandant_id = $1 and fahrer_id = $2 and lower(zeitraum) < $4 and (upper(zeitraum) > $3 or (status = 'aktiv' and $3 <= $5))
    and status in ('vorgemerkt', 'reserviert', 'aktiv')`

/** Where a driver is already on the way in a period. */
export async function readOwnFahrten(
  tx: Tx,
  fahrerId: string,
  { von, bis }: Zeitraum,
  now: Temporal.Instant,
): Promise<HoldRow[]> {
  return tx.all(ready<HoldRow>(OWN, tx.scope.mandantId, fahrerId, von, bis, now))
}

/**
 * One driver's trips are decided one after the other, on however many servers: two that are sent in one instant would each see the driver
 * at home. Travels with the read that follows it.
 */
export async function lockFahrer(tx: Tx, fahrerId: string): Promise<void> {
  await lockInOrder(tx, 'fahrzeug_buchung', { personen: [fahrerId] })
}

/** How a car is, as its last check-in or check-out left it. */
export interface ZustandRow {
  readonly id: string
  readonly kilometerstand: number
  readonly tank_prozent: number | null
  readonly sauberkeit_aussen: string | null
  readonly sauberkeit_innen: string | null
  readonly stellplatz: string
  readonly schaeden: number
}

const ZUSTAND = `
  select id, kilometerstand, tank_prozent, sauberkeit_aussen, sauberkeit_innen, stellplatz,
    (select count(*)::int from fahrzeug_schaden s
      where s.mandant_id = f.mandant_id and s.fahrzeug_id = f.id and s.behoben is null) as schaeden
  from fahrzeug f where mandant_id = $1 and id = any($2::uuid[])`

/** The cars' states, fresh: every trip changes them. */
export async function readZustaende(
  tx: Tx,
  fahrzeugIds: readonly string[],
): Promise<ReadonlyMap<string, ZustandRow>> {
  const rows = await tx.all(ready<ZustandRow>(ZUSTAND, tx.scope.mandantId, fahrzeugIds))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A damage with its picture and who found it. */
export const selectSchaden = build
  .selectFrom('fahrzeug_schaden as s')
  .leftJoin('datei as d', (on) =>
    on.onRef('d.mandant_id', '=', 's.mandant_id').onRef('d.id', '=', 's.bild_id'),
  )
  .leftJoin('benutzer as u', (on) =>
    on.onRef('u.mandant_id', '=', 's.mandant_id').onRef('u.id', '=', 's.gemeldet_von'),
  )
  .select(['s.id', 's.fahrzeug_id', 's.beschreibung', 's.ansicht', 's.x', 's.y', 's.gemeldet', 's.behoben'])
  .select(['s.version', 'd.dateiname as bild', 'd.sha256 as bild_sha256', 'u.vorname', 'u.nachname'])

/** Whether somebody else is still under way with the car. */
export async function readStillOut(tx: Tx, fahrzeugId: string, ownId: string): Promise<boolean> {
  const other = build
    .selectFrom('fahrzeug_buchung')
    .select('id')
    .where('fahrzeug_id', '=', fahrzeugId)
    .where('status', '=', 'aktiv')
    .where('id', '<>', ownId)
  return (await tx.first(other.limit(1))) !== undefined
}

/** Open damages of a car, the newest first. */
export async function readOpenSchaeden(tx: Tx, fahrzeugId: string) {
  return tx.all(
    selectSchaden
      .where('s.fahrzeug_id', '=', fahrzeugId)
      .where('s.behoben', 'is', null)
      .orderBy('s.gemeldet', 'desc')
      .orderBy('s.id'),
  )
}

export type SchadenRow = Awaited<ReturnType<typeof readOpenSchaeden>>[number]
