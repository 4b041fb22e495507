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

/** What was moved here and not saved, with the way back and forth again. */
export type Moves = Steps<Spots>

/** Pointer and keys go by this many plan units. */
export const STEP = 10

export const NO_MOVES: Moves = firstStep(new Map())

/** Seats that were moved together are one step. @param goesOn the step before belongs to it: one way back leads before both */
export function moved(moves: Moves, spots: readonly SeatSpot[], goesOn = false): Moves {
  const next = new Map(moves.now)
  for (const { id, x, y, drehung } of spots) next.set(id, { x, y, drehung })
  return stepped(moves, next, goesOn)
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
    const spot = now.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? seat : { ...seat, ...spot }
  })
}

/** What differs from what is saved; nothing of a seat that is gone. */
export function pending<S extends SeatSpot>(seats: readonly S[], { now }: Moves) {
  return seats.flatMap((seat) => {
    const spot = now.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? [] : [{ id: seat.id, ...spot }]
  })
}

const sameSpot = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.drehung === b.drehung
