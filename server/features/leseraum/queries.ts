import type { Made } from '@platzwart/domain/buchung/checkInWindow'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type InferResult, sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** Bookings of a Mandant with all that a rule or a screen asks of them; what an offer holds is none, nor is what is left of an early end. */
const selectBuchung = (mandantId: string) =>
  build
    .selectFrom('leseraum_buchung as b')
    .where('b.mandant_id', '=', mandantId)
    .where(sql<boolean>`(b.warteplatz_id is null or b.status <> 'storniert')`)
    .where('b.rest_von', 'is', null)
    .select([
      'b.id',
      'b.leseraum_id',
      'b.grundriss_id',
      'b.tag',
      'b.zeitraum',
      'b.status',
      'b.benutzer1_id',
      'b.benutzer2_id',
      'b.zweite_adresse',
      'b.zweite_zugesagt',
      'b.gruppengroesse',
      'b.informationstext',
      'b.gehalten_bis',
      'b.gehalten_status',
      'b.storno_art',
      'b.gebucht_bis',
      'b.ruecknahme_bis',
      'b.pause_bis',
      'b.pausen',
      'b.serie_id',
      'b.version',
      'b.erstellt',
      'b.gilt_seit',
    ])

export type BuchungRow = InferResult<ReturnType<typeof selectBuchung>>[number]

/** When it lies, and when somebody last did what made it so. */
export function madeOf({
  zeitraum,
  gilt_seit,
  erstellt,
}: Pick<BuchungRow, 'zeitraum' | 'gilt_seit' | 'erstellt'>): Made {
  return { zeitraum, giltSeit: gilt_seit ?? erstellt }
}

/** With the names that go with it; for one's own bookings and for those who maintain bookings. */
export const selectBuchungWithNames = (mandantId: string) =>
  selectBuchung(mandantId)
    .innerJoin('leseraum as l', (on) =>
      on.onRef('l.mandant_id', '=', 'b.mandant_id').onRef('l.id', '=', 'b.leseraum_id'),
    )
    .innerJoin('grundriss as g', (on) =>
      on.onRef('g.mandant_id', '=', 'b.mandant_id').onRef('g.id', '=', 'b.grundriss_id'),
    )
    .innerJoin('standort as s', (on) =>
      on.onRef('s.mandant_id', '=', 'g.mandant_id').onRef('s.id', '=', 'g.standort_id'),
    )
    .innerJoin('benutzer as u1', (on) =>
      on.onRef('u1.mandant_id', '=', 'b.mandant_id').onRef('u1.id', '=', 'b.benutzer1_id'),
    )
    .leftJoin('benutzer as u2', (on) =>
      on.onRef('u2.mandant_id', '=', 'b.mandant_id').onRef('u2.id', '=', 'b.benutzer2_id'),
    )
    .select([
      'l.bezeichnung',
      'l.art as raumart',
      'g.bezeichnung as grundriss',
      'g.bereich',
      's.name as standort',
    ])
    .select(['u1.vorname as vorname1', 'u1.nachname as nachname1', 'u1.email as email1'])
    .select(['u2.vorname as vorname2', 'u2.nachname as nachname2', 'u2.email as email2'])

export type BuchungWithNames = InferResult<ReturnType<typeof selectBuchungWithNames>>[number]

/** Bookings with their names, locked by id, whatever became of them. */
export function lockBuchungen(tx: Tx, ids: readonly string[]) {
  return tx.all(
    selectBuchungWithNames(tx.scope.mandantId)
      .where(sql<boolean>`b.id = any(${ids}::uuid[])`)
      .orderBy('b.id')
      .forNoKeyUpdate('b'),
  )
}

/** Some bookings with their names, by start. */
export async function readNamed(tx: Tx, ids: readonly string[]): Promise<BuchungWithNames[]> {
  return tx.all(
    selectBuchungWithNames(tx.scope.mandantId)
      .where(sql<boolean>`b.id = any(${ids}::uuid[])`)
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id'),
  )
}

export interface HoldRow {
  readonly id: string
  readonly leseraum_id: string
  readonly zeitraum: Zeitraum
  readonly status: string
  readonly benutzer1_id: string
}

