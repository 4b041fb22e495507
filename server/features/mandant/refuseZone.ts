import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'

/** What is kept by the day on which it is in the house's zone, and not over yet; alike ones together. */
const TO_COME = `
  select zeitraum, tag, count(*)::int as anzahl from (
    select zeitraum, tag from leseraum_buchung
    where mandant_id = $1 and tag >= $3 and upper(zeitraum) > $2 and (status <> 'storniert' or gehalten_bis > $2)
    union all
    select zeitraum, tag from warteplatz where mandant_id = $1 and tag >= $3 and status in ('wartet', 'angeboten')) s
  group by zeitraum, tag`

interface Row {
  readonly zeitraum: Zeitraum
  readonly tag: Temporal.PlainDate
  readonly anzahl: number
}

/** Its last moment counts, not its end: a lock ends at midnight, which is of the next day. */
const isMisplaced = ({ zeitraum: { von, bis }, tag }: Row, zone: string) =>
  [von, bis.subtract({ seconds: 1 })].some((moment) => !tagOf(moment, zone).equals(tag))

/**
 * Seats are booked on a day of the house's wall: days of plans, limits and locks go by it. In another zone what was booked would lie on a day on which
 * nobody looks for it, so the zone stays while there is such a thing to come; of one that moves within its day nothing is in the way.
 */
export async function refuseZone(
  tx: Tx,
  before: string,
  zone: string | undefined,
  now: Temporal.Instant,
): Promise<{ readonly refusal: Refusal } | null> {
  if (zone === undefined || zone === before) return null
  const heute = tagOf(now, before)
  const rows = await tx.all(
    ready<Row>(TO_COME, tx.scope.mandantId, now, heute.subtract({ days: 1 }).toString()),
  )
  const misplaced = rows.filter((row) => isMisplaced(row, zone))
  const anzahl = misplaced.reduce((sum, row) => sum + row.anzahl, 0)
  if (anzahl === 0) return null
  const issue = { code: 'mandant.zoneBelegt', field: 'zone', data: { anzahl } } as const
  return refuse({ status: 409, code: 'mandant.zoneBelegt', issues: [issue] })
}
