import type { SerieQuery } from '@platzwart/contract/leseraum/serie'
import { onDay, serieDates } from '@platzwart/domain/serie/dates'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Wochentag } from '@platzwart/domain/time/wochentag'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { findInstead } from './findInstead.ts'
import { type Asked, judgeTermine } from './judgeTermine.ts'
import { presentTermin } from './present.ts'

/** @throws never: the contract lets only times of day pass */
export function timeOf(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  return parsed.ok ? parsed.value : { stunden: 0, minuten: 0 }
}

/** Of each of them whether it can be booked, as one booking after the other would be; of what cannot why, and what instead. */
export async function presentJudged(call: Call, asked: readonly Asked[]) {
  const judged = await judgeTermine(call, asked, false)
  if ('refusal' in judged) return judged
  const { termine } = judged
  const instead = await findInstead(
    call,
    termine.filter(({ decision }) => !decision.ok),
  )
  return termine.map((termin) => {
    const { decision } = termin
    return presentTermin(call, termin, decision.ok ? [] : decision.issues, instead.get(termin))
  })
}

/** The dates of a series as they could be booked now. Nothing is booked. */
export async function proposeSerie(call: Call, query: SerieQuery) {
  const { leseraumId, gruppengroesse, bisTag, anzahl } = query
  const plan = await planOfSeat(call, leseraumId)
  if (!plan?.aktiv) return refuse({ status: 404, code: 'nichtGefunden' })
  const dates = serieDates({
    ab: Temporal.PlainDate.from(query.ab),
    wochentage: query.wochentage.split(',').map((day) => Number(day) as Wochentag),
    alleWochen: query.alleWochen,
    bisTag: bisTag === undefined ? null : Temporal.PlainDate.from(bisTag),
    anzahl: anzahl ?? null,
  })
  if (!dates.ok) return refuseIssues(dates.issues)
  const hours = { von: timeOf(query.von), bis: timeOf(query.bis) }
  const asked: Asked[] = []
  for (const tag of dates.value) {
    const { von, bis, fehlt } = onDay(tag, hours, plan.kalender.zone)
    const zeitraum = period(von, bis)
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    asked.push({ leseraumId, zeitraum: zeitraum.value, gruppengroesse, fehlt })
  }
  const body = await presentJudged(call, asked)
  return 'refusal' in body ? body : ({ status: 200, body } as const)
}
