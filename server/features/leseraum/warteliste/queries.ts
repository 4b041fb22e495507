import { USE_DAYS } from '@platzwart/domain/warteliste/line'
import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import type { InferResult } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { HoldRow } from '../queries.ts'

const selectPlatz = (mandantId: string) =>
  build
    .selectFrom('warteplatz as w')
    .where('w.mandant_id', '=', mandantId)
    .select(['w.id', 'w.benutzer_id', 'w.grundriss_id', 'w.leseraum_id', 'w.ausstattung_id', 'w.zone'])
    .select(['w.tag', 'w.zeitraum', 'w.mindestens', 'w.gruppengroesse', 'w.status'])
    .select(['w.angebot_leseraum_id', 'w.angebot_zeitraum', 'w.angebot_bis'])
    .select(['w.version', 'w.erstellt', 'w.beendet'])

export type PlatzRow = InferResult<ReturnType<typeof selectPlatz>>[number]

/** Of a plan's day, or of a person. */
const OPEN = ['wartet', 'angeboten'] as const satisfies readonly WarteStatus[]

/** With the names of the equipment: all else has its name in the plan. */
export const selectPlatzWithNames = (mandantId: string) =>
  selectPlatz(mandantId)
    .leftJoin('ausstattung as a', (on) =>
      on.onRef('a.mandant_id', '=', 'w.mandant_id').onRef('a.id', '=', 'w.ausstattung_id'),
    )
    .select('a.name as ausstattung')

export type NamedPlatzRow = InferResult<ReturnType<typeof selectPlatzWithNames>>[number]

/** All whose waiting for something goes on, whoever they are, locked in one order. */
export function lockOpen(
  tx: Tx,
  what: { readonly grundriss_id: string; readonly zone: string } | { readonly ausstattung_id: string },
): Promise<PlatzRow[]> {
  const open = selectPlatz(tx.scope.mandantId)
    .where('w.status', 'in', OPEN)
    .orderBy('w.id')
    .forNoKeyUpdate('w')
  return tx.all(
    'zone' in what
      ? open.where('w.grundriss_id', '=', what.grundriss_id).where('w.zone', '=', what.zone)
      : open.where('w.ausstattung_id', '=', what.ausstattung_id),
  )
}

/** Who waits on a plan's day for whatever. */
export function readWaiting(tx: Tx, grundrissId: string, tag: Temporal.PlainDate): Promise<PlatzRow[]> {
  return tx.all(
    selectPlatz(tx.scope.mandantId)
      .where('w.grundriss_id', '=', grundrissId)
      .where('w.tag', '=', tag)
      .where('w.status', '=', 'wartet'),
  )
}

/** Whatever keeps others from a seat that day, as the exclusion constraint sees it. */
const TAKEN = `select id, leseraum_id, zeitraum, status, benutzer1_id from leseraum_buchung
  where mandant_id = $1 and grundriss_id = $2 and tag = $3 and (status <> 'storniert' or gehalten_bis is not null)`

export function readTaken(tx: Tx, grundrissId: string, tag: Temporal.PlainDate): Promise<HoldRow[]> {
  return tx.all(ready<HoldRow>(TAKEN, tx.scope.mandantId, grundrissId, tag))
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
