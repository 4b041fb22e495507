import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import type { Sonder } from './sonder.ts'
import { covers, hoursOf } from './zeiten.ts'

/** What a day of the calendar is, for all plans that it shows. */
export type TagArt = 'woche' | 'ruhetag' | 'geschlossen' | 'andereZeiten' | 'teils'

export interface TagLage {
  readonly tag: string
  readonly art: TagArt
  /** So many of the plans have something of their own on it. */
  readonly anders: number
  /** What they have, each entry that reads differently once. */
  readonly eintraege: readonly Sonder[]
}

/** As the rules have it: of several entries a closed one decides, else the last. */
export function decidingOn({ sonderoeffnungszeiten }: PlanZeiten, tag: string): Sonder | undefined {
  const there = sonderoeffnungszeiten.filter((one) => covers(one, tag))
  return there.find(({ status }) => status === 'geschlossen') ?? there.at(-1)
}

const readsAs = (one: Sonder) => [one.status, one.status === 'offen' ? hoursOf(one) : '', one.grund].join(' ')

const isOpen = ({ oeffnungszeiten }: PlanZeiten, wochentag: number) =>
  oeffnungszeiten.some((one) => one.wochentag === wochentag && one.geoeffnet)

function artOf(plans: readonly PlanZeiten[], there: readonly Sonder[], wochentag: number): TagArt {
  if (there.length === 0) return plans.some((plan) => isOpen(plan, wochentag)) ? 'woche' : 'ruhetag'
  if (there.length < plans.length) return 'teils'
  const closed = there.filter(({ status }) => status === 'geschlossen').length
  if (closed === there.length) return 'geschlossen'
  return closed === 0 ? 'andereZeiten' : 'teils'
}

function lageOf(plans: readonly PlanZeiten[], day: Temporal.PlainDate): TagLage {
  const tag = day.toString()
  const there = plans.flatMap((plan) => decidingOn(plan, tag) ?? [])
  const eintraege = [...new Map(there.map((one) => [readsAs(one), one])).values()]
  return { tag, eintraege, anders: there.length, art: artOf(plans, there, day.dayOfWeek % 7) }
}

export interface Month {
  /** Its first day. */
  readonly erster: string
  /** Empty places before it, in a week that begins on Monday. */
  readonly davor: number
  readonly tage: readonly TagLage[]
}

/** The twelve months of a year. */
export function monthsOf(plans: readonly PlanZeiten[], jahr: number): readonly Month[] {
  return Array.from({ length: 12 }, (_, i) => {
    const first = new Temporal.PlainDate(jahr, i + 1, 1)
    const days = Array.from({ length: first.daysInMonth }, (__, n) => lageOf(plans, first.add({ days: n })))
    return { erster: first.toString(), davor: first.dayOfWeek - 1, tage: days }
  })
}

const STEPS: Readonly<Record<string, (from: Temporal.PlainDate) => Temporal.PlainDate>> = {
  ArrowLeft: (from) => from.subtract({ days: 1 }),
  ArrowRight: (from) => from.add({ days: 1 }),
  ArrowUp: (from) => from.subtract({ days: 7 }),
  ArrowDown: (from) => from.add({ days: 7 }),
  PageUp: (from) => from.subtract({ months: 1 }),
  PageDown: (from) => from.add({ months: 1 }),
  Home: (from) => from.with({ day: 1 }),
  End: (from) => from.with({ day: from.daysInMonth }),
}

/** Where a key leads from a day, or the day itself where that lies beyond the year; null for a key that is none of the calendar's. */
export function stepFrom(tag: string, key: string): string | null {
  const from = Temporal.PlainDate.from(tag)
  const to = STEPS[key]?.(from)
  if (to === undefined) return null
  return to.year === from.year ? to.toString() : tag
}
