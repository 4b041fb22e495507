import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'
import { recordBuchung } from './recordBuchung.ts'
import { takeSlot } from './takeSlot.ts'
import { notify } from './transition.ts'

interface Refused {
  readonly refusal: Refusal
}

/** What one kind makes of a request, step by step. */
export interface BookingTypes {
  readonly input: unknown
  /** What is asked for, as the rules see it, with what was read to understand it. */
  readonly wish: object
  /** What was read in the round trip of the attempt. */
  readonly asked: object
  /** All that the rules are told, and what a refusal needs beside it. */
  readonly facts: object
}

/** A wish with the row that it would be. */
export interface Attempt<T extends BuchungTypes, B extends BookingTypes> {
  readonly wish: B['wish']
  readonly row: T['fresh']
}

/** One that has the slot, and that the rules let pass. */
export interface Booked<T extends BuchungTypes, B extends BookingTypes> extends Attempt<T, B> {
  readonly taken: T['taken']
  readonly facts: B['facts']
}

/** How a kind of booking is booked: what differs. In which order it goes, and what is written and told, is the same for all of them. */
export interface Booking<T extends BuchungTypes, B extends BookingTypes> {
  /** As the audit trail names it. */
  readonly aktion: string
  /** Refuses what is not there, and what is no wish at all. */
  readonly wishOf: (call: Call, input: B['input']) => Promise<B['wish'] | Refused>
  readonly rowOf: (call: Call, wish: B['wish']) => T['fresh'] | Promise<T['fresh']>
  /** Of the record that the rules look at; without it they ask nothing of it that may have changed. */
  readonly versionOf?: (wish: B['wish']) => number
  /** What the server knows already to be somebody else's, without an attempt; null when it must be tried. */
  readonly seeTaken?: (call: Call, attempt: Attempt<T, B>) => Promise<B['facts'] | null>
  /** Locks whose limits are decided, and reads what the rules ask about them. It is sent before the attempt, in the same round trip. */
  readonly ask: (call: Call, attempt: Attempt<T, B>) => Promise<B['asked']>
  /**
   * What is known then. What else holds the slot matters only when it was not to be had: the constraint has spoken, and the reasons are read
   * for the answer. The row itself may be among what was read: it stands in nobody's way.
   */
  readonly factsOf: (
    call: Call,
    attempt: Attempt<T, B>,
    asked: B['asked'],
    taken: T['taken'] | null,
  ) => Promise<B['facts'] | Refused>
  readonly decide: (wish: B['wish'], facts: B['facts']) => Result<unknown>
  /** What the constraint says when the rules saw nothing. */
  readonly takenIssue: (call: Call, wish: B['wish']) => Issue
  /** Why not, and what instead. */
  readonly refuse: (
    call: Call,
    attempt: Attempt<T, B>,
    facts: B['facts'],
    issues: readonly Issue[],
  ) => Promise<Refused>
  /** The booking with its names, after all that is written beside it. */
  readonly complete: (call: Call, booked: Booked<T, B>) => T['named'] | Promise<T['named']>
  /** What its people are told. */
  readonly changes: (named: T['named']) => readonly T['change'][]
}

async function attempt<T extends BuchungTypes, B extends BookingTypes>(
  call: Call,
  art: BuchungArt<T>,
  booking: Booking<T, B>,
  tried: Attempt<T, B>,
) {
  const seen = (await booking.seeTaken?.(call, tried)) ?? null
  if (seen) return { taken: null, facts: seen }
  const version = booking.versionOf?.(tried.wish) ?? null
  const [asked, taken] = await Promise.all([
    booking.ask(call, tried),
    takeSlot(call.tx, art, tried.row, call.now, version),
  ])
  const facts = await booking.factsOf(call, tried, asked, taken)
  return 'refusal' in facts ? facts : { taken, facts }
}

/**
 * Books: takes the slot in the same round trip that reads what the rules ask about; a refusal rolls it back. The rules decide, and the
 * database has the last word.
 */
export async function bookBuchung<T extends BuchungTypes, B extends BookingTypes>(
  call: Call,
  art: BuchungArt<T>,
  booking: Booking<T, B>,
  input: B['input'],
) {
  const wish = await booking.wishOf(call, input)
  if ('refusal' in wish) return wish as Refused
  const row = await booking.rowOf(call, wish)
  const tried = { wish, row }
  const attempted = await attempt(call, art, booking, tried)
  if ('refusal' in attempted) return attempted
  const { taken, facts } = attempted
  const decision = booking.decide(wish, facts)
  if (!decision.ok) return booking.refuse(call, tried, facts, decision.issues)
  if (!taken) return booking.refuse(call, tried, facts, [booking.takenIssue(call, wish)])
  recordBuchung(call, art, booking.aktion, null, row)
  const named = await booking.complete(call, { wish, row, taken, facts })
  for (const change of booking.changes(named)) await notify(call, art, change, named)
  return { status: 201, body: art.present(call, named), version: 1 } as const
}
