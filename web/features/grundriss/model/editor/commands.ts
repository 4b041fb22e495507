import type { DraftOf } from '@platzwart/contract/operation'
import type * as wire from '@platzwart/contract/operations/leseraum'
import type { Change } from '../manyValues.ts'
import type { Spot } from '../seatMoves.ts'

/** A seat, and its last version known to the undo history. */
export interface SeatVersion {
  readonly id: string
  readonly version: number
}

/** The request that creates seats, with the tables below them. */
export type Draft = DraftOf<typeof wire.createLeseraeume> & {
  readonly leseraeume: readonly { readonly bezeichnung: string }[]
}

/** Moves seats. Stays in the page until it is saved. */
export interface Move {
  readonly kind: 'move'
  readonly seats: readonly { readonly id: string; readonly from: Spot; readonly to: Spot }[]
}

/** Creates or deletes seats. */
interface Presence {
  readonly seats: readonly SeatVersion[]
  /** Creates them (again). For existing seats it is taken when they are deleted. */
  readonly draft: Draft
  /** The originals, if they are copies. */
  readonly of: readonly string[]
  /** The plan's version when they were created. */
  readonly version: number
}

export interface Create extends Presence {
  readonly kind: 'create'
}

export interface Remove extends Presence {
  readonly kind: 'remove'
}

/** Changes names, zones or equipment. */
export interface Edit {
  readonly kind: 'edit'
  readonly changes: readonly Change[]
  readonly back: readonly Change[]
}

/** A command that the server executes at once. */
export type ServerCommand = Create | Remove | Edit

/** One command of the plan editor. */
export type Command = Move | ServerCommand

export const isLocal = (command: Command): command is Move => command.kind === 'move'

/** The inverse of a command. */
export function invert(command: Move): Move
export function invert(command: ServerCommand): ServerCommand
export function invert(command: Command): Command {
  switch (command.kind) {
    case 'move':
      return { kind: 'move', seats: command.seats.map(({ id, from, to }) => ({ id, from: to, to: from })) }
    case 'create':
      return { ...command, kind: 'remove' }
    case 'remove':
      return { ...command, kind: 'create' }
    case 'edit':
      return { kind: 'edit', changes: command.back, back: command.changes }
  }
}

/** Merges two moves: from the start of the first to the end of the second. */
export function compose(first: Move, second: Move): Move {
  const later = new Map(second.seats.map((seat) => [seat.id, seat]))
  const earlier = new Set(first.seats.map(({ id }) => id))
  const carried = first.seats.map((seat) => ({ ...seat, to: later.get(seat.id)?.to ?? seat.to }))
  return { kind: 'move', seats: carried.concat(second.seats.filter(({ id }) => !earlier.has(id))) }
}

/** A seat's identity after it was saved or created again from here. */
export interface Successor extends SeatVersion {
  /** The previous version. A history based on another one is outdated, and stays unchanged. */
  readonly was: number
}

export type Successors = ReadonlyMap<string, Successor>

/** Rewrites a command to the seats' current identities. */
export function follow<C extends Command>(command: C, successors: Successors): C
export function follow(command: Command, successors: Successors): Command {
  if (successors.size === 0) return command
  const idOf = (id: string) => successors.get(id)?.id ?? id
  function known<S extends SeatVersion>(seat: S): S {
    const next = successors.get(seat.id)
    if (next === undefined) return seat
    return { ...seat, id: next.id, version: seat.version === next.was ? next.version : seat.version }
  }
  switch (command.kind) {
    case 'move':
      return { kind: 'move', seats: command.seats.map((seat) => ({ ...seat, id: idOf(seat.id) })) }
    case 'edit':
      return { kind: 'edit', changes: command.changes.map(known), back: command.back.map(known) }
    default:
      return { ...command, seats: command.seats.map(known), of: command.of.map(idOf) }
  }
}
