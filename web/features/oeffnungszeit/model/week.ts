import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Span } from './breaks.ts'

export interface Day {
  readonly wochentag: number
  readonly geoeffnet: boolean
  readonly von: string
  readonly bis: string
  readonly unterbrechungen: Span[]
}

/** Monday first, as the week is read here. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export type DayName = `tag${(typeof WEEK)[number]}`

export const DAY_NAMES: readonly DayName[] = WEEK.map((wochentag) => `tag${wochentag}` as const)

/** Each day by itself: of two who change different ones neither takes anything from the other. */
export type Week = Readonly<Record<DayName, Day>>

/** What is saved; of a day without anything, and of a plan without any, what most houses have (SPECIFICATION section 9). */
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

/** The days as they are sent, in their order. */
export const daysOf = (week: Week): readonly Day[] => DAY_NAMES.map((name) => week[name])

/** The field of a fault: the server names a day by its place among those that were sent. */
export function fieldOf(field: string): string {
  const [place = '', ...rest] = field.split('.')
  return [DAY_NAMES[Number(place)] ?? place, ...rest].join('.')
}

const WORKDAYS = ['tag1', 'tag2', 'tag3', 'tag4', 'tag5'] as const

/** From Monday to Friday the first day that is open; null where none is. */
export const firstOpen = (week: Week): Day | null =>
  WORKDAYS.map((name) => week[name]).find(({ geoeffnet }) => geoeffnet) ?? null

/** Monday to Friday with the times of one day. The weekend stays: hardly a house has the same there. */
export const withSameWorkdays = (week: Week, { geoeffnet, von, bis, unterbrechungen }: Day): Week => ({
  ...week,
  ...Object.fromEntries(
    WORKDAYS.map((name) => [name, { wochentag: week[name].wochentag, geoeffnet, von, bis, unterbrechungen }]),
  ),
})
