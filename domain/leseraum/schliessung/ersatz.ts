import type { Effective } from '../../einstellung/resolve.ts'
import { bookablePeriod } from '../../oeffnungszeit/bookableDays.ts'
import type { OpenPeriod } from '../../oeffnungszeit/openWindow.ts'
import type { Kalender } from '../../oeffnungszeit/types.ts'
import { isSameZeitraum, minutesFrom, type Zeitraum } from '../../time/zeitraum.ts'
import { otherTime } from '../alternatives.ts'
import { type BookingCommand, needsSecond } from '../book.ts'
import { limitIssues, shortestStay } from '../limits.ts'
import { type Hold, type Leseraum, sameUse } from '../types.ts'
import { windowIssues } from '../window.ts'
import { type Besetzung, longestFree } from './besetzung.ts'
import type { Ersatz, Hit } from './types.ts'

/** The occupancy of a plan's seats on a day. */
export interface ErsatzTag {
  readonly besetzung: Besetzung
  /** The day's, in the house's zone. */
  readonly mitternacht: Temporal.Instant
}

/** A floor plan after the closure. */
export interface ErsatzPlan {
  readonly id: string
  readonly leseraeume: readonly Leseraum[]
  /** The index of a seat among them. */
  readonly indexOf: ReadonlyMap<string, number>
  readonly kalender: Kalender
  /** Seats that are unavailable then, whatever the plan says. */
  readonly zu: ReadonlySet<string>
  /** @param tag YYYY-MM-DD, one of the affected days */
  readonly am: (tag: string) => ErsatzTag
}

export interface ErsatzFacts {
  readonly now: Temporal.Instant
  /** The plans to search, in this order. */
  readonly plans: readonly ErsatzPlan[]
  /** The booker's settings; the same object for all people with equal ones. */
  readonly einstellungenOf: (bucherId: string) => Effective
}

/** A seat with its index in its plan. */
interface Place {
  readonly seat: Leseraum
  readonly index: number
}

/** The query of an affected booking, for one plan after the other. */
interface Wish {
  readonly command: BookingCommand
  /** The booker's. */
  readonly einstellungen: Effective
  /** YYYY-MM-DD. */
  readonly tag: string
  /** An id of the settings: equal for equal settings. */
  readonly settings: number
  /**
   * Cache key: equal for queries with the same result of all rules that depend neither on the seat nor on own
   * bookings.
   */
  readonly stay: string
  /** Cache key: equal for queries with the same suitable seats, except for their distance. */
  readonly kind: string
  /** The booking's own plan first. */
  readonly plans: readonly ErsatzPlan[]
}

/** The maximum of seats tried per day for another time: each costs several decisions. */
const OWN_TRIES = 4
const OTHER_TRIES = 2

/**
 * The maximum of bookings per closure moved to another time: a decision about limits needs a lock per person.
 */
const MOST_TIMES = 1000

const { compare } = Temporal.Instant

/**
 * Finds a replacement for each affected booking, by the rules of a booking: a seat of the same plan at the
 * same time, else of another plan, else another time that day. First come, first served; nobody gets a slot
 * that somebody before them gets, or has now. A person who keeps the time holds it already, so their own
 * limits are checked only for another time.
 */
export class ErsatzSuche {
  readonly found = new Map<string, Ersatz>()
  readonly #facts: ErsatzFacts
  readonly #planOf = new Map<string, ErsatzPlan>()
  readonly #order = new Map<ErsatzPlan, readonly ErsatzPlan[]>()
  readonly #settings = new Map<object, number>()
  readonly #allowed: Known<boolean> = new Map()
  readonly #days: Known<OpenPeriod | null> = new Map()
  readonly #suited: Known<readonly Place[]> = new Map()

  constructor(facts: ErsatzFacts) {
    this.#facts = facts
    for (const plan of facts.plans) {
      this.#order.set(plan, [plan, ...facts.plans.filter((other) => other !== plan)])
      for (const { id } of plan.leseraeume) this.#planOf.set(id, plan)
    }
  }

