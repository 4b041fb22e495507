import type { DraftOf } from '@platzwart/contract/operation'
import type * as wire from '@platzwart/contract/operations/leseraum'
import type { Change } from '../manyValues.ts'
import type { Spot } from '../seatMoves.ts'

/** A seat, and the version up to which its history is known here. */
export interface SeatVersion {
  readonly id: string
  readonly version: number
}

/** What creates seats, with the tables under them. */
export type Draft = DraftOf<typeof wire.createLeseraeume> & {
  readonly leseraeume: readonly { readonly bezeichnung: string }[]
}

/** Seats stand elsewhere. This waits in the page until it is saved. */
export interface Move {
  readonly kind: 'move'
  readonly seats: readonly { readonly id: string; readonly from: Spot; readonly to: Spot }[]
}

/** Seats come, or go. */
interface Presence {
  readonly seats: readonly SeatVersion[]
  /** What creates them (again). Of seats that are there it is taken anew when they go. */
  readonly draft: Draft
  /** The seats that they are copies of. */
  readonly of: readonly string[]
  /** Of the plan when they came. */
  readonly version: number
}

export interface Create extends Presence {
  readonly kind: 'create'
}

export interface Remove extends Presence {
  readonly kind: 'remove'
}

/** Names, zones or equipment become others. */
export interface Edit {
  readonly kind: 'edit'
  readonly changes: readonly Change[]
  readonly back: readonly Change[]
}

/** Whatever the server saves at once. */
export type ServerCommand = Create | Remove | Edit

/** One step of the plan editor. */
export type Command = Move | ServerCommand

export const isLocal = (command: Command): command is Move => command.kind === 'move'

/** The command that takes this one back. */
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

/** Two moves as one: it begins where the first did and ends where the second does. */
export function compose(first: Move, second: Move): Move {
  const later = new Map(second.seats.map((seat) => [seat.id, seat]))
  const earlier = new Set(first.seats.map(({ id }) => id))
  const carried = first.seats.map((seat) => ({ ...seat, to: later.get(seat.id)?.to ?? seat.to }))
  return { kind: 'move', seats: carried.concat(second.seats.filter(({ id }) => !earlier.has(id))) }
}

/** What a seat is known as after it was saved or created again from here. */
export interface Successor extends SeatVersion {
  /** The version before. A history that rests on another one knows less, and keeps what it knows. */
  readonly was: number
}

export type Successors = ReadonlyMap<string, Successor>

/** The command, about the seats as they are known now. */
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
