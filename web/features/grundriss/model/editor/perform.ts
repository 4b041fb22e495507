import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { ask } from '../../../../platform/api.ts'
import { haveTables, madeOf, newTables, sameAs } from '../copies.ts'
import { type Change, inverseOf } from '../manyValues.ts'
import type {
  Create,
  Draft,
  Edit,
  Remove,
  SeatVersion,
  ServerCommand,
  Successor,
  Successors,
} from './commands.ts'

export interface Ground {
  readonly plan: Parameters<typeof haveTables>[0] & { readonly id: string }
  readonly version: number
  /** All seats of the plan as saved. */
  readonly saved: readonly LeseraumDetail[]
}

/** A command executed by the server, with its answer. */
export interface Performed<C extends ServerCommand = ServerCommand> {
  readonly command: C
  readonly successors: Successors
}

/** Executes a command on the server. */
export function perform(command: ServerCommand, ground: Ground, key: string): Promise<Performed> {
  switch (command.kind) {
    case 'create':
      return create(command, ground, key)
    case 'remove':
      return remove(command, ground, key)
    case 'edit':
      return edit(command.changes, ground, key)
  }
}

/** Creates seats; they get new ids even if they existed before. */
export async function create(
  command: Pick<Create, 'draft' | 'of'> & { readonly seats?: readonly SeatVersion[] },
  { plan, version }: Ground,
  key: string,
): Promise<Performed<Create>> {
  const { draft, of } = command
  const answer = await ask(wire.createLeseraeume, { id: plan.id, draft, version, idempotencyKey: key })
  const seats = madeOf(answer.leseraeume, draft.leseraeume)
  const successors = new Map<string, Successor>()
  for (const [i, before] of (command.seats ?? []).entries()) {
    const now = seats[i]
    if (now !== undefined)
      successors.set(before.id, { id: now.id, version: now.version, was: before.version })
  }
  return { command: { kind: 'create', seats, draft, of, version: answer.version }, successors }
}

async function remove(command: Remove, ground: Ground, key: string): Promise<Performed<Remove>> {
  const ids = new Set(command.seats.map(({ id }) => id))
  const draft = draftOf(ids, ground)
  await ask(wire.deleteLeseraeume, {
    id: ground.plan.id,
    draft: { leseraeume: command.seats },
    idempotencyKey: key,
  })
  return { command: { ...command, draft }, successors: new Map() }
}

/** Changes names, zones and equipment; the answer provides the inverse. */
export async function edit(
  changes: readonly Change[],
  { plan, version, saved }: Ground,
  key: string,
): Promise<Performed<Edit>> {
  const { leseraeume } = await ask(wire.changeLeseraeume, {
    id: plan.id,
    draft: { leseraeume: changes },
    version,
    idempotencyKey: key,
  })
  return {
    command: { kind: 'edit', changes, back: inverseOf(changes, saved, leseraeume) },
    successors: versionsAfter(changes, leseraeume),
  }
}

/** The versions of seats after one's own save. @param before as sent */
export function versionsAfter(before: readonly SeatVersion[], after: readonly SeatVersion[]): Successors {
  const now = new Map(after.map(({ id, version }) => [id, version]))
  return new Map(
    before.flatMap(({ id, version: was }) => {
      const version = now.get(id)
      return version === undefined ? [] : [[id, { id, version, was }]]
    }),
  )
}

/**
 * The request that would create these seats again as they are: the deletion fails if somebody has changed
 * one.
 */
export function draftOf(ids: ReadonlySet<string>, { plan, saved }: Ground): Draft {
  const there = saved.filter(({ id }) => ids.has(id))
  const tables = haveTables(plan, saved, ids)
  return { leseraeume: there.map(sameAs), tische: tables ? newTables(there) : [] }
}
