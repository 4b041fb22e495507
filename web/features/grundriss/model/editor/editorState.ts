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

/** The panel beside the plan. */
export type Beside = 'nichts' | 'grid' | { readonly neu: SeatValues; readonly spot: Spot }

/** Why nothing was pasted. */
export type Hint = 'nichtsGemerkt' | 'nichtsMehrDa' | 'zuViele'

/** The plan editor's whole state: saved seats, unsaved moves, history and selection. */
export interface EditorState {
  /** The last loaded seats, compared by identity to detect a reload. */
  readonly read: readonly LeseraumDetail[]
  readonly version: number
  /** All seats in reading order, as the server has them. */
  readonly saved: readonly LeseraumDetail[]
  /** Positions of moved, unsaved seats. */
  readonly spots: Spots
  /** Seats whose moves are being sent. */
  readonly inFlight: ReadonlySet<string>
  /** The seats before the first unsaved move, updated by one's own saves since. */
  readonly base: readonly LeseraumDetail[]
  readonly sent: readonly SeatSpot[]
  readonly done: readonly Command[]
  readonly undone: readonly Command[]
  readonly chosen: Chosen
  /** Every press adds a seat to the selection, or removes it. */
  readonly several: boolean
  /** The clipboard. */
  readonly remembered: Chosen
  readonly hint: Hint | null
  readonly beside: Beside
}

/** The maximum of undo steps. */
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

/** Drops the unsaved positions that equal the saved ones; not during a save, whose result is unknown. */
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

/** The seats were loaded (again). */
export function read(state: EditorState, seats: readonly LeseraumDetail[], version: number): EditorState {
  return settle({ ...state, read: seats, saved: seats, version })
}

/** The command for a move from the current positions. */
export function moveOf({ saved, spots }: EditorState, to: readonly SeatSpot[]): Move {
  const standing = new Map(placed(saved, spots).map((seat) => [seat.id, seat]))
  const seats = to.map((spot) => {
    const from = standing.get(spot.id) ?? spot
    return { id: spot.id, from: spotOf(from), to: spotOf(spot) }
  })
  return { kind: 'move', seats }
}

const spotOf = ({ x, y, drehung }: Spot): Spot => ({ x, y, drehung })

/** Applies a move's positions. */
export function apply(state: EditorState, { seats }: Move): EditorState {
  const spots = new Map(state.spots)
  for (const { id, to } of seats) spots.set(id, to)
  return settle({ ...state, spots })
}

/** Moves seats. @param goesOn merges the move into the previous undo step */
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

/** Records a command that the server has executed, as an undo step. */
export const did = (state: EditorState, command: ServerCommand, successors: Successors): EditorState =>
  recorded(followed(state, successors), command)

/** The direction of a step through the history. */
export type Way = 'undo' | 'redo'

/** The next command of the history in this direction. */
export const nextOf = ({ done, undone }: EditorState, way: Way) => (way === 'undo' ? done : undone).at(-1)

/** The command that performs the step. */
export function stepOf(state: EditorState, way: Way): Command | undefined {
  const command = nextOf(state, way)
  if (command === undefined || way === 'redo') return command
  return isLocal(command) ? invert(command) : invert(command)
}

/** Undoes or redoes a move, which needs no server. */
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
 * The server has executed a step. Changes made meanwhile stay: the history drops a step that is no longer its
 * last one. @param asked the command of the history @param outcome the executed command, with the server's
 * answer
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

/** Removes a step that can be neither undone nor redone. */
export function dropped(
  state: EditorState,
  command: Command,
  successors: Successors = new Map(),
): EditorState {
  const rest = (commands: readonly Command[]) => commands.filter((one) => one !== command)
  return followed({ ...state, done: rest(state.done), undone: rest(state.undone) }, successors)
}

/** Updates ids and versions after one's own saves. */
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

/** Marks moves as being sent. */
export function sendMoves(state: EditorState, changes: readonly SeatSpot[]): EditorState {
  const inFlight = new Set(changes.map(({ id }) => id))
  return { ...state, inFlight, sent: state.sent.concat(changes) }
}

/** Sending the moves failed. */
export const movesFailed = (state: EditorState): EditorState => settle({ ...state, inFlight: NONE })

/**
 * The moves are saved. Later ones stay unsaved, and undo still reaches the moves before. @param version the
 * plan's version in the answer: a load of that version includes them already
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

/** Resolves a conflict with others' moves in favour of mine. */
export const keepMine = (state: EditorState): EditorState => ({ ...state, base: state.saved })

/** Resolves it in favour of theirs, as an undoable step. */
export function takeTheirs(state: EditorState, ids: ReadonlySet<string>): EditorState {
  const theirs = state.saved.filter(({ id }) => ids.has(id))
  return move({ ...state, base: state.saved }, theirs)
}

/** Selects seats, and closes the panel's form. */
export const choose = (state: EditorState, chosen: Chosen): EditorState => ({
  ...state,
  chosen,
  hint: null,
  beside: 'nichts',
})

export const chooseNone = (state: EditorState): EditorState =>
  state.chosen.size === 0 ? state : { ...state, chosen: NOBODY, hint: null }

export const show = (state: EditorState, beside: Beside): EditorState => ({ ...state, beside })

/** Moves the new seat before it is created. */
export const placeNew = (state: EditorState, spot: Spot): EditorState =>
  typeof state.beside === 'string' ? state : { ...state, beside: { ...state.beside, spot: spotOf(spot) } }

export const remember = (state: EditorState, remembered: Chosen): EditorState => ({
  ...state,
  remembered,
  hint: null,
})

/** The last command if the server has executed it and nothing followed. */
export function lastSaved({ done, undone }: EditorState): ServerCommand | null {
  const last = done.at(-1)
  return undone.length > 0 || last === undefined || isLocal(last) ? null : last
}