  /**
   * Assigns seats at the same time. Returns the bookings without one, in their order, up to the maximum for
   * another time.
   */
  atSameTime(hits: readonly Hit[]): readonly Hit[] {
    const left: Hit[] = []
    for (const hit of inTurn(hits)) {
      const wish = this.#wishOf(hit)
      if (wish === null) continue
      const seat = firstOf(wish.plans, (plan) => this.#sameTime(wish, plan))
      if (seat === null) left.push(hit)
      else this.#take(hit, seat, hit.buchung.zeitraum)
    }
    return left.slice(0, MOST_TIMES)
  }

  /** Assigns another time that day. @param eigene these people's bookings around these days, by person */
  atOtherTime(hits: readonly Hit[], eigene: ReadonlyMap<string, readonly Hold[]>): void {
    const now = new Map(eigene)
    for (const hit of hits) {
      const wish = this.#wishOf(hit)
      if (wish === null) continue
      const { id, bucherId } = hit.buchung
      const others = (now.get(bucherId) ?? []).filter((own) => own.id !== id)
      const found = firstOf(wish.plans, (plan) => this.#otherTime(wish, plan, others))
      if (found === null) continue
      const { leseraum, zeitraum } = found
      now.set(bucherId, [...others, { ...hit.buchung, leseraumId: leseraum.id, zeitraum }])
      this.#take(hit, leseraum, zeitraum)
    }
  }

  /** Null for a booking that has started or is about to: its person is not moved. */
  #wishOf({ buchung, tag }: Hit): Wish | null {
    const own = this.#planOf.get(buchung.leseraumId)
    const leseraum = own?.leseraeume[own.indexOf.get(buchung.leseraumId) ?? -1]
    const { bucherId, zeitraum, zweiteId, gruppengroesse } = buchung
    if (!own || !leseraum || compare(zeitraum.von, this.#facts.now) <= 0) return null
    const einstellungen = this.#facts.einstellungenOf(bucherId)
    const settings = this.#numberOf(einstellungen)
    const rules = `${settings} ${zweiteId === null}`
    return {
      einstellungen,
      settings,
      command: { ...buchung, leseraum },
      tag: tag.toString(),
      stay: `${zeitraum.von.epochMilliseconds} ${zeitraum.bis.epochMilliseconds} ${rules}`,
      kind: `${leseraum.art} ${leseraum.kapazitaet < gruppengroesse} ${gruppengroesse} ${rules}`,
      plans: this.#order.get(own) ?? [],
    }
  }

  /**
   * Whether a stay is allowed by all rules that depend neither on the seat nor on own bookings; memoized for
   * many bookings.
   */
  #allows({ command, einstellungen, stay }: Wish, plan: ErsatzPlan): boolean {
    return known(this.#allowed, plan, stay, () => {
      const { bucherId, zweiteId, zeitraum } = command
      const { now } = this.#facts
      const facts = { now, kalender: plan.kalender, einstellungen, eigene: [], belegungen: [] }
      const issues = [
        ...windowIssues({ zeitraum, zweiteId }, facts),
        ...limitIssues(zeitraum, bucherId, facts),
      ]
      return issues.length === 0
    })
  }

  #sameTime(wish: Wish, plan: ErsatzPlan): Leseraum | null {
    if (!this.#allows(wish, plan)) return null
    const { command, tag } = wish
    const { besetzung, mitternacht } = plan.am(tag)
    const stay = minutesFrom(mitternacht, command.zeitraum)
    const own = command.leseraum.id
    const places = this.#suitable(wish, plan)
    const first = besetzung.firstFree(places, stay, ({ seat }) => seat.id !== own)
    return first?.seat ?? null
  }

  /** Equal settings have the same id. */
  #numberOf(einstellungen: Effective): number {
    const known = this.#settings.get(einstellungen) ?? this.#settings.size
    this.#settings.set(einstellungen, known)
    return known
  }

