import type { auslastungQuerySchema, auslastungSchema } from '@platzwart/contract/leseraum/auslastung'
import { type SeatShare, sumOf } from '@platzwart/domain/leseraum/auslastung'
import type { z } from 'zod'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { checkTage, periodBefore } from './checkTage.ts'
import { loadAuslastung, type PlanAuslastung } from './loadAuslastung.ts'

export type AuslastungQuery = z.output<typeof auslastungQuerySchema>
export type Body = z.output<typeof auslastungSchema>

/** Bookings of a seat or a zone, below which its figure is not told: of few of them somebody could say whose they were. */
export const FEWEST = 5

const told = ({ belegt, offen, buchungen }: SeatShare) => ({ belegt, offen, buchungen })

/** Too few to be told are zero bookings as well: that a seat was hardly used is all that is said. */
function guarded(part: SeatShare) {
  const few = part.buchungen < FEWEST
  return { ...(few ? { belegt: 0, offen: part.offen, buchungen: 0 } : told(part)), wenige: few }
}

function zonesOf({ plan, jetzt }: PlanAuslastung) {
  const seats = plan.leseraeume.map((raum, i) => ({ raum, part: jetzt.plaetze[i] }))
  const used = seats.flatMap(({ raum, part }) => (raum.aktiv && part ? [{ zone: raum.zone, part }] : []))
  return [...Map.groupBy(used, ({ zone }) => zone)].map(([zone, list]) => ({
    grundriss: plan.bezeichnung,
    zone,
    plaetze: list.length,
    ...guarded(sumOf(list.map(({ part }) => part))),
  }))
}

function seatsOf({ plan, jetzt }: PlanAuslastung) {
  return plan.leseraeume.flatMap((raum, i) => {
    const part = jetzt.plaetze[i]
    if (!raum.aktiv || !part) return []
    return [
      { leseraumId: raum.id as string, bezeichnung: raum.bezeichnung, zone: raum.zone, ...guarded(part) },
    ]
  })
}

function gridOf(all: readonly PlanAuslastung[]) {
  const [first] = all
  return (first?.jetzt.raster ?? []).map((_, i) =>
    all.reduce(
      (sum, { jetzt }) => ({
        belegt: sum.belegt + (jetzt.raster[i]?.belegt ?? 0),
        offen: sum.offen + (jetzt.raster[i]?.offen ?? 0),
      }),
      { belegt: 0, offen: 0 },
    ),
  )
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
  const body: Body = {
    ...{ von: von.toString(), bis: bis.toString() },
    davor: periodBefore(von, tage),
    gesamt: told(sumOf(all.flatMap(({ jetzt }) => jetzt.plaetze))),
    gesamtDavor: told(sumOf(all.flatMap(({ davor: before }) => before.plaetze))),
    raster: gridOf(all),
    grundrisse: all.map(({ plan, jetzt, davor: before }) => ({
      ...{ grundrissId: plan.id, grundriss: plan.bezeichnung, standort: plan.standort },
      plaetze: plan.leseraeume.filter(({ aktiv }) => aktiv).length,
      ...told(sumOf(jetzt.plaetze)),
      davor: told(sumOf(before.plaetze)),
    })),
    zonen: all.flatMap(zonesOf),
    plaetze: query.grundrissId === undefined ? [] : all.flatMap(seatsOf),
    wenigerAls: FEWEST,
  }
  return { status: 200, body } as const
}
