import { USE_DAYS } from '@platzwart/domain/warteliste/line'
import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import { type InferResult, sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { HoldRow } from '../leseraum/queries.ts'

const selectPlatz = ({ scope }: Tx) =>
  build
    .selectFrom('warteplatz as w')
    .where('w.mandant_id', '=', scope.mandantId)
    .select(['w.id', 'w.benutzer_id', 'w.grundriss_id', 'w.leseraum_id', 'w.ausstattung_id', 'w.zone'])
    .select(['w.tag', 'w.zeitraum', 'w.mindestens', 'w.gruppengroesse', 'w.status'])
    .select(['w.angebot_leseraum_id', 'w.angebot_zeitraum', 'w.angebot_bis'])
    .select(['w.version', 'w.erstellt', 'w.beendet'])

export type PlatzRow = InferResult<ReturnType<typeof selectPlatz>>[number]

/** Of a plan's day, or of a person. */
const OPEN = ['wartet', 'angeboten'] as const satisfies readonly WarteStatus[]

/** With the names of the equipment: all else has its name in the plan. */
const selectNamed = (tx: Tx) =>
  selectPlatz(tx)
    .leftJoin('ausstattung as a', (on) =>
      on.onRef('a.mandant_id', '=', 'w.mandant_id').onRef('a.id', '=', 'w.ausstattung_id'),
    )
    .select('a.name as ausstattung')

export type NamedPlatzRow = InferResult<ReturnType<typeof selectNamed>>[number]

/** Places of one person that are shown at most. */
const SHOWN = 100

/** One's own: what is offered, what one waits for, by start; then what ended since, the latest first. */
export function readOwnPlaetze(
  tx: Tx,
  benutzerId: string,
  since: Temporal.Instant,
): Promise<NamedPlatzRow[]> {
  return tx.all(
    selectNamed(tx)
      .where('w.benutzer_id', '=', benutzerId)
      .where((where) => where.or([where('w.beendet', 'is', null), where('w.beendet', '>', since)]))
      .orderBy(sql`case when w.status = 'angeboten' then 0 when w.status = 'wartet' then 1 else 2 end`)
      .orderBy('w.beendet', 'desc')
      .orderBy(sql`lower(w.zeitraum)`)
      .orderBy('w.id')
      .limit(SHOWN),
  )
}

/** One of somebody's own, as it is. */
export function readPlatz(tx: Tx, benutzerId: string, id: string): Promise<NamedPlatzRow | undefined> {
  return tx.first(selectNamed(tx).where('w.benutzer_id', '=', benutzerId).where('w.id', '=', id))
}

/** The same, locked until the transaction ends. */
export function lockPlatz(tx: Tx, benutzerId: string, id: string): Promise<PlatzRow | undefined> {
  return tx.first(
    selectPlatz(tx).where('w.benutzer_id', '=', benutzerId).where('w.id', '=', id).forNoKeyUpdate('w'),
  )
}

/** What somebody has not left, lost or had yet, anywhere in the house. */
export function readOpenPlaetze(tx: Tx, benutzerId: string): Promise<PlatzRow[]> {
  return tx.all(selectPlatz(tx).where('w.benutzer_id', '=', benutzerId).where('w.status', 'in', OPEN))
}

/** All whose waiting for something goes on, whoever they are, locked in one order. */
export function lockOpen(
  tx: Tx,
  what: { readonly grundriss_id: string; readonly zone: string } | { readonly ausstattung_id: string },
): Promise<PlatzRow[]> {
  const open = selectPlatz(tx).where('w.status', 'in', OPEN).orderBy('w.id').forNoKeyUpdate('w')
  return tx.all(
    'zone' in what
      ? open.where('w.grundriss_id', '=', what.grundriss_id).where('w.zone', '=', what.zone)
      : open.where('w.ausstattung_id', '=', what.ausstattung_id),
  )
}

/** Who waits on a plan's day for whatever. */
export function readWaiting(tx: Tx, grundrissId: string, tag: Temporal.PlainDate): Promise<PlatzRow[]> {
  return tx.all(
    selectPlatz(tx)
      .where('w.grundriss_id', '=', grundrissId)
      .where('w.tag', '=', tag)
      .where('w.status', '=', 'wartet'),
  )
}

/**
 * Everybody on a plan's day whose waiting goes on, locked in one order; with whether they are still of the house, and until when what they are
 * offered is held (null: it is not).
 */
export function lockLine(tx: Tx, grundrissId: string, tag: Temporal.PlainDate) {
  return tx.all(
    selectPlatz(tx)
      .innerJoin('benutzer as u', (on) =>
        on.onRef('u.mandant_id', '=', 'w.mandant_id').onRef('u.id', '=', 'w.benutzer_id'),
      )
      .leftJoin('leseraum_buchung as h', (on) =>
        on.onRef('h.mandant_id', '=', 'w.mandant_id').onRef('h.warteplatz_id', '=', 'w.id'),
      )
      .select(['u.status as person', 'h.gehalten_bis as gehalten'])
      .where('w.grundriss_id', '=', grundrissId)
      .where('w.tag', '=', tag)
      .where('w.status', 'in', OPEN)
      .orderBy('w.id')
      .forNoKeyUpdate('w'),
  )
}

export type LineRow = Awaited<ReturnType<typeof lockLine>>[number]

const DAYS = `select distinct grundriss_id, tag from warteplatz
  where mandant_id = $1 and status in ('wartet', 'angeboten') order by tag, grundriss_id`

export interface DayRow {
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
}

/** The days of plans on which somebody waits, or is offered something. */
export function readDays(tx: Tx): Promise<DayRow[]> {
  return tx.all(ready<DayRow>(DAYS, tx.scope.mandantId))
}

/** Whatever keeps others from a seat that day, as the exclusion constraint sees it. */
const TAKEN = `select id, leseraum_id, zeitraum, status, benutzer1_id from leseraum_buchung
  where mandant_id = $1 and grundriss_id = $2 and tag = $3 and (status <> 'storniert' or gehalten_bis is not null)`

export function readTaken(tx: Tx, grundrissId: string, tag: Temporal.PlainDate): Promise<HoldRow[]> {
  return tx.all(ready<HoldRow>(TAKEN, tx.scope.mandantId, grundrissId, tag))
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

const USED = `
  select benutzer1_id as person, (sum(extract(epoch from upper(zeitraum) - lower(zeitraum))) / 60)::int as minuten
  from leseraum_buchung
  where mandant_id = $1 and benutzer1_id = any($2::uuid[]) and tag >= $3 and lower(zeitraum) <= $4 and grundriss_id = any($5::uuid[])
    and status in ('reserviert', 'aktiv', 'durchgeführt')
  group by benutzer1_id`

/** Minutes that people have booked seats of these plans for within the last weeks, up to now; by person, without those who had none. */
export async function readUsed(
  tx: Tx,
  people: readonly string[],
  plans: readonly string[],
  heute: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, number>> {
  const since = heute.subtract({ days: USE_DAYS })
  type Row = { readonly person: string; readonly minuten: number }
  const rows = await tx.all(ready<Row>(USED, tx.scope.mandantId, people, since, now, plans))
  return new Map(rows.map(({ person, minuten }) => [person, minuten]))
}