  /** A group may get a room in place of a seat; a single person never does. */
  #fits(seat: Leseraum, { command, einstellungen }: Wish, plan: ErsatzPlan): boolean {
    const { leseraum: wished, gruppengroesse, zweiteId } = command
    return (
      seat.aktiv &&
      !plan.zu.has(seat.id) &&
      (seat.art === wished.art || (wished.kapazitaet < gruppengroesse && sameUse(seat, wished))) &&
      seat.kapazitaet >= gruppengroesse &&
      (zweiteId !== null || !needsSecond({ leseraum: seat, gruppengroesse }, { einstellungen }))
    )
  }

  /**
   * The suitable seats, the nearest first; on another plan, where distance means nothing, in the plan's
   * order. Shared by many bookings.
   */
  #suitable(wish: Wish, plan: ErsatzPlan): readonly Place[] {
    const from = wish.command.leseraum
    const isOwn = from.grundrissId === plan.id
    return known(this.#suited, plan, isOwn ? `${wish.kind} ${from.id}` : wish.kind, () => {
      const away = ({ seat }: Place) => Math.hypot(seat.x - from.x, seat.y - from.y)
      const fitting = plan.leseraeume
        .map((seat): Place => ({ seat, index: plan.indexOf.get(seat.id) ?? -1 }))
        .filter(({ seat }) => this.#fits(seat, wish, plan))
      return isOwn ? fitting.toSorted((a, b) => away(a) - away(b)) : fitting
    })
  }

  /**
   * The free capacity of a plan's day. The closed plan has none, and is queried for everybody who had a seat
   * there.
   */
  #dayOf(plan: ErsatzPlan, { tag, settings, einstellungen }: Wish): OpenPeriod | null {
    return known(this.#days, plan, `${tag} ${settings}`, () =>
      bookablePeriod(Temporal.PlainDate.from(tag), plan.kalender, einstellungen),
    )
  }

  #otherTime(wish: Wish, plan: ErsatzPlan, eigene: readonly Hold[]) {
    const { command, tag, einstellungen } = wish
    const day = this.#dayOf(plan, wish)
    if (day === null) return null
    const { besetzung, mitternacht } = plan.am(tag)
    const isOwn = plan.id === command.leseraum.grundrissId
    const places = this.#suitable(wish, plan)
    const facts = { now: this.#facts.now, kalender: plan.kalender, einstellungen, eigene }
    const at = minutesFrom(mitternacht, command.zeitraum)
    const open = minutesFrom(mitternacht, day)
    const shortest = shortestStay(einstellungen).value
    for (const { seat: leseraum, index } of places.slice(0, isOwn ? OWN_TRIES : OTHER_TRIES)) {
      const all = besetzung.of(index)
      const own =
        leseraum.id === command.leseraum.id
          ? all.find(({ von, bis }) => von === at.von && bis === at.bis)
          : undefined
      // Exclude only one of them, the booking itself: a lock may have the same times.
      const stays = own ? all.filter((stay) => stay !== own) : all
      // Most seats are full by the time the last bookings are assigned.
      if (longestFree(open, stays) < shortest) continue
      const belegungen = stays.map((stay): Hold => holdAt(leseraum, stay, mitternacht))
      const found = otherTime({ ...command, leseraum }, { ...facts, belegungen }, day)
      if (found) return found
    }
    return null
  }

  #take({ buchung, tag }: Hit, leseraum: Leseraum, zeitraum: Zeitraum): void {
    const plan = this.#planOf.get(leseraum.id)
    if (plan) {
      const { besetzung, mitternacht } = plan.am(tag.toString())
      besetzung.take(plan.indexOf.get(leseraum.id) ?? -1, minutesFrom(mitternacht, zeitraum))
    }
    const sameTime = isSameZeitraum(zeitraum, buchung.zeitraum)
    const samePlan = plan === this.#planOf.get(buchung.leseraumId)
    const art = sameTime ? (samePlan ? 'naechsterPlatz' : 'andererGrundriss') : 'andereZeit'
    this.found.set(buchung.id, { art, leseraum, zeitraum })
  }
}

/** Memoized results for a plan, by query. */
type Known<T> = Map<ErsatzPlan, Map<string, T>>

function known<T>(answers: Known<T>, plan: ErsatzPlan, asked: string, answer: () => T): T {
  const ofPlan = answers.get(plan) ?? new Map<string, T>()
  const before = ofPlan.get(asked)
  if (before !== undefined) return before
  const fresh = answer()
  answers.set(plan, ofPlan.set(asked, fresh))
  return fresh
}

function firstOf<A, B>(all: readonly A[], find: (one: A) => B | null): B | null {
  for (const one of all) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** First come, first served. */
function inTurn(hits: readonly Hit[]): readonly Hit[] {
  // Plain numbers, because thousands of times are compared. The database's resolution is a microsecond.
  const timed = hits.map((hit) => ({ hit, at: Number(hit.erstellt.epochNanoseconds / 1000n) }))
  timed.sort((a, b) => a.at - b.at || (a.hit.buchung.id < b.hit.buchung.id ? -1 : 1))
  return timed.map(({ hit }) => hit)
}

function holdAt(
  { id }: Leseraum,
  { von, bis }: { readonly von: number; readonly bis: number },
  midnight: Temporal.Instant,
): Hold {
  const zeitraum = { von: midnight.add({ minutes: von }), bis: midnight.add({ minutes: bis }) }
  return { id: '', leseraumId: id, zeitraum, status: 'reserviert', bucherId: null }
}
