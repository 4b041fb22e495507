import type { Actor } from '../buchung/actor.ts'
import type { BookingCommand } from '../leseraum/book.ts'
import { decideChange } from '../leseraum/change.ts'
import type { BookingFacts } from '../leseraum/facts.ts'
import type { Hold, LeseraumBuchung } from '../leseraum/types.ts'
import type { Result } from '../result.ts'
import { isSameZeitraum } from '../time/zeitraum.ts'
import type { Judged } from './decide.ts'
import { nearTo } from './decide.ts'

/** One booking of a series as it is, where it is to go, and what is known of that place and day. */
export interface ChangeWish {
  readonly buchung: LeseraumBuchung
  readonly command: BookingCommand
  readonly facts: Omit<BookingFacts, 'eigene'>
  /** Why it cannot go there whatever the rules say. */
  readonly ausgeschlossen?: Result<never> | null
}

/** Nothing of it changes. */
export function staysAsItIs({ buchung, command }: Pick<ChangeWish, 'buchung' | 'command'>): boolean {
  const { leseraumId, zeitraum } = buchung
  return leseraumId === command.leseraum.id && isSameZeitraum(zeitraum, command.zeitraum)
}

/**
 * The bookings of a series one after the other, each by the rules of a single change: those before it stand where they went, those that were
 * refused and those behind it where they are, so that limits of a week count as the series moves. Answers in the order in which they were asked;
 * decided is by start. The facts of each are without itself, for who looks for something else instead.
 */
export function decideSerieChange(
  wishes: readonly ChangeWish[],
  eigene: readonly Hold[],
  actor: Actor,
): Judged[] {
  const moved = new Map<string, Hold>()
  const judged = new Map<ChangeWish, Judged>()
  const byStart = wishes.toSorted(
    (a, b) => a.buchung.zeitraum.von.epochMilliseconds - b.buchung.zeitraum.von.epochMilliseconds,
  )
  for (const wish of byStart) {
    const { buchung, command } = wish
    const near = nearTo(command.zeitraum)
    const now = (hold: Hold) => moved.get(hold.id) ?? hold
    const others = ({ id }: Hold) => id !== buchung.id
    const facts: BookingFacts = {
      ...wish.facts,
      eigene: eigene.map(now).filter(others).filter(near),
      belegungen: [
        ...wish.facts.belegungen.filter(({ id }) => !moved.has(id)),
        ...[...moved.values()].filter(near),
      ].filter(others),
    }
    const decision = wish.ausgeschlossen ?? decideChange(buchung, command, actor, facts)
    if (decision.ok) moved.set(buchung.id, holdOf(buchung, command))
    judged.set(wish, { command, facts, decision })
  }
  return wishes.map((wish) => judged.get(wish) as Judged)
}

/** A booking where it has gone. */
function holdOf({ id, status, bucherId }: LeseraumBuchung, { leseraum, zeitraum }: BookingCommand): Hold {
  return { id, leseraumId: leseraum.id, zeitraum, status, bucherId }
}
