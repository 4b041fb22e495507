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

/** The types that a kind's booking flow passes from step to step. */
export interface BookingTypes {
  readonly input: unknown
  /** The request as the rules see it, with the rows that were read to understand it. */
  readonly wish: object
  /** What the attempt's round trip read. */
  readonly asked: object
  /** Everything the rules need, plus what a refusal needs. */
  readonly facts: object
}

/** A wish with the row it would insert. */
export interface Attempt<T extends BuchungTypes, B extends BookingTypes> {
  readonly wish: B['wish']
  readonly row: T['fresh']
}

/** An attempt that has its slot and that the rules accept. */
export interface Booked<T extends BuchungTypes, B extends BookingTypes> extends Attempt<T, B> {
  readonly taken: T['taken']
  readonly facts: B['facts']
}

/**
 * What differs between kinds when they book. The order of the steps, and what is recorded and mailed, is the
 * same for all.
 */
export interface Booking<T extends BuchungTypes, B extends BookingTypes> {
  /** The action's name in the audit trail. */
  readonly aktion: string
  /** Refuses unknown records and malformed wishes. */
  readonly wishOf: (call: Call, input: B['input']) => Promise<B['wish'] | Refused>
  readonly rowOf: (call: Call, wish: B['wish']) => T['fresh'] | Promise<T['fresh']>
  /**
   * Version of the record the rules looked at. Omit it when no rule depends on anything in the record that
   * may have changed.
   */
  readonly versionOf?: (wish: B['wish']) => number
  /** Facts that already show the slot is taken, so that no attempt is needed; null when the attempt has to decide. */
  readonly seeTaken?: (call: Call, attempt: Attempt<T, B>) => Promise<B['facts'] | null>
  /**
   * Locks whatever has limits to decide on and reads what the rules need. Sent before the insert, in the same
   * round trip.
   */
  readonly ask: (call: Call, attempt: Attempt<T, B>) => Promise<B['asked']>
  /**
   * Collects the facts. Competing bookings matter only if `taken` is null: the constraint has refused by
   * then, and they are read to explain why. The rows may include the new booking itself, which conflicts with
   * nothing.
   */
  readonly factsOf: (
    call: Call,
    attempt: Attempt<T, B>,
    asked: B['asked'],
    taken: T['taken'] | null,
  ) => Promise<B['facts'] | Refused>
  readonly decide: (wish: B['wish'], facts: B['facts']) => Result<unknown>
  /** The issue to report when the constraint refuses but the rules found nothing. */
  readonly takenIssue: (call: Call, wish: B['wish']) => Issue
  /** The refusal: reasons and alternatives. */
  readonly refuse: (
    call: Call,
    attempt: Attempt<T, B>,
    facts: B['facts'],
    issues: readonly Issue[],
  ) => Promise<Refused>
  /** Returns the booking with its names, after everything that is written beside it. */
  readonly complete: (call: Call, booked: Booked<T, B>) => T['named'] | Promise<T['named']>
  /** The changes to notify people of. */
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
 * Books: takes the slot in the same round trip that reads the facts; a refusal rolls it back. The domain
 * decides first, and the database has the last word.
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
