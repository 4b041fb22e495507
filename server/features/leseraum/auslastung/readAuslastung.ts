import type { auslastungQuerySchema, auslastungSchema } from '@platzwart/contract/leseraum/auslastung'
import { issue } from '@platzwart/domain/issue'
import { type SeatShare, sumOf } from '@platzwart/domain/leseraum/auslastung'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { statementOf } from '../suche/readBelegtage.ts'
import { loadAuslastung, type PlanAuslastung } from './loadAuslastung.ts'

export type AuslastungQuery = z.output<typeof auslastungQuerySchema>
export type Body = z.output<typeof auslastungSchema>

/** A year and a day. */
const MOST_DAYS = 366

/** Bookings of a seat or a zone, below which its figure is not told: of few of them somebody could say whose they were. */
const FEWEST = 5

function refuseBis(code: 'zeitraum.startNichtVorEnde' | 'leseraum.auslastungZuLang') {
  return refuse({ status: 422, code, issues: [issue(code, { tage: MOST_DAYS }, { field: 'bis' })] })
}

/** What is shown when nobody says from when on. */
const SHOWN_DAYS = 28

interface Days {
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
}

/** The days that are asked for, on the clock of the house. */
function daysOf({ konfiguration, now }: Pick<Call, 'konfiguration' | 'now'>, query: AuslastungQuery): Days {
  const yesterday = tagOf(now, konfiguration.mandant.zone).subtract({ days: 1 })
  const bis = query.bis === undefined ? yesterday : Temporal.PlainDate.from(query.bis)
  const von =
    query.von === undefined ? bis.subtract({ days: SHOWN_DAYS - 1 }) : Temporal.PlainDate.from(query.von)
  return { von, bis }
}

/** Both of them are part of it. */
const countOf = ({ von, bis }: Days) => von.until(bis, { largestUnit: 'days' }).days + 1

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
async function read(call: Call, query: AuslastungQuery) {
  const days = daysOf(call, query)
  const tage = countOf(days)
  if (tage < 1) return refuseBis('zeitraum.startNichtVorEnde')
  if (tage > MOST_DAYS) return refuseBis('leseraum.auslastungZuLang')
  const { von, bis } = days
  const all = await loadAuslastung(call, von, tage, query.grundrissId)
  if (query.grundrissId !== undefined && all.length === 0)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const davor = von.subtract({ days: tage })
  const body: Body = {
    ...{ von: von.toString(), bis: bis.toString() },
    davor: { von: davor.toString(), bis: von.subtract({ days: 1 }).toString() },
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

export const readAuslastung = Object.assign(read, {
  /** Which days are kept; of those that nobody has named, none are taken. */
  statement({ von, bis }: AuslastungQuery) {
    if (von === undefined || bis === undefined) return statementOf('2000-01-01', 0)
    const first = Temporal.PlainDate.from(von)
    const tage = Math.min(Math.max(1, countOf({ von: first, bis: Temporal.PlainDate.from(bis) })), MOST_DAYS)
    return statementOf(first.subtract({ days: tage }).toString(), 2 * tage)
  },
})