// Two index ranges; an OR over both columns would read neither.
const OWN = `
  select id, leseraum_id, zeitraum, status, benutzer1_id from leseraum_buchung
  where mandant_id = $1 and benutzer1_id = $2 and tag between $3 and $4 and grundriss_id = any($5::uuid[])
    and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')
  union all
  select id, leseraum_id, zeitraum, status, benutzer1_id from leseraum_buchung
  where mandant_id = $1 and benutzer2_id = $2 and benutzer2_id is not null and tag between $3 and $4
    and grundriss_id = any($5::uuid[]) and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')`

/**
 * Occupying bookings of a person, as booker or as second, on the days from `von` to `bis` (inclusive).
 *
 * @param plans those of the Bereich whose limits are decided
 */
export async function readOwn(
  tx: Tx,
  benutzerId: string,
  plans: readonly string[],
  von: Temporal.PlainDate,
  bis: Temporal.PlainDate,
): Promise<HoldRow[]> {
  return tx.all(ready<HoldRow>(OWN, tx.scope.mandantId, benutzerId, von, bis, plans))
}

function selectDay({ scope }: Tx, tag: Temporal.PlainDate, now: Temporal.Instant) {
  return build
    .selectFrom('leseraum_buchung')
    .where('leseraum_buchung.mandant_id', '=', scope.mandantId)
    .select(['id', 'leseraum_id', 'zeitraum', 'status', 'benutzer1_id', 'benutzer2_id', 'gruppengroesse'])
    .where('tag', '=', tag)
    .where(sql<boolean>`(status <> 'storniert' or gehalten_bis > ${now})`)
}

/** What holds a seat on a day: bookings, locks, and cancelled ones that can still be undone. */
export async function readSeatDay(
  tx: Tx,
  grundrissId: string,
  leseraumId: string,
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
) {
  return tx.all(
    selectDay(tx, tag, now).where('grundriss_id', '=', grundrissId).where('leseraum_id', '=', leseraumId),
  )
}

/** The same for a whole plan: what the alternatives are computed from. */
export async function readPlanDay(
  tx: Tx,
  grundrissId: string,
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
) {
  return tx.all(selectDay(tx, tag, now).where('grundriss_id', '=', grundrissId))
}

/** The same for several plans at once. */
export async function readPlansDay(
  tx: Tx,
  plans: readonly string[],
  tag: Temporal.PlainDate,
  now: Temporal.Instant,
) {
  return tx.all(selectDay(tx, tag, now).where(sql<boolean>`grundriss_id = any(${plans}::uuid[])`))
}

/** When a person asked an address to confirm, since an instant, the oldest first. */
export async function readEinladungen(
  tx: Tx,
  benutzerId: string,
  adresse: string,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const rows = await tx.all(
    build
      .selectFrom('leseraum_einladung')
      .where('leseraum_einladung.mandant_id', '=', tx.scope.mandantId)
      .select('erstellt')
      .where('benutzer_id', '=', benutzerId)
      .where('adresse', '=', adresse)
      .where('erstellt', '>', since)
      .orderBy('erstellt'),
  )
  return rows.map((row) => row.erstellt)
}

const ofPeople = (column: 'benutzer1_id' | 'benutzer2_id') => `
  select ${column} as person, id, leseraum_id, zeitraum, status, benutzer1_id from leseraum_buchung
  where mandant_id = $1 and ${column} = any($2::uuid[]) and tag between $3 and $4
    and grundriss_id = any($6::uuid[]) and (status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt') or warteplatz_id is not null and gehalten_bis > $5)`

const OF_PEOPLE = `${ofPeople('benutzer1_id')} union all ${ofPeople('benutzer2_id')}`

/** What people have booked, have agreed to or are offered on these plans and days (inclusive), by person. */
export async function readOwnOf(
  tx: Tx,
  people: readonly string[],
  plans: readonly string[],
  [von, bis]: readonly [von: Temporal.PlainDate, bis: Temporal.PlainDate],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, readonly HoldRow[]>> {
  type Row = HoldRow & { readonly person: string }
  const rows = await tx.all(ready<Row>(OF_PEOPLE, tx.scope.mandantId, people, von, bis, now, plans))
  return Map.groupBy(rows, (row) => row.person)
}
