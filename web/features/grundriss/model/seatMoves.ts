import type { Direction } from '@platzwart/domain/grundriss/neighbour'
import { firstStep, type Steps, stepped } from './steps.ts'

/** Where a seat stands and how it is turned. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly drehung: number
}

/** Of which seat that is. */
export interface SeatSpot extends Spot {
  readonly id: string
}

type Spots = ReadonlyMap<string, Spot>

/** Seats that were made and saved at once, as one of the steps. */
export interface Made {
  /** As they were then: whoever has changed one since has the last word. */
  readonly seats: readonly { readonly id: string; readonly version: number }[]
  /** What they are copies of. */
  readonly of: readonly string[]
  /** Of the plan, when they were made. */
  readonly version: number
}

/** Where seats stand that were moved here and not saved, and the seats that were made by the step that led here. */
interface Layout {
  readonly spots: Spots
  readonly made: Made | null
}

/** What was done here, with the way back and forth again. */
export type Moves = Steps<Layout>

/** Pointer and keys go by this many plan units. */
export const STEP = 10

export const NO_MOVES: Moves = firstStep({ spots: new Map(), made: null })

/**
 * Seats that were moved together are one step; one that is put where it is saved is not moved.
 * @param goesOn the step before belongs to it: one way back leads before both
 * @param saved all seats of the plan
 */
export function moved(
  moves: Moves,
  spots: readonly SeatSpot[],
  goesOn = false,
  saved: readonly SeatSpot[] = [],
): Moves {
  const home = new Map(saved.map((seat) => [seat.id, seat]))
  const next = new Map(moves.now.spots)
  for (const { id, x, y, drehung } of spots) {
    const spot = { x, y, drehung }
    const at = home.get(id)
    if (at !== undefined && sameSpot(at, spot)) next.delete(id)
    else next.set(id, spot)
  }
  return stepped(moves, { spots: next, made: goesOn ? moves.now.made : null }, goesOn)
}

/** Those seats are as they are saved; one step, which leads back like any other. */
export function leftAlone(moves: Moves, ids: ReadonlySet<string>): Moves {
  const spots = new Map([...moves.now.spots].filter(([id]) => !ids.has(id)))
  return stepped(moves, { spots, made: null })
}

/** Moves that were sent: what they were, and what of it was to be saved over where the seats stood then. */
export interface SentMoves {
  readonly spots: Moves['now']
  readonly changes: readonly SeatSpot[]
  readonly home: readonly SeatSpot[]
}

/** What is left when that is saved: whatever was moved since it was sent, with its way back as far as what was sent. */
export function movedSince({ now, past }: Moves, { spots, changes, home }: SentMoves): Moves {
  if (now === spots) return NO_MOVES
  const stood = new Map(home.map((seat) => [seat.id, seat]))
  function rest({ spots: then, made }: Layout): Layout {
    const left = new Map(then)
    for (const sent of changes) {
      const spot = then.get(sent.id) ?? stood.get(sent.id) ?? sent
      if (sameSpot(spot, sent)) left.delete(sent.id)
      // Taken back meanwhile: it stands elsewhere than it was saved.
      else left.set(sent.id, { x: spot.x, y: spot.y, drehung: spot.drehung })
    }
    return { spots: left, made }
  }
  const left = rest(now)
  if (left.spots.size === 0) return NO_MOVES
  const at = past.lastIndexOf(spots)
  return { now: left, past: at < 0 ? [NO_MOVES.now] : past.slice(at).map(rest), future: [] }
}

/** On the lines of the grid, and on the plan. */
export function snapped(
  { x, y }: { readonly x: number; readonly y: number },
  plan: { readonly breite: number; readonly hoehe: number },
): { readonly x: number; readonly y: number } {
  const on = (value: number, most: number) =>
    Math.min(Math.floor(most / STEP) * STEP, Math.max(0, Math.round(value / STEP) * STEP))
  return { x: on(x, plan.breite), y: on(y, plan.hoehe) }
}

/** The seats as they would stand; one that was not moved is the same object. */
export function placed<S extends SeatSpot>(seats: readonly S[], { now }: Moves): S[] {
  return seats.map((seat) => {
    const spot = now.spots.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? seat : { ...seat, ...spot }
  })
}

/** What differs from what is saved; nothing of a seat that is gone. */
export function pending<S extends SeatSpot>(seats: readonly S[], { now }: Moves) {
  return seats.flatMap((seat) => {
    const spot = now.spots.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? [] : [{ id: seat.id, ...spot }]
  })
}

export const sameSpot = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.drehung === b.drehung

export interface Arrow {
  /** In plan units. */
  readonly by: readonly [number, number]
  readonly richtung: Direction
}

/** What the arrow keys do on a plan: lead on, or carry by a step of the grid. */
export const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { by: [-STEP, 0], richtung: 'links' },
  ArrowRight: { by: [STEP, 0], richtung: 'rechts' },
  ArrowUp: { by: [0, -STEP], richtung: 'hoch' },
  ArrowDown: { by: [0, STEP], richtung: 'runter' },
}

/** With Shift, so many steps at once. */
const FAR = 10

/** How far an arrow carries. @param far with Shift */
export function reachOf({ by: [x, y] }: Arrow, far: boolean) {
  const times = far ? FAR : 1
  return { x: x * times, y: y * times }
}
