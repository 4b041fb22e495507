import { gapsOf } from '../buchung/stays.ts'
import type { Hold } from '../leseraum/types.ts'
import { earlier, later, type Zeitraum } from '../time/zeitraum.ts'
import type { Wartender } from './types.ts'

const MINUTE_MS = 60_000

type Gap = readonly [start: number, end: number]

/** What is left of each seat of a plan's day, for whoever asks. */
export interface Room {
  /** Whether a seat has room enough for somebody, whoever they are and whatever the rules say. */
  isFor(one: Wartender, leseraumId: string): boolean
  /** What holds a seat. */
  heldOf(leseraumId: string): readonly Hold[]
  /** From now on that is held, too. */
  hold(hold: Hold): void
}

/** The period that all of theirs lie in. */
function wholeOf(waiting: readonly Wartender[]): Zeitraum | null {
  const [first] = waiting
  if (!first) return null
  return waiting.reduce(
    ({ von, bis }, { zeitraum }) => ({ von: earlier(von, zeitraum.von), bis: later(bis, zeitraum.bis) }),
    first.zeitraum,
  )
}

/** A day may have five hundred who wait and two thousand seats, so it is compared in numbers. */
export function roomOf(
  waiting: readonly Wartender[],
  belegungen: readonly Hold[],
  now: Temporal.Instant,
): Room {
  const whole = wholeOf(waiting)
  const bySeat = new Map(Map.groupBy(belegungen, (hold) => hold.leseraumId))
  const gaps = new Map<string, readonly Gap[]>()
  const heldOf = (id: string) => bySeat.get(id) ?? []
  function gapsAt(id: string): readonly Gap[] {
    const known = gaps.get(id)
    if (known) return known
    const taken = heldOf(id).map(({ zeitraum }) => zeitraum)
    const left = whole === null ? [] : gapsOf(whole, taken)
    const numbers = left.map(({ von, bis }): Gap => [von.epochMilliseconds, bis.epochMilliseconds])
    gaps.set(id, numbers)
    return numbers
  }
  return {
    heldOf,
    isFor({ zeitraum, mindestens }, id) {
      const von = Math.max(zeitraum.von.epochMilliseconds, now.epochMilliseconds)
      const bis = zeitraum.bis.epochMilliseconds
      const enough = ([start, end]: Gap) =>
        Math.min(end, bis) - Math.max(start, von) >= mindestens * MINUTE_MS
      return gapsAt(id).some(enough)
    },
    hold(hold) {
      bySeat.set(hold.leseraumId, [...heldOf(hold.leseraumId), hold])
      gaps.delete(hold.leseraumId)
    },
  }
}
