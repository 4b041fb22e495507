import type { Box } from './drawRoom.ts'
import { hullOf, type Size } from './footprint.ts'
import { moveTogether } from './moveTogether.ts'

/** The gap between a group of seats and its copy; and the offset of a copy without room beside the group. */
const GAP = 10
const OFF = 20

/**
 * The position of a copy of seats: right of them, else below, left or above, wherever all of it lies on the
 * plan; if it fits nowhere, slightly offset. Their arrangement stays.
 */
export function placeBeside<B extends Box>(boxes: readonly B[], plan: Size): B[] {
  const { left, right, top, bottom } = hullOf(boxes)
  const wide = Math.ceil(right - left) + GAP
  const deep = Math.ceil(bottom - top) + GAP
  const ways = [
    [wide, 0],
    [0, deep],
    [-wide, 0],
    [0, -deep],
  ] as const
  const fits = ([dx, dy]: readonly [number, number]) =>
    left + dx >= 0 && right + dx <= plan.breite && top + dy >= 0 && bottom + dy <= plan.hoehe
  const [dx, dy] = ways.find(fits) ?? [OFF, OFF]
  const there = moveTogether(boxes, { x: dx, y: dy }, plan)
  return there.some(({ x, y }, i) => x !== boxes[i]?.x || y !== boxes[i]?.y)
    ? there
    : moveTogether(boxes, { x: -OFF, y: -OFF }, plan)
}
