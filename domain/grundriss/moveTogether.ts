import type { Size } from './footprint.ts'
import type { Point } from './pathText.ts'

/**
 * Moves seats together, keeping their arrangement: all stop when the first of them reaches the edge of the
 * plan. A seat's position is its centre; one that is already outside may move in, and holds the others back
 * nowhere.
 */
export function moveTogether<P extends Point>(points: readonly P[], by: Point, plan: Size): P[] {
  const dx = heldBack(
    points.map(({ x }) => x),
    by.x,
    plan.breite,
  )
  const dy = heldBack(
    points.map(({ y }) => y),
    by.y,
    plan.hoehe,
  )
  return points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy }))
}

function heldBack(places: readonly number[], by: number, most: number): number {
  let held = by
  for (const at of places) {
    if (by > 0) held = Math.min(held, Math.max(0, most - at))
    else held = Math.max(held, Math.min(0, -at))
  }
  return held === 0 ? 0 : held
}
