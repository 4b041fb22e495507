import type { auslastungQuerySchema, auslastungSchema } from '@platzwart/contract/leseraum/auslastung'
import { type Auslastung, type HourShare, type SeatShare, sumOf } from '@platzwart/domain/leseraum/auslastung'
import { isFew, MIN_BOOKINGS, type SmallestGroup } from '@platzwart/domain/leseraum/auswertung/few'
import { withheldParts } from '@platzwart/domain/leseraum/auswertung/withheldParts'
import type { z } from 'zod'
import { isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { NOTHING, withheldOfHouse } from './checkPlans.ts'
import { checkTage, daysOf } from './checkTage.ts'
import type { Asking } from './keepSums.ts'
import { loadAuslastung, type PlanAuslastung, type Wanted } from './loadAuslastung.ts'

/** Who reads utilisation and evaluation: who looks after the rooms, or what is booked in them. */
export const counts = { who: 'sitzung', anyOf: ['objekt_pflege', 'buchung_pflege'] } as const

export type AuslastungQuery = z.output<typeof auslastungQuerySchema>
export type Body = z.output<typeof auslastungSchema>

const told = ({ belegt, offen, buchungen }: SeatShare, wenige: boolean) =>
  wenige ? { belegt: 0, offen, buchungen: 0, wenige } : { belegt, offen, buchungen, wenige }

/** A plan, or all of them: whoever it was is not to be seen in them, unless the house has agreed that of few people nothing is told. */
const isFewWhole = (part: SeatShare, least: SmallestGroup) => least !== null && isFew(part, least)

/** Parts without bookings say nothing either: that one was hardly used is all that is said. In staff-council mode nor can they be subtracted. */
function withheldOf(parts: readonly SeatShare[], least: SmallestGroup): readonly boolean[] {
  if (least === null) return parts.map((part) => isFew(part, least))
  const withheld = withheldParts(parts, (part) => isFew(part, least))
  return parts.map(({ buchungen }, i) => buchungen === 0 || withheld[i] === true)
}

/** The plan as a whole, with how many people it had: more than any seat of it. */
const wholeOf = ({ plaetze, people }: Auslastung): SeatShare => ({ ...sumOf(plaetze), people })

/** Which plans of a period are withheld. */
const withheldPlans = (plans: readonly SeatShare[], least: SmallestGroup) =>
  least === null ? plans.map(() => false) : withheldOf(plans, least)

/** @param gone the plan is withheld, and so is each of its zones, as each seat of a zone that is: one that is told would say more of it */
function partsOf({ plan, jetzt }: PlanAuslastung, least: SmallestGroup, gone: boolean) {
  const seats = plan.leseraeume.flatMap((raum, i) => {
    const part = jetzt.plaetze[i]
    return raum.aktiv && part ? [{ raum, part, i }] : []
  })
  const zones = [...Map.groupBy(seats, ({ raum }) => raum.zone)].map(([zone, list]) => ({
    zone,
    list,
    sum: sumOf(list.map(({ part }) => part)),
  }))
  const few = withheldOf(
    zones.map(({ sum }) => sum),
    least,
  )
  const untold = zones.map((_, i) => gone || few[i] === true)
  const zonen = zones.map(({ zone, list, sum }, i) => ({
    grundriss: plan.bezeichnung,
    zone,
    plaetze: list.length,
    ...told(sum, untold[i] === true),
  }))
  const plaetze = zones.flatMap(({ list }, z) => {
    const withheld = withheldOf(
      list.map(({ part }) => part),
      least,
    )
    return list.map(({ raum: { id, bezeichnung, zone }, part, i }, n) => ({
      i,
      seat: {
        leseraumId: id as string,
        bezeichnung,
        zone,
        ...told(part, untold[z] === true || withheld[n] === true),
      },
    }))
  })
  return { zonen, plaetze: plaetze.toSorted((a, b) => a.i - b.i).map(({ seat }) => seat) }
}

function gridOf(all: readonly PlanAuslastung[], least: SmallestGroup, gone: boolean) {
  const [first] = all
  const hours = (first?.jetzt.raster ?? []).map((_, i) =>
    all.reduce(
      (sum: HourShare, { jetzt: { raster } }) => ({
        belegt: sum.belegt + (raster[i]?.belegt ?? 0),
        offen: sum.offen + (raster[i]?.offen ?? 0),
        people: Math.max(sum.people, raster[i]?.people ?? 0),
      }),
      { belegt: 0, offen: 0, people: 0 },
    ),
  )
  if (least === null) return hours.map(({ belegt, offen }) => ({ belegt, offen, wenige: false }))
  // Hours have minutes and no bookings.
  const withheld = withheldParts(
    hours.map(({ belegt, people }) => ({ buchungen: belegt, people })),
    ({ people }) => people < least,
  )
  return hours.map(({ belegt, offen }, i) => {
    const wenige = gone || belegt === 0 || withheld[i] === true
    return { belegt: wenige ? 0 : belegt, offen, wenige }
  })
}

/** What is withheld of the period, and of the one before. */
async function hiddenOf(call: Asking, period: Wanted, query: AuslastungQuery, least: SmallestGroup) {
  if (least === null) return [NOTHING, NOTHING] as const
  const house = await loadAuslastung(call, period)
  const of = (when: 'jetzt' | 'davor') =>
    withheldOfHouse(
      house.map(({ plan, ...one }) => ({ plan, ...wholeOf(one[when]) })),
      query,
      least,
    )
  return [of('jetzt'), of('davor')] as const
}

/**
 * How much of what could be had was booked (R1): in a period and in the one of the same length before, by weekday and hour, plan and zone, and of one
 * plan by seat. Seats as they are today: how many there were before is not known.
 */
export async function readAuslastung(call: Asking, query: AuslastungQuery) {
  const days = checkTage(call, query)
  if (isRefusal(days)) return days
  const { von, bis, tage, davor: before } = days
  const period = { von, tage, davor: before }
  const all = await loadAuslastung(call, {
    ...period,
    grundrissId: query.grundrissId,
    bereich: query.bereich,
  })
  if (query.grundrissId !== undefined && all.length === 0)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const leuteMindestens = hidesNames(call) ? call.konfiguration.mandant.mindestgruppe : null
  const [hidden, hiddenDavor] = await hiddenOf(call, period, query, leuteMindestens)
  const { least } = hidden
  const jetzt = all.map((one) => wholeOf(one.jetzt))
  const davor = all.map((one) => wholeOf(one.davor))
  const whole = sumOf(jetzt)
  const wholeDavor = sumOf(davor)
  const untoldOf = (sizes: readonly SeatShare[], kept: typeof hidden) =>
    withheldPlans(sizes, kept.least).map((withheld, i) => withheld || kept.plans.has(all[i]?.plan.id ?? ''))
  const untold = untoldOf(jetzt, hidden)
  const untoldDavor = untoldOf(davor, hiddenDavor)
  const parts = all.map((one, i) => partsOf(one, least, untold[i] === true))
  const body: Body = {
    von: von.toString(),
    bis: bis.toString(),
    davor: daysOf(before),
    gesamt: told(whole, isFewWhole(whole, least)),
    gesamtDavor: told(wholeDavor, isFewWhole(wholeDavor, hiddenDavor.least)),
    raster: gridOf(all, least, isFewWhole(whole, least)),
    grundrisse: all.map(({ plan, ...one }, i) => ({
      grundrissId: plan.id,
      grundriss: plan.bezeichnung,
      standort: plan.standort,
      plaetze: plan.leseraeume.filter(({ aktiv }) => aktiv).length,
      ...told(wholeOf(one.jetzt), untold[i] === true),
      davor: told(wholeOf(one.davor), untoldDavor[i] === true),
    })),
    zonen: parts.flatMap(({ zonen }) => zonen),
    plaetze: query.grundrissId === undefined ? [] : parts.flatMap(({ plaetze }) => plaetze),
    wenigerAls: MIN_BOOKINGS,
    leuteMindestens,
  }
  return { status: 200, body } as const
}
