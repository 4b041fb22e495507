import type { Result } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** A booking as the rules of a series need it. */
interface AnyHold {
  readonly id: string
  readonly zeitraum: Zeitraum
}

/** The facts that the rules of every kind need: one's own bookings, and the resource's holds. */
interface AnyFacts<H extends AnyHold> {
  readonly eigene: readonly H[]
  readonly belegungen: readonly H[]
}

/** The types of one kind's series. */
export interface SerieTypes {
  readonly command: { readonly zeitraum: Zeitraum }
  readonly hold: AnyHold
  readonly facts: AnyFacts<AnyHold>
  readonly decision: unknown
  readonly buchung: { readonly id: string; readonly zeitraum: Zeitraum }
}

/**
 * A date of a series with the facts of its place and day, without one's own bookings, which are shared by all
 * dates.
 */
export interface SerieWish<T extends SerieTypes> {
  readonly command: T['command']
  readonly facts: Omit<T['facts'], 'eigene'> & { readonly belegungen: readonly T['hold'][] }
  /** Refuses the date whatever the rules say. */
  readonly ausgeschlossen?: Result<never> | null
}

/** A decided date, with the facts of the decision for the search of alternatives. */
export interface Judged<T extends SerieTypes> {
  readonly command: T['command']
  readonly facts: T['facts']
  readonly decision: Result<T['decision']>
}

/** A booking of a series with its new slot. */
export interface ChangeWish<T extends SerieTypes> extends SerieWish<T> {
  readonly buchung: T['buchung']
}

/** No rule about own bookings looks beyond the week and the days around it. */
const NEAR_MS = 9 * 24 * 60 * 60 * 1000

/** Whether the rules about a period consider another booking. */
export const nearTo =
  ({ von }: Zeitraum) =>
  ({ zeitraum }: AnyHold): boolean =>
    Math.abs(zeitraum.von.epochMilliseconds - von.epochMilliseconds) < NEAR_MS

const byStart = (a: { readonly zeitraum: Zeitraum }, b: { readonly zeitraum: Zeitraum }) =>
  a.zeitraum.von.epochMilliseconds - b.zeitraum.von.epochMilliseconds

/** The parts of booking a series that depend on the kind. */
export interface SerieRegeln<T extends SerieTypes> {
  readonly factsOf: (
    wish: SerieWish<T>,
    eigene: readonly T['hold'][],
    belegungen: readonly T['hold'][],
  ) => T['facts']
  readonly decide: (command: T['command'], facts: T['facts']) => Result<T['decision']>
  /** The booking of a date. */
  readonly holdOf: (command: T['command']) => T['hold']
}

/**
 * Decides the dates of a series by the rules of a single booking, sorted by start: an accepted date counts as
 * a booking for the later ones, so that limits apply to the series as a whole. Returns the dates in the order
 * of the requests.
 */
export function decideSerie<T extends SerieTypes>(
  { factsOf, decide, holdOf }: SerieRegeln<T>,
  wishes: readonly SerieWish<T>[],
  eigene: readonly T['hold'][],
): Judged<T>[] {
  const grown: T['hold'][] = []
  const judged = new Map<SerieWish<T>, Judged<T>>()
  for (const wish of wishes.toSorted((a, b) => byStart(a.command, b.command))) {
    const { command } = wish
    const near = nearTo(command.zeitraum)
    const booked = grown.filter(near)
    const own = [...eigene.filter(near), ...booked]
    const facts = factsOf(wish, own, [...wish.facts.belegungen, ...booked])
    const decision = wish.ausgeschlossen ?? decide(command, facts)
    if (decision.ok) grown.push(holdOf(command))
    judged.set(wish, { command, facts, decision })
  }
  return wishes.flatMap((wish) => judged.get(wish) ?? [])
}

/** The parts of changing a series that depend on the kind. */
export interface WechselRegeln<T extends SerieTypes> extends Pick<SerieRegeln<T>, 'factsOf'> {
  readonly decide: (buchung: T['buchung'], command: T['command'], facts: T['facts']) => Result<T['decision']>
  /** The booking in its new slot. */
  readonly holdOf: (buchung: T['buchung'], command: T['command']) => T['hold']
}

/**
 * Decides the bookings of a series by the rules of a single change, sorted by start: accepted ones count at
 * their new slots for the later ones, all others at their old ones. Returns them in the order of the
 * requests; each one's facts exclude itself.
 */
export function decideWechsel<T extends SerieTypes>(
  { factsOf, decide, holdOf }: WechselRegeln<T>,
  wishes: readonly ChangeWish<T>[],
  eigene: readonly T['hold'][],
): Judged<T>[] {
  const moved = new Map<string, T['hold']>()
  const judged = new Map<ChangeWish<T>, Judged<T>>()
  for (const wish of wishes.toSorted((a, b) => byStart(a.buchung, b.buchung))) {
    const { buchung, command } = wish
    const near = nearTo(command.zeitraum)
    const now = (hold: T['hold']) => moved.get(hold.id) ?? hold
    const others = ({ id }: T['hold']) => id !== buchung.id
    const stays = wish.facts.belegungen.filter(({ id }) => !moved.has(id))
    const gone = [...moved.values()].filter(near)
    const facts = factsOf(
      wish,
      eigene.map(now).filter(others).filter(near),
      [...stays, ...gone].filter(others),
    )
    const decision = wish.ausgeschlossen ?? decide(buchung, command, facts)
    if (decision.ok) moved.set(buchung.id, holdOf(buchung, command))
    judged.set(wish, { command, facts, decision })
  }
  return wishes.flatMap((wish) => judged.get(wish) ?? [])
}
