import { type Auslastung, auslastungOf, type Werktag } from '@platzwart/domain/leseraum/auslastung'
import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import { minutesBetween } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, uhrzeitOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../../platform/http/endpoint.ts'
import { activePlanIds, type Plan, planOf } from '../../grundriss/plan.ts'
import type { Belegtag } from '../suche/belegtag.ts'
import { readBelegtage } from '../suche/readBelegtage.ts'

/** A plan with its utilisation in a period and in the one before. */
export interface PlanAuslastung {
  readonly plan: Plan
  readonly jetzt: Auslastung
  readonly davor: Auslastung
}

/** Days of plans that are read in one statement: a year of a large house does not pass through memory at once. */
const AT_ONCE = 400

const USUAL = Array.from({ length: 24 }, (_, hour) => hour)
const DAY_MINUTES = 24 * 60

/** Which hour the wall shows in each hour of a day that passes. */
function hoursOf(tag: Temporal.PlainDate, zone: string): readonly number[] {
  const { von, bis } = dayPeriod(tag, zone)
  const minutes = minutesBetween(von, bis)
  if (minutes === DAY_MINUTES) return USUAL
  return Array.from(
    { length: Math.ceil(minutes / 60) },
    (_, n) => uhrzeitOf(von.add({ hours: n }), zone).stunden,
  )
}

function werktagOf({ kalender }: Plan, tag: Temporal.PlainDate, taken: Belegtag): Werktag {
  const open = openPeriod(tag, kalender)
  const midnight = dayPeriod(tag, kalender.zone).von
  return {
    wochentag: wochentagOf(tag),
    stunden: hoursOf(tag, kalender.zone),
    offen: open && { von: minutesBetween(midnight, open.von), bis: minutesBetween(midnight, open.bis) },
    taken,
  }
}

async function plansOf(call: Call, grundrissId: string | undefined): Promise<Plan[]> {
  const ids = grundrissId === undefined ? await activePlanIds(call) : [grundrissId]
  const plans = await Promise.all(ids.map((id) => planOf(call, id)))
  return plans.filter((plan) => plan !== null)
}

/** What was booked of what could be, by plan: of so many days from `von` on, and of as many before. Nobody's name is read. */
export async function loadAuslastung(
  call: Call,
  von: Temporal.PlainDate,
  tage: number,
  grundrissId: string | undefined,
): Promise<PlanAuslastung[]> {
  const plans = await plansOf(call, grundrissId)
  const first = von.subtract({ days: tage })
  const days = Array.from({ length: 2 * tage }, (_, n) => first.add({ days: n }))
  const wanted = plans.flatMap((plan) => days.map((tag) => ({ plan, tag })))
  const werktage: Werktag[] = []
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    const belegt = await readBelegtage(call, part)
    for (const [i, { plan, tag }] of part.entries()) {
      const taken = belegt[i]
      if (taken) werktage.push(werktagOf(plan, tag, taken))
    }
  }
  return plans.map((plan, p) => {
    const aktiv = plan.leseraeume.map((raum) => raum.aktiv)
    const mine = werktage.slice(p * days.length, (p + 1) * days.length)
    return {
      plan,
      jetzt: auslastungOf(aktiv, mine.slice(tage)),
      davor: auslastungOf(aktiv, mine.slice(0, tage)),
    }
  })
}
