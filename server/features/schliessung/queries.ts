import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { InferResult } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { KEPT_SECONDS } from '../buchung/kalender.ts'

const selectSchliessung = ({ scope }: Tx) =>
  build
    .selectFrom('schliessung as s')
    .innerJoin('grundriss as g', (on) =>
      on.onRef('g.mandant_id', '=', 's.mandant_id').onRef('g.id', '=', 's.grundriss_id'),
    )
    .where('s.mandant_id', '=', scope.mandantId)
    .select(['s.id', 's.anlass', 's.grundriss_id', 'g.bezeichnung as grundriss', 'g.bereich'])
    .select(['s.verschoben', 's.storniert', 's.belassen', 's.status', 's.erstellt', 's.bis'])

export type SchliessungRow = InferResult<ReturnType<typeof selectSchliessung>>[number]

/** What can be taken back yet, the latest first. */
export function readSchliessungen(tx: Tx, now: Temporal.Instant): Promise<SchliessungRow[]> {
  return tx.all(
    selectSchliessung(tx)
      .where('s.status', '=', 'gilt')
      .where('s.bis', '>', now)
      .orderBy('s.erstellt', 'desc')
      .orderBy('s.id'),
  )
}

/** A booking as it stood before, and its version since: JSON of the row. */
export interface KeptBuchung {
  readonly id: string
  /** After the closure. */
  readonly version: number
  readonly leseraumId: string
  readonly grundrissId: string
  readonly tag: string
  readonly von: string
  readonly bis: string
  readonly status: string
  readonly informationstext: string
  readonly zugesagt: string | null
}

/** One of them with all that is kept, locked until the transaction ends. */
export async function lockSchliessung(tx: Tx, id: string) {
  await tx.run(
    build
      .selectFrom('schliessung')
      .where('schliessung.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', '=', id)
      .forUpdate(),
  )
  return tx.first(
    selectSchliessung(tx).select(['s.vorher', 's.nachher', 's.buchungen']).where('s.id', '=', id),
  )
}

/** Where a booking is to be. */
export interface Slot {
  readonly leseraum_id: string
  readonly zeitraum: Zeitraum
}

const slotsOf = (slots: readonly (Slot & { readonly id?: string })[]) =>
  JSON.stringify(
    slots.map(({ id, leseraum_id, zeitraum: { von, bis } }) => ({
      id,
      leseraum_id,
      von: von.toString(),
      bis: bis.toString(),
    })),
  )

/** What was cancelled keeps its slot until it lapsed, and then for a while for those who wait for it: before this moment it is nobody's. */
export const lapsedUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ seconds: KEPT_SECONDS })

const RELEASE = `
  update leseraum_buchung b set gehalten_bis = null, gehalten_status = null
  from json_to_recordset($2::json) as r(leseraum_id uuid, von timestamptz, bis timestamptz)
  where b.mandant_id = $1 and b.leseraum_id = r.leseraum_id and b.zeitraum && tstzrange(r.von, r.bis) and b.gehalten_bis <= $3`

/** What lapsed there gives up its slot. The caller has the calendars. */
export function releaseSlots(slots: readonly Slot[], until: Temporal.Instant, mandantId: string) {
  return ready<never>(RELEASE, mandantId, slotsOf(slots), until)
}

const OPEN = `select id from leseraum where mandant_id = $1 and id = any($2::uuid[]) and aktiv order by id for key share`

/** Those of the seats that can be booked, and can until the transaction ends. */
export async function holdOpen(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.run(ready(OPEN, tx.scope.mandantId, ids))
}

const TAKEN = `
  select distinct r.id from json_to_recordset($2::json) as r(id uuid, leseraum_id uuid, von timestamptz, bis timestamptz)
    join leseraum_buchung b on b.mandant_id = $1 and b.leseraum_id = r.leseraum_id and b.zeitraum && tstzrange(r.von, r.bis) and b.id <> r.id
  where b.status <> 'storniert' or b.gehalten_bis > $3`

/** Those of the bookings whose slot somebody else has. */
export async function readTakenSlots(
  tx: Tx,
  slots: readonly (Slot & { readonly id: string })[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const asked = ready<{ id: string }>(TAKEN, tx.scope.mandantId, slotsOf(slots), lapsedUntil(now))
  const taken = await tx.all(asked)
  return new Set(taken.map(({ id }) => id))
}

const LAPSED = `
  select grundriss_id, leseraum_id, tag, zeitraum from leseraum_buchung
  where mandant_id = $1 and grundriss_id = any($2::uuid[]) and tag = any($3::date[]) and status = 'storniert' and gehalten_bis > $4`

export interface LapsedRow {
  readonly grundriss_id: string
  readonly leseraum_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
}

/** Slots of what was cancelled a moment ago, on these days of these plans: they may be kept for those who wait for them. */
export function readLapsed(
  tx: Tx,
  { plans, tage }: { readonly plans: readonly string[]; readonly tage: readonly Temporal.PlainDate[] },
  now: Temporal.Instant,
): Promise<LapsedRow[]> {
  const days = tage.map((tag) => tag.toString())
  return tx.all(ready<LapsedRow>(LAPSED, tx.scope.mandantId, plans, days, lapsedUntil(now)))
}

const GONE = `select id from benutzer where mandant_id = $1 and id = any($2::uuid[]) and status <> 'aktiv'`

/** Who of them is not in the house any more. */
export async function readGone(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.all(ready<{ id: string }>(GONE, tx.scope.mandantId, ids))
  return new Set(rows.map(({ id }) => id))
}
