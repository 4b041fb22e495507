import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { type Chosen, NOBODY } from '../seatChoice.ts'
import { pending, placed, type SeatSpot, type Spot, type Spots, sameSpot } from '../seatMoves.ts'
import type { SeatValues } from '../seatValues.ts'
import {
  type Command,
  compose,
  follow,
  invert,
  isLocal,
  type Move,
  type ServerCommand,
  type Successors,
} from './commands.ts'

/** What stands beside the plan. */
export type Beside = 'nichts' | 'grid' | { readonly neu: SeatValues; readonly spot: Spot }

/** Why nothing was copied. */
export type Hint = 'nichtsGemerkt' | 'nichtsMehrDa' | 'zuViele'

/** All that the editor of a plan knows: what is saved, what is not yet, what was done, and what is chosen. */
export interface EditorState {
  /** As they were read last, which tells whether something else was read since. */
  readonly read: readonly LeseraumDetail[]
  readonly version: number
  /** All seats in reading order, as the server has them. */
  readonly saved: readonly LeseraumDetail[]
  /** Where seats stand that were moved and not saved. */
  readonly spots: Spots
  /** Moves that are on their way to the server. */
  readonly inFlight: ReadonlySet<string>
  /** The seats as they were when the first move began that is not saved, and what was saved from here since. */
  readonly base: readonly LeseraumDetail[]
  readonly sent: readonly SeatSpot[]
  readonly done: readonly Command[]
  readonly undone: readonly Command[]
  readonly chosen: Chosen
  /** Every press takes one more, or leaves one. */
  readonly several: boolean
  /** What is pasted next. */
  readonly remembered: Chosen
  readonly hint: Hint | null
  readonly beside: Beside
}

/** Steps that can be undone. */
const REMEMBERED = 200

const NONE: ReadonlySet<string> = new Set()

export function startEditor(read: readonly LeseraumDetail[], version: number): EditorState {
  return {
    read,
    version,
    saved: read,
    spots: new Map(),
    inFlight: NONE,
    base: read,
    sent: [],
    done: [],
    undone: [],
    chosen: NOBODY,
    several: false,
    remembered: NOBODY,
    hint: null,
    beside: 'nichts',
  }
}

/** Seats that stand where they are saved are not moved, whoever moves them later; while a save is on its way, that is not decided. */
function settle(state: EditorState): EditorState {
  const { spots, saved, inFlight } = state
  const home = new Map(saved.map((seat) => [seat.id, seat]))
  const left = [...spots].filter(([id, spot]) => {
    const at = home.get(id)
    return inFlight.has(id) || at === undefined || !sameSpot(at, spot)
  })
  const next = left.length === spots.size ? state : { ...state, spots: new Map(left) }
  const waits = inFlight.size > 0 || pending(saved, next.spots).length > 0
  return waits || (next.base === saved && next.sent.length === 0) ? next : { ...next, base: saved, sent: [] }
}

/** The seats were read (again). */
export function read(state: EditorState, seats: readonly LeseraumDetail[], version: number): EditorState {
  return settle({ ...state, read: seats, saved: seats, version })
}

/** What this would be as a command: the seats stand somewhere already. */
export function moveOf({ saved, spots }: EditorState, to: readonly SeatSpot[]): Move {
  const standing = new Map(placed(saved, spots).map((seat) => [seat.id, seat]))
  const seats = to.map((spot) => {
    const from = standing.get(spot.id) ?? spot
    return { id: spot.id, from: spotOf(from), to: spotOf(spot) }
  })
  return { kind: 'move', seats }
}

const spotOf = ({ x, y, drehung }: Spot): Spot => ({ x, y, drehung })

/** The seats stand where a move puts them. */
export function apply(state: EditorState, { seats }: Move): EditorState {
  const spots = new Map(state.spots)
  for (const { id, to } of seats) spots.set(id, to)
  return settle({ ...state, spots })
}

/** @param goesOn it belongs to the move before: one step back leads before both */
export function move(state: EditorState, to: readonly SeatSpot[], goesOn = false): EditorState {
  const command = moveOf(state, to)
  if (command.seats.every((seat) => sameSpot(seat.from, seat.to))) return state
  const before = state.done.at(-1)
  const moved = apply(state, command)
  if (!goesOn || before?.kind !== 'move') return recorded(moved, command)
  return { ...moved, done: state.done.slice(0, -1).concat(compose(before, command)), undone: [] }
}

function recorded(state: EditorState, command: Command): EditorState {
  return { ...state, done: state.done.concat(command).slice(-REMEMBERED), undone: [] }
}

/** The server has done something that can be taken back. */
export const did = (state: EditorState, command: ServerCommand, successors: Successors): EditorState =>
  recorded(followed(state, successors), command)

/** In which direction the history is gone through. */
export type Way = 'undo' | 'redo'

