import type { oeffnungszeitSchema } from '@platzwart/contract/leseraum'
import { issue } from '@platzwart/domain/issue'
import { hoursIssues, savedUnterbrechungen } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockTimes } from '../grundriss/lockPlan.ts'
import { minuteSpans } from '../grundriss/showUnterbrechungen.ts'
import { replaceTimes } from './replaceTimes.ts'

export type Week = z.output<typeof oeffnungszeitSchema>[]

function weekIssues(week: Week) {
  const seen = new Set<number>()
  return week.flatMap((zeit, i) => {
    const twice = seen.has(zeit.wochentag)
    seen.add(zeit.wochentag)
    return [
      ...(twice
        ? [issue('oeffnungszeit.doppelt', { wochentag: zeit.wochentag }, { field: `${i}.wochentag` })]
        : []),
      ...hoursIssues(zeit).map((one) => ({ ...one, field: `${i}.${one.field}` })),
    ]
  })
}

/** Why opening times of a week cannot be saved; null when they can. */
export function refuseWeek(week: Week) {
  const issues = weekIssues(week)
  return issues.length > 0 ? refuse({ status: 422, code: 'anfrage.ungueltig', issues }) : null
}

/** As it is saved: who does not know of breaks leaves those that stand there. */
export function withKeptBreaks(week: Week, before: Week): Week {
  const known = new Map(before.map((one) => [one.wochentag, one]))
  return week.map((one) => ({
    ...one,
    unterbrechungen: savedUnterbrechungen(one, known.get(one.wochentag)),
  }))
}

/** Replaces a plan's weekly opening hours as a set (K1): what is not given is closed. */
export async function replaceOeffnungszeiten(call: Call, grundrissId: string, _: number, asked: Week) {
  const { tx } = call
  const before = await lockTimes(call, grundrissId)
  if ('refusal' in before) return before
  const refused = refuseWeek(asked)
  if (refused) return refused
  const week = withKeptBreaks(asked, before.woche)
  await tx.run(
    build
      .deleteFrom('oeffnungszeit')
      .where('oeffnungszeit.mandant_id', '=', tx.scope.mandantId)
      .where('grundriss_id', '=', grundrissId),
  )
  if (week.length > 0) {
    const mandant_id = tx.scope.mandantId
    await tx.run(
      build.insertInto('oeffnungszeit').values(
        week.map(({ unterbrechungen = [], ...zeit }) => ({
          mandant_id,
          id: uuidv7(),
          grundriss_id: grundrissId,
          unterbrechungen: minuteSpans(unterbrechungen),
          ...zeit,
        })),
      ),
    )
  }
  return replaceTimes(call, grundrissId, {
    aktion: 'replaceOeffnungszeiten',
    vorher: before.woche,
    nachher: week,
  })
}
