import { besideOf } from '@platzwart/domain/team/beside'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { grundrissOptions, planTagOptions } from '../../leseraum/api/plan.ts'
import { useRegelnQuery } from '../../leseraum/model/bereich/useRegelnQuery.ts'
import { firstStart, searchOf } from '../../leseraum/model/choice.ts'
import { minuteAt } from '../../leseraum/model/planDay.ts'
import { situationsOf } from '../../leseraum/model/situations.ts'
import type { Termin } from './week.ts'

/** The maximum of desks shown. */
const MOST = 5

/** The free desks nearest to a colleague, for the rest of their booking; undefined while loading. */
export function useBeside({ grundrissId, leseraumId, tag, ...termin }: Termin) {
  const zone = useZone()
  const jetzt = useMinute()
  const { einstellungen } = useRegelnQuery()
  const plan = useQuery(grundrissOptions(grundrissId))
  const day = useQuery(planTagOptions(grundrissId, tag))
  const failed = [plan, day].find((one) => one.isError && one.data === undefined)
  if (!plan.data || !day.data || !einstellungen) return { failed, found: undefined }
  const minute = (instant: string) => minuteAt(day.data, Temporal.Instant.from(instant))
  const step = einstellungen['leseraum.zeitschritt'].value
  const start = firstStart(day.data, minuteAt(day.data, jetzt), step, zone)
  const period = { von: Math.max(minute(termin.von), start), bis: minute(termin.bis) }
  const { leseraeume } = plan.data
  const { bySeat } = situationsOf(leseraeume, day.data, period, null)
  const isFree = (id: string) => period.von < period.bis && bySeat.get(id)?.situation.state === 'frei'
  const some = leseraeume.filter(({ id, art }) => id === leseraumId || (art === 'platz' && isFree(id)))
  const search = {
    grundriss: grundrissId,
    tag,
    ...(period.von < period.bis ? searchOf(day.data, period, zone) : {}),
  }
  return { failed, found: { seats: besideOf(some, leseraumId, MOST), search } }
}
