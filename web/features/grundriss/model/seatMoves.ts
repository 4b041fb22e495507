import type { Direction } from '@platzwart/domain/grundriss/neighbour'

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

/** Where seats stand that were moved and not saved. */
export type Spots = ReadonlyMap<string, Spot>

/** Pointer and keys go by this many plan units. */
export const STEP = 10

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
export function placed<S extends SeatSpot>(seats: readonly S[], spots: Spots): S[] {
  return seats.map((seat) => {
    const spot = spots.get(seat.id)
    if (spot === undefined || sameSpot(seat, spot)) return seat
    const { x, y, drehung } = spot
    return { ...seat, x, y, drehung }
  })
}

/** What differs from what is saved; nothing of a seat that is gone. */
export function pending<S extends SeatSpot>(seats: readonly S[], spots: Spots): SeatSpot[] {
  return seats.flatMap((seat) => {
    const spot = spots.get(seat.id)
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
