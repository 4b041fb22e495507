import type { Kind } from '../platform/address/kinds.ts'
import { hold, type Size, toPlan, type Viewport, zoomRange } from './viewport.ts'

const SPOT = /^(-?\d{1,6})_(-?\d{1,6})_(\d{1,4})$/
/** Of a pixel per plan unit, so that the address has no fractions. */
const PER_PIXEL = 1_000

/**
 * Zoom and place of a plan as an address keeps them: the plan's point in the middle of the frame, in plan units, and how close. A window of
 * another size shows the same place.
 */
export const spot: Kind<string | undefined> = {
  read: (written) => (typeof written === 'string' && SPOT.test(written) ? written : undefined),
  fallback: undefined,
}

export function spotOf(vp: Viewport, frame: Size): string {
  const middle = toPlan(vp, { x: frame.breite / 2, y: frame.hoehe / 2 })
  return [middle.x, middle.y, vp.k * PER_PIXEL].map(Math.round).join('_')
}

/** Where that is in this frame, within what the plan can be moved and zoomed; null for what is no spot. */
export function viewportAt(written: string, plan: Size, frame: Size): Viewport | null {
  const match = SPOT.exec(written)
  if (match === null) return null
  const [x = 0, y = 0, close = 0] = match.slice(1).map(Number)
  const { min, max } = zoomRange(plan, frame)
  const k = Math.min(max, Math.max(min, close / PER_PIXEL))
  return hold({ k, x: frame.breite / 2 - x * k, y: frame.hoehe / 2 - y * k }, plan, frame)
}
