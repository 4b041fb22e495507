import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type InferResult, sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** Trips and blocks of a Mandant, with all that a rule or a screen asks of them. */
export const selectFahrt = (mandantId: string) =>
  build
    .selectFrom('fahrzeug_buchung as b')
    .where('b.mandant_id', '=', mandantId)
    .select(['b.id', 'b.fahrzeug_id', 'b.zeitraum', 'b.sperrzeitraum', 'b.status', 'b.typ'])
    .select([
      'b.benutzer_id',
      'b.fahrer_id',
      'b.informationstext',
      'b.fahrtgrund',
      'b.mitfahrer',
      'b.personen',
    ])
    .select(['b.zielort', 'b.zielperson', 'b.umweg', 'b.entfernung_km', 'b.ausland', 'b.fahrtart'])
    .select(['b.freigabe_gruende', 'b.beginn_ist', 'b.ende_ist', 'b.gehalten_bis', 'b.gehalten_status'])
    .select(['b.bereit_ab', 'b.storno_art', 'b.version', 'b.erstellt', 'b.gilt_seit'])

export type FahrtRow = InferResult<ReturnType<typeof selectFahrt>>[number]

/** Of one who was asked for approval. */
export interface FreigabeRow {
  readonly benutzer_id: string
  readonly name: string
  readonly is_freigegeben: boolean | null
  /** RFC 3339, as JSON carries it. */
  readonly freigegeben_at: string | null
  readonly grund: string
}

/**
 * Somebody is still under way with the car of the trip `b`, on one that was to begin before it: whoever took the car later holds up nobody. One
 * whose car somebody else has taken since is back, although its check-out has not arrived.
 */
const stillOut = (mandantId: string) => sql<boolean>`exists (select 1 from fahrzeug_buchung other
    where other.mandant_id = ${mandantId} and other.fahrzeug_id = b.fahrzeug_id and other.status = 'aktiv'
      and lower(other.zeitraum) < lower(b.zeitraum)
      and not exists (select 1 from fahrzeug_buchung since where since.mandant_id = ${mandantId}
        and since.fahrzeug_id = b.fahrzeug_id and since.beginn_ist > other.beginn_ist))`

/** What was told late about the trip `b` and could not be placed waits for the fleet manager. */
const toBeEntered = (mandantId: string) => sql<boolean>`exists (select 1 from fahrzeug_historie h
    where h.mandant_id = ${mandantId} and h.fahrzeug_id = b.fahrzeug_id and h.buchung_id = b.id and h.status = 'einzutragen'
      and not exists (select 1 from fahrtenbuch_eintrag e
        where e.mandant_id = ${mandantId} and e.buchung_id = b.id and e.art in ('fahrt', 'nacherfasst'))
      and not exists (select 1 from fahrzeug_historie g
        where g.mandant_id = ${mandantId} and g.fahrzeug_id = b.fahrzeug_id and g.buchung_id = b.id and g.status = 'erledigt'))`

/** With car, location, booker, driver and approvals; for one's own trips and for those who maintain vehicles. */
export const selectFahrtWithNames = (mandantId: string) =>
  selectFahrt(mandantId)
    .innerJoin('fahrzeug as f', (on) =>
      on.onRef('f.mandant_id', '=', 'b.mandant_id').onRef('f.id', '=', 'b.fahrzeug_id'),
    )
    .innerJoin('standort as s', (on) =>
      on.onRef('s.mandant_id', '=', 'f.mandant_id').onRef('s.id', '=', 'f.standort_id'),
    )
    .leftJoin('abstellplatz as a', (on) =>
      on.onRef('a.mandant_id', '=', 'f.mandant_id').onRef('a.id', '=', 'f.abstellplatz_id'),
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
    .select(['f.kennzeichen', 'f.marke', 'f.modell', 'f.kategorie', 'f.kilometerstand'])
    .select(['f.schluessel_hinweis', 'f.schluessel_code'])
    .select(sql<string>`coalesce(nullif(f.stellplatz, ''), a.name, '')`.as('stellplatz'))
    .select(['f.fuehrerscheinklasse', 's.name as standort', 'd.dateiname as bild', 'd.sha256 as bild_sha256'])
    .select(['u1.vorname as bucher_vorname', 'u1.nachname as bucher_nachname', 'u1.email as bucher_email'])
    .select(['u2.vorname as fahrer_vorname', 'u2.nachname as fahrer_nachname', 'u2.email as fahrer_email'])
    .select(
      sql<FreigabeRow[]>`coalesce((
      select json_agg(json_build_object('benutzer_id', fr.benutzer_id, 'name', trim(fu.vorname || ' ' || fu.nachname),
        'is_freigegeben', fr.is_freigegeben, 'freigegeben_at', fr.freigegeben_at, 'grund', fr.grund) order by fu.nachname, fu.id)
      from fahrzeug_freigabe fr
        join benutzer fu on fu.mandant_id = fr.mandant_id and fu.id = fr.benutzer_id
      where fr.mandant_id = ${mandantId} and fr.fahrzeug_buchung_id = b.id), '[]')`.as('freigaben'),
    )
    .select(sql<boolean>`b.status in ('vorgemerkt', 'reserviert') and ${stillOut(mandantId)}`.as('still_out'))
    .select(toBeEntered(mandantId).as('einzutragen'))

export type FahrtWithNames = InferResult<ReturnType<typeof selectFahrtWithNames>>[number]

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

/** The columns of a `HoldRow`. */
const HOLD = 'id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, fahrer_id'

// A trip that has not come back holds its car although its period is over.
const IN_PERIOD = `select ${HOLD} from auth.fahrzeug_belegungen($1::uuid[], $2::tstzrange, $3::timestamptz)`
const OVERRUN = `
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
  const [inPeriod, overrun] = await Promise.all([
    tx.all(ready<HoldRow>(IN_PERIOD, fahrzeugIds, sperrzeitraum, now)),
    tx.all(ready<HoldRow>(OVERRUN, tx.scope.mandantId, fahrzeugIds, sperrzeitraum, now)),
  ])
  return [...inPeriod, ...overrun]
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

const STILL_OUT = `
  select lower(other.zeitraum) < lower(b.zeitraum) as davor from fahrzeug_buchung b
    join fahrzeug_buchung other on other.mandant_id = b.mandant_id and other.fahrzeug_id = b.fahrzeug_id and other.id <> b.id
  where b.mandant_id = $1 and b.id = $2 and other.status = 'aktiv' and other.beginn_ist <= $3
    and not exists (select 1 from fahrzeug_buchung since where since.mandant_id = $1 and since.fahrzeug_id = b.fahrzeug_id
      and since.id <> b.id and since.beginn_ist > other.beginn_ist and since.beginn_ist <= $3)
  order by 1 desc limit 1`

/**
 * Whether somebody else was under way with a trip's car at a moment, and whether on a trip that was to begin before it; undefined when nobody
 * was. Whoever took the car after that moment does not stand in the way of what is told late.
 */
export async function readStillOut(
  tx: Tx,
  buchungId: string,
  moment: Temporal.Instant,
): Promise<{ readonly davor: boolean } | undefined> {
  return tx.first(ready<{ davor: boolean }>(STILL_OUT, tx.scope.mandantId, buchungId, moment))
}
