/** Where the plan lies on the screen: a point of the plan appears at `plan * k + (x, y)` in the frame's pixels. */
export interface Viewport {
  readonly x: number
  readonly y: number
  /** Pixels per plan unit (1 cm). */
  readonly k: number
}

export interface Size {
  readonly breite: number
  readonly hoehe: number
}

/** A box by its centre, as seats are stored. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const PADDING = 20

/** At the closest a desk of 120 cm fills some 400 pixels: enough for 400 % readers, and no more to get lost in. */
const CLOSEST = 3.5
/** This much of the plan stays in the frame, so that nobody pans it away. */
const KEPT = 96

export function fit(plan: Size, frame: Size): Viewport {
  const k = Math.max(
    0.02,
    Math.min((frame.breite - 2 * PADDING) / plan.breite, (frame.hoehe - 2 * PADDING) / plan.hoehe),
  )
  return centred(plan, frame, Math.min(k, CLOSEST))
}

/** So far from the edge, in pixels, lies what comes into sight. */
const BESIDE = 24

/**
 * So far apart are the middles of seats before anybody has zoomed, in pixels; a press takes the nearest. A finger needs what WCAG 2.5.8 asks for; on
 * a large screen the whole room says more, and zoom, keys and the list lead to the same seats.
 */
const targetIn = ({ breite }: Size) => (breite > 720 ? 14 : 24)

/**
 * The first picture: the whole plan where its seats can be told apart by a press, otherwise as close as makes them so; then it starts at the
 * upper left and is panned.
 * @param apart how far the middles of two neighbours are from each other at the least, in plan units
 */
export function opening(plan: Size, frame: Size, apart: number): Viewport {
  const whole = fit(plan, frame)
  const target = targetIn(frame)
  if (whole.k * apart >= target) return whole
  const k = Math.max(whole.k, Math.min(CLOSEST, target / apart))
  return { k, x: axis(plan.breite * k, frame.breite), y: axis(plan.hoehe * k, frame.hoehe) }
}

function axis(length: number, frame: number): number {
  return length > frame ? PADDING : (frame - length) / 2
}

function centred(plan: Size, frame: Size, k: number): Viewport {
  return { k, x: (frame.breite - plan.breite * k) / 2, y: (frame.hoehe - plan.hoehe * k) / 2 }
}

export function zoomRange(plan: Size, frame: Size): { min: number; max: number } {
  const whole = fit(plan, frame).k
  return { min: whole * 0.8, max: Math.max(CLOSEST, whole * 2) }
}

/** Zooms by `factor`; the point of the plan under `at` (pixels of the frame) stays where it is. */
export function zoomAt(
  vp: Viewport,
  factor: number,
  at: Point,
  range: { min: number; max: number },
): Viewport {
  const k = Math.min(range.max, Math.max(range.min, vp.k * factor))
  const f = k / vp.k
  return { k, x: at.x - (at.x - vp.x) * f, y: at.y - (at.y - vp.y) * f }
}

export function panBy(vp: Viewport, dx: number, dy: number): Viewport {
  return { k: vp.k, x: vp.x + dx, y: vp.y + dy }
}

/** Holds the plan in the frame: at least KEPT pixels of it stay in sight on every side. */
export function hold(vp: Viewport, plan: Size, frame: Size): Viewport {
  return {
    k: vp.k,
    x: clamp(vp.x, KEPT - plan.breite * vp.k, frame.breite - KEPT),
    y: clamp(vp.y, KEPT - plan.hoehe * vp.k, frame.hoehe - KEPT),
  }
}

function clamp(value: number, a: number, b: number): number {
  return Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b))
}

/** Two fingers: the plan follows both, moving with their centre and growing with their distance. */
export function pinch(
  vp: Viewport,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  range: { min: number; max: number },
): Viewport {
  const from = middle(before)
  const to = middle(after)
  const apart = distance(before[0], before[1])
  const factor = apart < 1 ? 1 : distance(after[0], after[1]) / apart
  return zoomAt(panBy(vp, to.x - from.x, to.y - from.y), factor, to, range)
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function toPlan(vp: Viewport, at: Point): Point {
  return { x: (at.x - vp.x) / vp.k, y: (at.y - vp.y) / vp.k }
}

export function toFrame(vp: Viewport, at: Point): Point {
  return { x: at.x * vp.k + vp.x, y: at.y * vp.k + vp.y }
}

/** The smallest pan that brings `box` into the frame with some air around it; the zoom stays. */
export function reveal(vp: Viewport, box: Box, frame: Size, margin = BESIDE): Viewport {
  const centre = toFrame(vp, box)
  const half = (Math.max(box.breite, box.hoehe) * vp.k) / 2
  return {
    k: vp.k,
    x: vp.x + shift(centre.x, half, frame.breite, margin),
    y: vp.y + shift(centre.y, half, frame.hoehe, margin),
  }
}

function shift(centre: number, half: number, frame: number, margin: number): number {
  const air = Math.max(0, Math.min(margin, frame / 2 - half))
  if (centre - half < air) {
    return air - (centre - half)
  }
  return centre + half > frame - air ? frame - air - (centre + half) : 0
}

/** A box that may be turned: degrees around its centre, clockwise as SVG has them. */
interface Turned extends Box {
  readonly drehung?: number
}

/**
 * The box nearest to `at` whose edge is no farther than `reach` plan units: a finger need not hit exactly. Of those that lie upon each other it is
 * the one drawn last.
 */
export function nearestBox<B extends Turned>(boxes: readonly B[], at: Point, reach: number): B | null {
  let best: B | null = null
  let least = reach
  for (const box of boxes) {
    const away = fromEdge(box, at)
    if (away <= least) {
      best = box
      least = away
    }
  }
  return best
}

/** From the nearest edge to a point; 0 inside. */
function fromEdge({ x, y, breite, hoehe, drehung = 0 }: Turned, at: Point): number {
  const turned = (-drehung * Math.PI) / 180
  const cos = Math.cos(turned)
  const sin = Math.sin(turned)
  const along = Math.abs((at.x - x) * cos - (at.y - y) * sin)
  const across = Math.abs((at.x - x) * sin + (at.y - y) * cos)
  return Math.hypot(Math.max(0, along - breite / 2), Math.max(0, across - hoehe / 2))
}
