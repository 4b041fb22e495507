import type { Kollegen } from '@platzwart/contract/leseraum/team'
import { minuteAt } from '../../leseraum/model/planDay.ts'
import type { Buchung } from '../../team/model/week.ts'

/** A colleague who shares their bookings, with those in the visible days. */
export interface Near {
  readonly id: string
  readonly name: string
  readonly buchungen: readonly Buchung[]
}

/** The other members of the team by name, without duplicates across the weeks. */
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
  /** Minutes since midnight of the day. */
  readonly minute: number
  /** Minutes. */
  readonly dauer: number
}

/** The parts of a colleague's bookings that overlap a stay. */
export function meetingsIn(
  buchungen: readonly Buchung[],
  { tag, mitternachtMs, minute, dauer }: Start,
): Buchung[] {
  const at = (instant: string) => minuteAt({ mitternachtMs }, Temporal.Instant.from(instant))
  return buchungen.filter((one) => one.tag === tag && at(one.von) < minute + dauer && at(one.bis) > minute)
}
