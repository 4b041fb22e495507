import type { auslastungQuerySchema, auslastungSchema } from '@platzwart/contract/leseraum/auslastung'
import { type Auslastung, type HourShare, type SeatShare, sumOf } from '@platzwart/domain/leseraum/auslastung'
import { FEWEST, isFew, type Least } from '@platzwart/domain/leseraum/auswertung/few'
import type { z } from 'zod'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { checkTage, periodBefore } from './checkTage.ts'
import { loadAuslastung, type PlanAuslastung } from './loadAuslastung.ts'

export type AuslastungQuery = z.output<typeof auslastungQuerySchema>
export type Body = z.output<typeof auslastungSchema>

const told = ({ belegt, offen, buchungen }: SeatShare, wenige: boolean) =>
  wenige ? { belegt: 0, offen, buchungen: 0, wenige } : { belegt, offen, buchungen, wenige }

/** Too few to be told are zero bookings as well: that a seat was hardly used is all that is said. */
const guarded = (part: SeatShare, least: Least) => told(part, isFew(part, least))

/** A plan, or all of them: whoever it was is not to be seen in them, unless the house has agreed that of few people nothing is told. */
const guardedWhole = (part: SeatShare, least: Least) => told(part, least !== null && isFew(part, least))

/** The plan as a whole, with how many people it had: more than any seat of it. */
const wholeOf = ({ plaetze, people }: Auslastung): SeatShare => ({ ...sumOf(plaetze), people })

function zonesOf({ plan, jetzt }: PlanAuslastung, least: Least) {
  const seats = plan.leseraeume.map((raum, i) => ({ raum, part: jetzt.plaetze[i] }))
  const used = seats.flatMap(({ raum, part }) => (raum.aktiv && part ? [{ zone: raum.zone, part }] : []))
  return [...Map.groupBy(used, ({ zone }) => zone)].map(([zone, list]) => ({
    grundriss: plan.bezeichnung,
    zone,
    plaetze: list.length,
    ...guarded(sumOf(list.map(({ part }) => part)), least),
  }))
}

function seatsOf({ plan, jetzt }: PlanAuslastung, least: Least) {
  return plan.leseraeume.flatMap((raum, i) => {
    const part = jetzt.plaetze[i]
    if (!raum.aktiv || !part) return []
    const { id, bezeichnung, zone } = raum
    return [{ leseraumId: id as string, bezeichnung, zone, ...guarded(part, least) }]
  })
}

function gridOf(all: readonly PlanAuslastung[], least: Least) {
  const [first] = all
  return (first?.jetzt.raster ?? []).map((_, i) => {
    const { belegt, offen, people } = all.reduce(
      (sum: HourShare, { jetzt: { raster } }) => ({
        belegt: sum.belegt + (raster[i]?.belegt ?? 0),
        offen: sum.offen + (raster[i]?.offen ?? 0),
        people: Math.max(sum.people, raster[i]?.people ?? 0),
      }),
      { belegt: 0, offen: 0, people: 0 },
    )
    const wenige = least !== null && people < least
    return { belegt: wenige ? 0 : belegt, offen, wenige }
  })
}

/**
 * How much of what could be had was booked (R1): in a period and in the one of the same length before, by weekday and hour, plan and zone, and of one
 * plan by seat. Seats as they are today: how many there were before is not known.
 */
export async function readAuslastung(call: Call, query: AuslastungQuery) {
  const days = checkTage(call, query)
  if (isRefusal(days)) return days
  const { von, bis, tage } = days
  const all = await loadAuslastung(call, {
    von,
    tage,
    grundrissId: query.grundrissId,
    bereich: query.bereich,
  })
  if (query.grundrissId !== undefined && all.length === 0)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const least = hidesNames(call) ? call.konfiguration.mandant.mindestgruppe : null
  const [jetzt, davor] = [all.map((one) => wholeOf(one.jetzt)), all.map((one) => wholeOf(one.davor))]
  const body: Body = {
    ...{ von: von.toString(), bis: bis.toString() },
    davor: periodBefore(von, tage),
    gesamt: guardedWhole(sumOf(jetzt), least),
    gesamtDavor: guardedWhole(sumOf(davor), least),
    raster: gridOf(all, least),
    grundrisse: all.map(({ plan, ...one }) => ({
      ...{ grundrissId: plan.id, grundriss: plan.bezeichnung, standort: plan.standort },
      plaetze: plan.leseraeume.filter(({ aktiv }) => aktiv).length,
      ...guardedWhole(wholeOf(one.jetzt), least),
      davor: guardedWhole(wholeOf(one.davor), least),
    })),
    zonen: all.flatMap((one) => zonesOf(one, least)),
    plaetze: query.grundrissId === undefined ? [] : all.flatMap((one) => seatsOf(one, least)),
    ...{ wenigerAls: FEWEST, leuteMindestens: least },
  }
  return { status: 200, body } as const
}
