import type { Kollegen } from '@platzwart/contract/leseraum/team'
import { minuteAt } from '../../leseraum/model/planDay.ts'
import type { Buchung } from '../../team/model/week.ts'

/** A colleague who shows themselves, with what they have booked in the days that are looked at. */
export interface Near {
  readonly id: string
  readonly name: string
  readonly buchungen: readonly Buchung[]
}

/** The others of one's team, by name; each once, however many weeks tell of them. */
export function othersOf(weeks: readonly Kollegen[]): Pick<Near, 'id' | 'name'>[] {
  const all = new Map(weeks.flatMap(({ kollegen }) => kollegen).map((one) => [one.id, one]))
  return [...all.values()]
    .filter(({ ich }) => !ich)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

interface Start {
  readonly tag: string
  readonly mitternachtMs: number
  /** Minutes since the day's midnight. */
  readonly minute: number
  /** Minutes. */
  readonly dauer: number
}

/** What of a colleague's bookings lies within a stay. */
export function meetingsIn(
  buchungen: readonly Buchung[],
  { tag, mitternachtMs, minute, dauer }: Start,
): Buchung[] {
  const at = (instant: string) => minuteAt({ mitternachtMs }, Temporal.Instant.from(instant))
  return buchungen.filter((one) => one.tag === tag && at(one.von) < minute + dauer && at(one.bis) > minute)
}