/** The command of the history that a step in this direction is about. */
export const nextOf = ({ done, undone }: EditorState, way: Way) => (way === 'undo' ? done : undone).at(-1)

/** What does that step. */
export function stepOf(state: EditorState, way: Way): Command | undefined {
  const command = nextOf(state, way)
  if (command === undefined || way === 'redo') return command
  return isLocal(command) ? invert(command) : invert(command)
}

/** A step back or forth, where the page can do it alone. */
export function step(state: EditorState, way: Way): EditorState {
  const command = stepOf(state, way)
  return command === undefined || !isLocal(command) ? state : shifted(apply(state, command), way)
}

function shifted(state: EditorState, way: Way, as?: Command): EditorState {
  const command = as ?? nextOf(state, way)
  if (command === undefined) return state
  const { done, undone } = state
  return way === 'undo'
    ? { ...state, done: done.slice(0, -1), undone: undone.concat(command) }
    : { ...state, done: done.concat(command), undone: undone.slice(0, -1) }
}

/**
 * The server has taken a step. Whatever was done meanwhile stays: the history leads no more to a step that it does not end with.
 * @param asked the command of the history @param outcome what was done, as the server answered it
 */
export function performed(
  state: EditorState,
  way: Way,
  asked: ServerCommand,
  outcome: ServerCommand,
  successors: Successors,
): EditorState {
  const isNext = nextOf(state, way) === asked
  const known = followed(state, successors)
  if (isNext) return shifted(known, way, way === 'undo' ? invert(outcome) : outcome)
  return way === 'undo' ? dropped(state, asked, successors) : recorded(known, outcome)
}

/** It cannot be taken back any more, nor done again, and is no step. */
export function dropped(
  state: EditorState,
  command: Command,
  successors: Successors = new Map(),
): EditorState {
  const rest = (commands: readonly Command[]) => commands.filter((one) => one !== command)
  return followed({ ...state, done: rest(state.done), undone: rest(state.undone) }, successors)
}

/** Seats have other ids or versions by what was done from here. */
function followed(state: EditorState, successors: Successors): EditorState {
  if (successors.size === 0) return state
  const idOf = (id: string) => successors.get(id)?.id ?? id
  return {
    ...state,
    spots: new Map([...state.spots].map(([id, spot]) => [idOf(id), spot])),
    done: state.done.map((command) => follow(command, successors)),
    undone: state.undone.map((command) => follow(command, successors)),
  }
}

/** Moves are on their way to the server. */
export function sendMoves(state: EditorState, changes: readonly SeatSpot[]): EditorState {
  const inFlight = new Set(changes.map(({ id }) => id))
  return { ...state, inFlight, sent: state.sent.concat(changes) }
}

/** They were not saved. */
export const movesFailed = (state: EditorState): EditorState => settle({ ...state, inFlight: NONE })

/**
 * They are saved. What was moved since they were sent is still to be saved, and the history leads on before all of it.
 * @param version of the plan, by the answer: what was read at that version has them already
 */
export function movesSaved(
  state: EditorState,
  changes: readonly SeatSpot[],
  version: number,
  successors: Successors,
): EditorState {
  const isRead = state.version >= version
  const saved = isRead ? state.saved : placed(state.saved, new Map(changes.map((spot) => [spot.id, spot])))
  return settle({ ...followed(state, successors), saved, inFlight: NONE })
}

/** Of seats that somebody else has moved as well, mine holds. */
export const keepMine = (state: EditorState): EditorState => ({ ...state, base: state.saved })

/** Theirs holds, as a step that leads back like any other. */
export function takeTheirs(state: EditorState, ids: ReadonlySet<string>): EditorState {
  const theirs = state.saved.filter(({ id }) => ids.has(id))
  return move({ ...state, base: state.saved }, theirs)
}

/** These are chosen, and nothing else stands beside the plan. */
export const choose = (state: EditorState, chosen: Chosen): EditorState => ({
  ...state,
  chosen,
  hint: null,
  beside: 'nichts',
})

export const chooseNone = (state: EditorState): EditorState =>
  state.chosen.size === 0 ? state : { ...state, chosen: NOBODY, hint: null }

export const show = (state: EditorState, beside: Beside): EditorState => ({ ...state, beside })

/** One that is not created yet stands elsewhere. */
export const placeNew = (state: EditorState, spot: Spot): EditorState =>
  typeof state.beside === 'string' ? state : { ...state, beside: { ...state.beside, spot: spotOf(spot) } }

export const remember = (state: EditorState, remembered: Chosen): EditorState => ({
  ...state,
  remembered,
  hint: null,
})

/** What the server has just done, and nothing was done since. */
export function lastSaved({ done, undone }: EditorState): ServerCommand | null {
  const last = done.at(-1)
  return undone.length > 0 || last === undefined || isLocal(last) ? null : last
}
