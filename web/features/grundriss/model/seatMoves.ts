import type { Direction } from '@platzwart/domain/grundriss/neighbour'

/** A seat's position and rotation. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly drehung: number
}

/** With the seat's id. */
export interface SeatSpot extends Spot {
  readonly id: string
}

/** Unsaved positions of moved seats. */
export type Spots = ReadonlyMap<string, Spot>

/** Grid step in plan units for pointer and keyboard. */
export const STEP = 10

/** Snaps to the grid within the plan. */
export function snapped(
  { x, y }: { readonly x: number; readonly y: number },
  plan: { readonly breite: number; readonly hoehe: number },
): { readonly x: number; readonly y: number } {
  const on = (value: number, most: number) =>
    Math.min(Math.floor(most / STEP) * STEP, Math.max(0, Math.round(value / STEP) * STEP))
  return { x: on(x, plan.breite), y: on(y, plan.hoehe) }
}

/** The seats with their unsaved positions; an unmoved one keeps its identity. */
export function placed<S extends SeatSpot>(seats: readonly S[], spots: Spots): S[] {
  return seats.map((seat) => {
    const spot = spots.get(seat.id)
    if (spot === undefined || sameSpot(seat, spot)) return seat
    const { x, y, drehung } = spot
    return { ...seat, x, y, drehung }
  })
}

/** The positions that differ from the saved ones, without deleted seats. */
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

/** The arrow keys: move the focus, or a lifted seat by a grid step. */
export const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { by: [-STEP, 0], richtung: 'links' },
  ArrowRight: { by: [STEP, 0], richtung: 'rechts' },
  ArrowUp: { by: [0, -STEP], richtung: 'hoch' },
  ArrowDown: { by: [0, STEP], richtung: 'runter' },
}

/** Grid steps per key press with Shift. */
const FAR = 10

/** The distance of an arrow key. @param far with Shift */
export function reachOf({ by: [x, y] }: Arrow, far: boolean) {
  const times = far ? FAR : 1
  return { x: x * times, y: y * times }
}
