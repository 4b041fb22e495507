import { shareOf } from '@platzwart/domain/leseraum/auslastung'
import type { AuslastungSearch } from './address.ts'

const SHOWN_DAYS = 28

/** The query for an address: four weeks up to yesterday by default. */
export function queryOf({ von, bis, grundriss }: AuslastungSearch, heute: Temporal.PlainDate) {
  const last = bis ?? heute.subtract({ days: 1 }).toString()
  const first =
    von ??
    Temporal.PlainDate.from(last)
      .subtract({ days: SHOWN_DAYS - 1 })
      .toString()
  return { von: first, bis: last, grundrissId: grundriss }
}

interface Share {
  readonly belegt: number
  readonly offen: number
  /** Withheld: too few. */
  readonly wenige?: boolean
}

/** In per cent, rounded; null if nothing was available. */
export function percentOf(part: Share): number | null {
  const share = shareOf(part)
  return share === null ? null : Math.round(share * 100)
}

export const hoursOf = (minutes: number) => Math.round(minutes / 60)

/** The difference in percentage points; null if one of them is missing or withheld. */
export function pointsOf(now: Share, before: Share): number | null {
  if (now.wenige === true || before.wenige === true) return null
  const a = percentOf(now)
  const b = percentOf(before)
  return a === null || b === null ? null : a - b
}

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

const HOURS = 24

export interface WeekTable {
  /** Wall-clock hours from the first to the last in which any seat was available on any day. */
  readonly stunden: readonly number[]
  /** By day of `WEEK`, in the order of the hours. */
  readonly tage: readonly {
    readonly wochentag: (typeof WEEK)[number]
    readonly anteile: readonly Share[]
  }[]
}

/** The week as a table: days as rows, hours as columns. */
export function weekOf(raster: readonly Share[]): WeekTable {
  const at = (wochentag: number, stunde: number) =>
    raster[wochentag * HOURS + stunde] ?? { belegt: 0, offen: 0 }
  const used = Array.from({ length: HOURS }, (_, stunde) => stunde).filter((stunde) =>
    WEEK.some((wochentag) => at(wochentag, stunde).offen > 0),
  )
  const first = used[0]
  const last = used.at(-1)
  const stunden =
    first === undefined || last === undefined
      ? []
      : Array.from({ length: last - first + 1 }, (_, n) => first + n)
  return {
    stunden,
    tage: WEEK.map((wochentag) => ({ wochentag, anteile: stunden.map((stunde) => at(wochentag, stunde)) })),
  }
}

/** The heat level of a figure, 0 to 4. */
export function warmthOf(percent: number): number {
  return percent === 0 ? 0 : Math.min(4, Math.ceil(percent / 25))
}
