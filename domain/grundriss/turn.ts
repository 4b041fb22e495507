import type { Box } from './drawRoom.ts'
import type { Size } from './footprint.ts'

/**
 * Rotates seats clockwise, in degrees, as a group about their centre; moves them in if they would leave the
 * plan.
 */
export function turn<B extends Box>(boxes: readonly B[], degrees: number, plan: Size): B[] {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const middle = { x: middleOf(boxes.map(({ x }) => x)), y: middleOf(boxes.map(({ y }) => y)) }
  const turned = boxes.map((box) => {
    const dx = box.x - middle.x
    const dy = box.y - middle.y
    return {
      ...box,
      x: Math.round(middle.x + dx * cos - dy * sin),
      y: Math.round(middle.y + dx * sin + dy * cos),
      drehung: (((box.drehung + degrees) % 360) + 360) % 360,
    }
  })
  const inX = inside(
    turned.map(({ x }) => x),
    plan.breite,
  )
  const inY = inside(
    turned.map(({ y }) => y),
    plan.hoehe,
  )
  return turned.map((box) => ({ ...box, x: inX(box.x), y: inY(box.y) }))
}

function middleOf(places: readonly number[]): number {
  return Math.round((Math.min(...places) + Math.max(...places)) / 2)
}

/** Shifts all by the same amount onto the plan; what is too long for it is clamped at its edges. */
function inside(places: readonly number[], most: number): (at: number) => number {
  const least = Math.min(...places)
  const farthest = Math.max(...places)
  const by = least < 0 ? -least : Math.min(0, most - farthest)
  return (at) => Math.min(most, Math.max(0, at + by))
}
