import { type BookingCommand, decideBooking } from '../leseraum/book.ts'
import type { BookingFacts } from '../leseraum/facts.ts'
import type { Hold } from '../leseraum/types.ts'
import type { Result } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** One date of a series: what is wanted, and what is known of its place and day; one's own bookings are those of all its dates. */
export interface SerieWish {
  readonly command: BookingCommand
  readonly facts: Omit<BookingFacts, 'eigene'>
  /** Why it cannot be had whatever the rules say. */
  readonly ausgeschlossen?: Result<never> | null
}

/** What became of one: with the facts by which it was judged, for who looks for something else instead. */
export interface Judged {
  readonly command: BookingCommand
  readonly facts: BookingFacts
  readonly decision: Result<{ readonly status: 'vorgemerkt' | 'reserviert' }>
}

/** No rule about one's own bookings looks further than the week and the days around it. */
const NEAR_MS = 9 * 24 * 60 * 60 * 1000

/** Whether the rules about a period ask for another booking. */
export const nearTo =
  ({ von }: Zeitraum) =>
  ({ zeitraum }: Hold): boolean =>
    Math.abs(zeitraum.von.epochMilliseconds - von.epochMilliseconds) < NEAR_MS

/** A booking that would be made, for those behind it. */
export function holdOf({ leseraum, zeitraum, bucherId }: BookingCommand): Hold {
  return { id: '', leseraumId: leseraum.id, zeitraum, status: 'reserviert', bucherId }
}

/**
 * The dates of a series one after the other, by the rules of a single booking: each stands among one's own bookings and on its seat for those
 * behind it, so that limits count as the series grows. Answers in the order in which they were asked; decided is by start.
 */
export function decideSerie(wishes: readonly SerieWish[], eigene: readonly Hold[]): Judged[] {
  const grown: Hold[] = []
  const judged = new Map<SerieWish, Judged>()
  const byStart = wishes.toSorted(
    (a, b) => a.command.zeitraum.von.epochMilliseconds - b.command.zeitraum.von.epochMilliseconds,
  )
  for (const wish of byStart) {
    const { command } = wish
    const near = nearTo(command.zeitraum)
    const booked = grown.filter(near)
    const facts = {
      ...wish.facts,
      eigene: [...eigene.filter(near), ...booked],
      belegungen: [...wish.facts.belegungen, ...booked],
    }
    const decision = wish.ausgeschlossen ?? decideBooking(command, facts)
    if (decision.ok) grown.push(holdOf(command))
    judged.set(wish, { command, facts, decision })
  }
  return wishes.map((wish) => judged.get(wish) as Judged)
}
