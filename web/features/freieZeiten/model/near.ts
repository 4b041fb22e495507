import type { Kollegen } from '@platzwart/contract/leseraum/team'
import { minuteAt } from '../../leseraum/model/planDay.ts'

/** Where and when the colleague is, near whom something is looked for. */
export type Termin = Kollegen['buchungen'][number]

/** A colleague who shows themselves, with what they have booked in the days that are looked at. */
export interface Near {
  readonly id: string
  readonly name: string
  readonly termine: readonly Termin[]
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
  termine: readonly Termin[],
  { tag, mitternachtMs, minute, dauer }: Start,
): Termin[] {
  const at = (instant: string) => minuteAt({ mitternachtMs }, Temporal.Instant.from(instant))
  return termine.filter((one) => one.tag === tag && at(one.von) < minute + dauer && at(one.bis) > minute)
}
