import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { HoldRow } from '../queries.ts'

const HOLDS = `
  select b.id, b.leseraum_id, b.zeitraum, b.status, b.benutzer1_id
  from leseraum_buchung b join unnest($2::uuid[], $3::date[]) as o(grundriss_id, tag)
    on b.grundriss_id = o.grundriss_id and b.tag = o.tag
  where b.mandant_id = $1 and b.leseraum_id = any($4::uuid[]) and (b.status <> 'storniert' or b.gehalten_bis > $5)`

/** A day of a plan. */
interface PlanDay {
  readonly grundrissId: string
  readonly tag: Temporal.PlainDate
}

/** What holds some seats on some days of their plans. */
export async function readSeatDays(
  tx: Tx,
  days: readonly PlanDay[],
  seats: readonly string[],
  now: Temporal.Instant,
): Promise<HoldRow[]> {
  const byKey = new Map(days.map((day) => [`${day.grundrissId} ${day.tag.toString()}`, day]))
  const some = [...byKey.values()]
  return tx.all(
    ready<HoldRow>(
      HOLDS,
      tx.scope.mandantId,
      some.map(({ grundrissId }) => grundrissId),
      some.map(({ tag }) => tag.toString()),
      [...new Set(seats)],
      now,
    ),
  )
}

interface RepeatableRow {
  readonly leseraum_id: string
  readonly zeitraum: Zeitraum
  readonly gruppengroesse: number
}

const REPEATABLE = `
  select leseraum_id, tstzrange(lower(zeitraum), coalesce(gebucht_bis, upper(zeitraum))) as zeitraum, gruppengroesse
  from leseraum_buchung
  where mandant_id = $1 and benutzer1_id = $2 and tag between $3 and $4 and grundriss_id = any($5::uuid[])
    and status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')
  order by lower(zeitraum), id`

/** What a person booked on these plans in the week from a Monday on, as long as it was booked and whatever came of it, but for what was cancelled. */
export async function readRepeatable(
  tx: Tx,
  benutzerId: string,
  plans: readonly string[],
  montag: Temporal.PlainDate,
) {
  const sonntag = montag.add({ days: 6 })
  return tx.all(ready<RepeatableRow>(REPEATABLE, tx.scope.mandantId, benutzerId, montag, sonntag, plans))
}
