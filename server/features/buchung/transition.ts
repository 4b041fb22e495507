import type { Actor } from '@platzwart/domain/buchung/actor'
import { awaitsStart, type BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type BuchungArt, type BuchungTypes, type HeldColumns, textsOf } from './buchungArt.ts'
import { type LockRequest, lockBooking } from './lockInOrder.ts'
import { recordBuchung } from './recordBuchung.ts'
import { updateBuchung } from './updateBuchung.ts'

interface Refused {
  readonly refusal: Refusal
}

export function refuseIssues(issues: readonly Issue[]) {
  return refuse({ status: 422, code: issues[0]?.code ?? 'anfrage.ungueltig', issues })
}

const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

type Acting = Pick<Call, 'person'>

export function actorOf<T extends BuchungTypes>({ person }: Acting, { pflege }: BuchungArt<T>): Actor {
  return { benutzerId: person.id, pflege: person.berechtigungen.has(pflege) }
}

/** Only a booking's people and those who maintain its kind may see it. */
export function mayRead<T extends BuchungTypes>(call: Acting, art: BuchungArt<T>, row: T['row']): boolean {
  const { pflege, benutzerId } = actorOf(call, art)
  return pflege || art.people.some((column) => row[column as keyof T['row']] === benutzerId)
}

export async function readBooking<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  id: string,
): Promise<T['named'] | undefined> {
  return tx.first(ready<T['named']>(textsOf(art).read, tx.scope.mandantId, id))
}

/** Reads a booking that this person may see and locks it until the transaction ends; a refusal otherwise. */
export async function lockOwn<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  id: string,
  more: LockRequest = {},
): Promise<{ readonly row: T['named'] } | Refused> {
  const row = await lockBooking(call.tx, art, id, more)
  if (!row || !mayRead(call, art, row)) return refuse(NOT_FOUND)
  art.requires?.(call, row)
  return { row }
}

/** The deadlines of a booking that has not started count from now on. */
function deedOf({ now }: Pick<Call, 'now'>, status: BuchungStatus): HeldColumns {
  return awaitsStart(status) ? { gilt_seit: now } : {}
}

/**
 * Writes the next status with its audit row and returns the updated booking. The slot is no longer held
 * unless `more` says so. The row is written with the COMMIT: nothing in this transaction reads it again.
 */
export function writeStatus<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  aktion: string,
  row: T['named'],
  status: BuchungStatus,
  more?: T['update'],
): T['named'] {
  const columns: T['update'] = {
    gehalten_bis: null,
    gehalten_status: null,
    ...more,
    ...deedOf(call, status),
    status,
  }
  const update = updateBuchung(call.tx, art, row, columns)
  call.tx.later(update.sql, update.parameters, update)
  const after: T['named'] = { ...row, ...columns, version: row.version + 1 }
  recordBuchung(call, art, aktion, row, after)
  return after
}

/** Queues the mails about a change in this transaction. */
export async function notify<T extends BuchungTypes>(
  { tx, deps, konfiguration }: Call,
  art: BuchungArt<T>,
  change: T['change'],
  row: T['named'],
  before?: T['named'],
  more?: T['more'],
): Promise<void> {
  await deps.mailer.queue(tx, await art.mails({ tx, konfiguration }, change, row, before, more))
}

/** One status transition. */
export interface Verb<T extends BuchungTypes> {
  /** The action's name in the audit trail. */
  readonly aktion: string
  /** The change's name in the table of mail receivers; null where nobody is notified. */
  readonly change: T['change'] | ((row: T['named']) => T['change'] | null)
  /** Locks it needs besides the booking. */
  readonly wanted?: LockRequest
  readonly decide: (row: T['named'], actor: Actor) => Result<BuchungStatus> | Promise<Result<BuchungStatus>>
  /** Columns besides the status. */
  readonly more?: (row: T['named']) => T['update']
}

/** Performs a status transition: locks, lets the domain decide, writes, records, and queues the mails. */
export async function transition<T extends BuchungTypes>(
  call: Call,
  art: BuchungArt<T>,
  id: string,
  verb: Verb<T>,
) {
  const locked = await lockOwn(call, art, id, verb.wanted)
  if ('refusal' in locked) return locked
  const decision = await verb.decide(locked.row, actorOf(call, art))
  if (!decision.ok) return refuseIssues(decision.issues)
  const after = writeStatus(call, art, verb.aktion, locked.row, decision.value, verb.more?.(locked.row))
  const change = typeof verb.change === 'string' ? verb.change : verb.change(locked.row)
  if (change !== null) await notify(call, art, change, after)
  return { status: 200, body: art.present(call, after), version: after.version } as const
}
