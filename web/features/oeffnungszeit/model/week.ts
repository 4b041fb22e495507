import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Span } from './breaks.ts'

export interface Day {
  readonly wochentag: number
  readonly geoeffnet: boolean
  readonly von: string
  readonly bis: string
  readonly unterbrechungen: Span[]
}

/** Monday first, as usual in Germany. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export type DayName = `tag${(typeof WEEK)[number]}`

export const DAY_NAMES: readonly DayName[] = WEEK.map((wochentag) => `tag${wochentag}` as const)

/** One field per day, so that two people who change different days do not conflict. */
export type Week = Readonly<Record<DayName, Day>>

/** The saved times; the usual ones for missing days, and for a plan without any (SPECIFICATION section 9). */
export function weekOf({ oeffnungszeiten }: Pick<GrundrissView, 'oeffnungszeiten'>): Week {
  const fresh = oeffnungszeiten.length === 0
  const days = WEEK.map((wochentag): [DayName, Day] => {
    const saved = oeffnungszeiten.find((day) => day.wochentag === wochentag)
    const { von = '08:00', bis = '18:00', unterbrechungen = [] } = saved ?? {}
    const geoeffnet = saved?.geoeffnet ?? (fresh && wochentag >= 1 && wochentag <= 5)
    return [`tag${wochentag}`, { wochentag, von, bis, geoeffnet, unterbrechungen }]
  })
  return Object.fromEntries(days) as Week
}

/** The days in the order of the request. */
export const daysOf = (week: Week): readonly Day[] => DAY_NAMES.map((name) => week[name])

/** The form's field of an issue: the server names a day by its index in the request. */
export function fieldOf(field: string): string {
  const [place = '', ...rest] = field.split('.')
  return [DAY_NAMES[Number(place)] ?? place, ...rest].join('.')
}

const WORKDAYS = ['tag1', 'tag2', 'tag3', 'tag4', 'tag5'] as const

/** The first open day from Monday to Friday; null if there is none. */
export const firstOpen = (week: Week): Day | null =>
  WORKDAYS.map((name) => week[name]).find(({ geoeffnet }) => geoeffnet) ?? null

/** Copies a day's times to Monday to Friday. The weekend stays, because it usually differs. */
export const withSameWorkdays = (week: Week, { geoeffnet, von, bis, unterbrechungen }: Day): Week => ({
  ...week,
  ...Object.fromEntries(
    WORKDAYS.map((name) => [name, { wochentag: week[name].wochentag, geoeffnet, von, bis, unterbrechungen }]),
  ),
})
