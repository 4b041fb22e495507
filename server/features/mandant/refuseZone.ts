import { ready, type Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'

/** Its first and its last moment, in a zone. A lock ends at midnight, which is of the day before. */
const OTHER_DAY = `((lower(zeitraum) at time zone $3::text)::date <> tag or ((upper(zeitraum) - interval '1 second') at time zone $3::text)::date <> tag)`

/** What is kept by the day on which it is in the house's zone, and not over yet. */
const MISPLACED = `
  select (
    select count(*) from leseraum_buchung
    where mandant_id = $1 and tag >= $4 and upper(zeitraum) > $2 and (status <> 'storniert' or gehalten_bis > $2) and ${OTHER_DAY}
  )::int + (
    select count(*) from warteplatz
    where mandant_id = $1 and tag >= $4 and status in ('wartet', 'angeboten') and ${OTHER_DAY}
  )::int as anzahl`

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
  const heute = now.toZonedDateTimeISO(before).toPlainDate()
  const found = await tx.first(
    ready<{ anzahl: number }>(MISPLACED, tx.scope.mandantId, now, zone, heute.subtract({ days: 1 })),
  )
  const anzahl = found?.anzahl ?? 0
  if (anzahl === 0) return null
  const issue = { code: 'mandant.zoneBelegt', field: 'zone', data: { anzahl } } as const
  return refuse({ status: 409, code: 'mandant.zoneBelegt', issues: [issue] })
}
