import type { wiederholungQuerySchema } from '@platzwart/contract/leseraum/serie'
import { weekStart } from '@platzwart/domain/leseraum/limits'
import { isUsable, MOST_DATES, weeksLater } from '@platzwart/domain/serie/dates'
import type { z } from 'zod'
import type { Call } from '../../../platform/http/endpoint.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { planIds } from '../../grundriss/plan.ts'
import { presentJudged } from './proposeSerie.ts'
import { readRepeatable } from './queries.ts'

/** What one booked in a week, a week later: the same seats at the same hours of the wall, as they could be booked now. */
export async function proposeWiederholung(call: Call, { woche }: z.output<typeof wiederholungQuerySchema>) {
  const { tx, person, konfiguration } = call
  const tag = Temporal.PlainDate.from(woche)
  const plans = (await Promise.all(bereicheOf(call).map((bereich) => planIds(call, bereich)))).flat()
  const rows = isUsable(tag) ? await readRepeatable(tx, person.id, plans, weekStart(tag)) : []
  const asked = rows.slice(0, MOST_DATES).map(({ leseraum_id, zeitraum, gruppengroesse }) => {
    const { von, bis, fehlt } = weeksLater(zeitraum, 1, konfiguration.mandant.zone)
    return { leseraumId: leseraum_id, zeitraum: { von, bis }, gruppengroesse, fehlt }
  })
  const body = await presentJudged(call, asked)
  return 'refusal' in body ? body : ({ status: 200, body } as const)
}
