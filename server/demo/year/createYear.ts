import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { tagOf } from '@platzwart/domain/time/zone'
import { type DemoBuchung, type Place, type Span, STEP, spanOf } from '../buchungen/belegungsbuch.ts'
import type { Random } from '../random.ts'
import { bookedAt, outcomeOf } from './outcome.ts'
import { hourOf, PATTERN, type Pattern, visitsOf } from './pattern.ts'
import { pickFree, Taken } from './taken.ts'

/** A floor plan of which a year is made up. */
export interface YearPlan {
  readonly bereich: Bereich
  readonly andrang: number
  readonly kalender: Kalender
  readonly orte: readonly Place[]
}

export interface Year {
  readonly plaene: readonly YearPlan[]
  /** Who comes; nobody else's bookings are made up. */
  readonly leute: readonly string[]
  /** What is booked already. */
  readonly gebucht: readonly DemoBuchung[]
  /** Bookings in one ISO week. */
  readonly proWoche: number
  readonly zone: string
  readonly zufall: Random
  readonly now: Temporal.Instant
}

interface Visit extends Span {
  readonly pattern: Pattern
  readonly ort: (isFree: (ort: Place) => boolean) => Place | undefined
}

const BACK = 365
/** Nobody has booked further ahead than a week, and fewer the further ahead the day is. */
const AHEAD = 7
const HOUR = 3_600_000

/** A year of bookings, and those of the week to come: as many as a house of this size has, one person and one seat at a time. */
export function createYear(year: Year): DemoBuchung[] {
  const heute = tagOf(year.now, year.zone)
  const gebucht = Map.groupBy(year.gebucht, ({ tag }) => tag.toString())
  const weeks = new Map<string, number>()
  return Array.from({ length: BACK + AHEAD + 1 }, (_, i) => i - BACK).flatMap((abstand) => {
    const tag = heute.add({ days: abstand })
    const taken = new Taken()
    for (const one of gebucht.get(tag.toString()) ?? []) taken.note(one)
    const share = abstand <= 0 ? 1 : 0.8 - abstand * 0.1
    const visits = year.plaene.flatMap((plan) => visitsTo(plan, tag, share, year.zufall))
    return visits
      .toSorted((a, b) => a.von - b.von)
      .flatMap((visit) => bookVisit(year, { visit, tag, taken, weeks }) ?? [])
  })
}

/** Those who would like to come to a plan on a day. */
function visitsTo(plan: YearPlan, tag: Temporal.PlainDate, share: number, zufall: Random): Visit[] {
  const offen = openPeriod(tag, plan.kalender)
  if (offen === null) return []
  const pattern = PATTERN[plan.bereich]
  const day = spanOf(offen)
  const opens = offen.von.toZonedDateTimeISO(plan.kalender.zone).hour
  const raeume = plan.orte.filter(({ gruppenraum }) => gruppenraum)
  const plaetze = plan.orte.filter(({ gruppenraum }) => !gruppenraum)
  // Where there are more rooms than elsewhere, more people come for one.
  const toRooms = raeume.length && Math.max(pattern.raeume / 100, (2.5 * raeume.length) / plan.orte.length)
  const count = visitsOf(pattern, plan.orte.length * share * plan.andrang, tag, zufall)
  return Array.from({ length: count }, () => {
    const toRoom = zufall.chance(toRooms)
    const [atLeast, atMost] = pattern.dauer[toRoom ? 1 : 0]
    const at = Math.max(day.von, day.von + (hourOf(pattern, zufall) - opens) * HOUR)
    const von = at + zufall.between(0, 3) * STEP
    const bis = Math.min(von + zufall.between(atLeast, atMost) * STEP, day.bis)
    const list = toRoom ? raeume : plaetze
    return { von, bis, pattern, ort: (isFree) => pickFree(list, zufall, isFree) } satisfies Visit
  }).filter(({ von, bis }) => bis - von >= HOUR)
}

interface DayOf {
  readonly visit: Visit
  readonly tag: Temporal.PlainDate
  readonly taken: Taken
  readonly weeks: Map<string, number>
}

/** The booking, or null where whoever came found neither a seat nor the time for it. */
function bookVisit(year: Year, { visit, tag, taken, weeks }: DayOf): DemoBuchung | null {
  const { zufall, leute } = year
  const now = year.now.epochMilliseconds
  const ort = visit.ort(({ id }) => taken.isFree(id, visit))
  const week = `${tag.yearOfWeek}-${tag.weekOfYear}`
  const used = (id: string) => weeks.get(`${week} ${id}`) ?? 0
  const bucher = pickFree(leute, zufall, (id) => used(id) < year.proWoche && taken.isFree(id, visit))
  if (!ort || bucher === undefined) return null
  const group = ort.gruppenraum ? zufall.between(2, ort.kapazitaet) : 1
  // In an office nobody has to confirm.
  const asks = group > 1 && visit.pattern === PATTERN.leseraum
  const zweite = asks ? pickFree(leute, zufall, (id) => id !== bucher && taken.isFree(id, visit)) : undefined
  if (asks && zweite === undefined) return null
  const erstellt = bookedAt(visit, now, zufall)
  const outcome = outcomeOf({ von: visit.von, erstellt, zuZweit: asks }, visit.pattern, now, zufall)
  const buchung: DemoBuchung = {
    id: zufall.id(erstellt),
    ort,
    tag,
    ...outcome,
    benutzer1Id: bucher,
    benutzer2Id: zweite ?? null,
    gruppengroesse: group,
    zeitraum: {
      von: Temporal.Instant.fromEpochMilliseconds(visit.von),
      bis: Temporal.Instant.fromEpochMilliseconds(visit.bis),
    },
    erstellt: Temporal.Instant.fromEpochMilliseconds(erstellt),
  }
  taken.note(buchung)
  if (buchung.status !== 'storniert') weeks.set(`${week} ${bucher}`, used(bucher) + 1)
  return buchung
}
