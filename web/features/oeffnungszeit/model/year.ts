import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import type { Sonder } from './sonder.ts'
import { covers, hoursOf } from './zeiten.ts'

/** The kind of a day in the calendar, over all shown plans. */
export type TagArt = 'woche' | 'ruhetag' | 'geschlossen' | 'andereZeiten' | 'teils'

export interface TagLage {
  readonly tag: string
  readonly art: TagArt
  /** The number of plans with an entry on it. */
  readonly anders: number
  /** Their entries, without duplicates. */
  readonly eintraege: readonly Sonder[]
}

/** The effective entry by the rules: a closed one, else the last. */
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
  /** Empty cells before it, in a week that starts on Monday. */
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

/** The day that a key leads to, or the day itself at the year's ends; null for other keys. */
export function stepFrom(tag: string, key: string): string | null {
  const from = Temporal.PlainDate.from(tag)
  const to = STEPS[key]?.(from)
  if (to === undefined) return null
  return to.year === from.year ? to.toString() : tag
}
