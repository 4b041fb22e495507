import type { Kollegen } from '@platzwart/contract/leseraum/team'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { initialsOf } from '@platzwart/domain/team/initials'
import { lettersOn } from '../../../floorplan/letters.ts'
import type { SeatLook, SeatLooks } from '../../../floorplan/types.ts'
import { minuteAt, type PlanDay } from '../../leseraum/model/planDay.ts'

/** A colleague at a seat, in minutes of the plan's day. */
export interface Sitz extends Minutes {
  readonly id: string
  readonly name: string
}

export type Sitze = ReadonlyMap<string, readonly Sitz[]>

export const NOBODY: Sitze = new Map()

/** The team's seats on a plan's day, by seat; without the person's own, which the plan marks already. */
export function sitzeOf(
  { kollegen, buchungen }: Kollegen,
  day: Pick<PlanDay, 'mitternachtMs' | 'tag'>,
): Sitze {
  const names = new Map(kollegen.filter(({ ich }) => !ich).map(({ id, name }) => [id, name]))
  const minute = (instant: string) => minuteAt(day, Temporal.Instant.from(instant))
  const bySeat = new Map<string, Sitz[]>()
  for (const { id, kollegeId, leseraumId, tag, von, bis } of buchungen) {
    const name = names.get(kollegeId)
    if (name === undefined || tag !== day.tag) continue
    const one = { id: `${id} ${kollegeId}`, name, von: minute(von), bis: minute(bis) }
    const seat = bySeat.get(leseraumId)
    if (seat === undefined) bySeat.set(leseraumId, [one])
    else seat.push(one)
  }
  return bySeat
}

/** Those present in a period; without one, all of the day. */
function sitzeIn(sitze: readonly Sitz[], period: Minutes | null): readonly Sitz[] {
  return period === null ? sitze : sitze.filter(({ von, bis }) => von < period.bis && bis > period.von)
}

const named = new WeakMap<SeatLook, { readonly words: string; readonly look: SeatLook }>()

/** A look with names; memoized, so that equal names are not rendered again. */
function withNames(look: SeatLook, words: string, initials: string): SeatLook {
  const known = named.get(look)
  if (known?.words === words) return known.look
  const next = { ...look, name: `${look.name}, ${initials}: ${words}`, beside: lettersOn(initials) }
  named.set(look, { words, look: next })
  return next
}

/**
 * The map's looks with the names of people present in the period: initials on screen, and full names for
 * screen readers.
 */
export function looksWith(
  looks: SeatLooks,
  sitze: Sitze,
  { period, say }: { readonly period: Minutes | null; readonly say: (sitz: Sitz) => string },
): SeatLooks {
  if (sitze.size === 0) return looks
  const all = new Map(looks)
  for (const [seat, everybody] of sitze) {
    const look = looks.get(seat)
    const there = sitzeIn(everybody, period)
    const [first] = there
    if (look === undefined || first === undefined) continue
    const more = there.length > 1 ? '+' : ''
    all.set(seat, withNames(look, there.map(say).join(', '), initialsOf(first.name) + more))
  }
  return all
}
