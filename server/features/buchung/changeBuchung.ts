import type { Actor } from '@platzwart/domain/buchung/actor'
import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'
import type { LockRequest } from './lockInOrder.ts'
import { recordBuchung } from './recordBuchung.ts'
import { moveToSlot } from './takeSlot.ts'
import { actorOf, lockOwn, notify, readBooking } from './transition.ts'

interface Refused {
  readonly refusal: Refusal
}

/** The types that a kind's change flow passes from step to step. */
export interface ChangeTypes {
  readonly input: unknown
  /** The booking after the change as the rules see it, with the rows that were read to understand it. */
  readonly wish: object
  /** Everything the rules need. */
  readonly facts: object
  /** What the rules answer when they accept the change. */
  readonly decision: unknown
}

/** A locked booking with the wish for it. */
interface Wish<T extends BuchungTypes, W> {
  readonly row: T['named']
  readonly wish: W
}

/** One change to notify people of. */
interface Message<T extends BuchungTypes> {
  readonly change: T['change']
  readonly row: T['named']
  /** The booking before the change, if the mail mentions it. */
  readonly before?: T['named']
  readonly more?: T['more']
}

/**
 * What differs between kinds when a booking is changed. The order of the steps, and what is recorded and mailed,
 * is the same for all.
 */
export interface Change<T extends BuchungTypes, C extends ChangeTypes> {
  /** The action's name in the audit trail. */
  readonly aktion: string
  /** Refuses unknown records and malformed wishes. */
  readonly wishOf: (call: Call, row: T['named'], input: C['input']) => Promise<C['wish'] | Refused>
  /**
   * Version of the record the rules looked at. Omit it when no rule depends on anything in the record that
   * may have changed.
   */
  readonly versionOf?: (wish: C['wish']) => number
  /** Locks whatever has limits to decide on and reads what the rules need. */
  readonly factsOf: (call: Call, tried: Wish<T, C['wish']>) => Promise<C['facts'] | Refused>
  readonly decide: (tried: Wish<T, C['wish']>, actor: Actor, facts: C['facts']) => Result<C['decision']>
  /** The refusal: reasons and alternatives. */
  readonly refuse: (
    call: Call,
    tried: Wish<T, C['wish']>,
    facts: C['facts'],
    issues: readonly Issue[],
  ) => Refused | Promise<Refused>
  /**
   * The issue to report when the constraint refuses but the rules found nothing. Omit it for a change that
   * keeps the slot: the only conflict is then a record that has just been closed.
   */
  readonly takenIssue?: (call: Call, wish: C['wish']) => Issue
  readonly columnsOf: (
    call: Call,
    tried: Wish<T, C['wish']>,
    decision: C['decision'],
  ) => T['update'] | Promise<T['update']>
  /** Whether the change changes nothing: then nothing is written and nobody is notified. Without it every change is written. */
  readonly isSame?: (before: T['named'], after: T['named']) => boolean
  /** Writes the rows that go with the booking. */
  readonly writeBeside?: (call: Call, after: T['named']) => void | Promise<void>
  /** The changes to notify people of, in this order. */
  readonly messages: (before: T['named'], after: T['named'], call: Call) => readonly Message<T>[]
}

const show = <T extends BuchungTypes>(call: Call, art: BuchungArt<T>, row: T['named']) =>
  ({ status: 200, body: art.present(call, row), version: row.version }) as const

/** Changes a booking that the caller has locked. The domain decides first, and the database has the last word on the slot. */
export async function writeChange<T extends BuchungTypes, C extends ChangeTypes>(
  call: Call,
  art: BuchungArt<T>,
  change: Change<T, C>,
  row: T['named'],
  input: C['input'],
) {
  const { tx, now } = call
  const wish = await change.wishOf(call, row, input)
  if ('refusal' in wish) return wish as Refused
  const tried = { row, wish }
  const facts = await change.factsOf(call, tried)
  if ('refusal' in facts) return facts as Refused
  const decision = change.decide(tried, actorOf(call, art), facts)
  if (!decision.ok) return change.refuse(call, tried, facts, decision.issues)
  const columns = await change.columnsOf(call, tried, decision.value)
  const after: T['named'] = { ...row, ...columns, version: row.version + 1 }
  if (change.isSame?.(row, after)) return show(call, art, row)
  const version = change.versionOf?.(wish) ?? null
  if (!(await moveToSlot(tx, art, row, after, columns, now, version))) {
    return change.takenIssue
      ? change.refuse(call, tried, facts, [change.takenIssue(call, wish)])
      : refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  }
  recordBuchung(call, art, change.aktion, row, after)
  await change.writeBeside?.(call, after)
  const named = await readBooking(tx, art, row.id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  for (const message of change.messages(row, named, call))
    await notify(call, art, message.change, message.row, message.before, message.more)
  return show(call, art, named)
}

/** The booking and the version that the client has read. */
interface Seen {
  readonly id: string
  readonly version: number
}

/**
 * Changes a booking: locks it, refuses a stale version, and lets the kind pick the change for this row.
 *
 * @param wanted locks it needs besides the booking
 * @param make calls `writeChange` with the definition for this row; a booking under way may follow other rules than one ahead
 */
export async function changeBuchung<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  seen: Seen,
  wanted: LockRequest,
  make: (row: T['named']) => ReturnType<typeof writeChange<T, ChangeTypes>>,
) {
  const locked = await lockOwn(call, art, seen.id, wanted)
  if ('refusal' in locked) return locked
  const { row } = locked
  if (row.version === seen.version) return make(row)
  return refuse({ status: 412, code: 'anfrage.versionVeraltet', current: art.present(call, row) })
}
