import type { Box } from './drawRoom.ts'
import { footprint, hullOf, type Size } from './footprint.ts'

/** The edge or centre line by which seats are aligned. */
export const SIDES = ['left', 'middle', 'right', 'top', 'centre', 'bottom'] as const
export type Side = (typeof SIDES)[number]

/** Aligns seats at a side; their other axis stays. Centres are whole plan units and lie on the plan. */
export function align<B extends Box>(boxes: readonly B[], side: Side, plan: Size): B[] {
  const { left, right, top, bottom } = hullOf(boxes)
  const x = (of: (half: number) => number) => (box: B) => ({
    ...box,
    x: Math.min(plan.breite, Math.max(0, of(footprint(box).breite / 2))),
  })
  const y = (of: (half: number) => number) => (box: B) => ({
    ...box,
    y: Math.min(plan.hoehe, Math.max(0, of(footprint(box).hoehe / 2))),
  })
  const aligned: Record<Side, (box: B) => B> = {
    left: x((half) => Math.ceil(left + half)),
    middle: x(() => Math.round((left + right) / 2)),
    right: x((half) => Math.floor(right - half)),
    top: y((half) => Math.ceil(top + half)),
    centre: y(() => Math.round((top + bottom) / 2)),
    bottom: y((half) => Math.floor(bottom - half)),
  }
  return boxes.map(aligned[side])
}
