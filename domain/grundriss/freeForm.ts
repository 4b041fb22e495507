import {
  endOf,
  isOutline,
  mappedPath,
  type PathStep,
  type PathTurn,
  type Point,
  readPath,
  rounded,
  turnsAlong,
  turnsOf,
} from './pathText.ts'
import { LEAST } from './stretchForm.ts'

/** The bounding box of a free form, from its upper left corner. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
}

/** Segments by which a curve is approximated. */
const PARTS = 16

/** The bounds of a path; null if it draws nothing or has slanting arcs, which could not be scaled. */
export function boundsOf(d: string): Bounds | null {
  const steps = readPath(d)
  if (steps === null || steps.some(isSlanting)) return null
  return around(turnsAlong(steps).flatMap((turn) => [...onTheWay(turn), turn.to]))
}

/** Points of a curve between its ends; none for a line. */
function onTheWay({ command, turn, from, to }: PathTurn): Point[] {
  if (/[CQ]/i.test(command)) return curveOf(command, turn, from)
  return /A/i.test(command) ? arcOf(turn, from, to) : []
}

function around(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return {
    x: rounded(x),
    y: rounded(y),
    breite: rounded(Math.max(...xs) - x),
    hoehe: rounded(Math.max(...ys) - y),
  }
}

const isSlanting = (step: PathStep) =>
  /A/i.test(step.command) && turnsOf(step).some(([rx, ry, slant]) => slant !== 0 && rx !== ry)

/** Points of an arc, by the centre of its ellipse (SVG 2, B.2.4). */
function arcOf([rx = 0, ry = 0, , large, sweep]: readonly number[], from: Point, to: Point): Point[] {
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
  if (rx === 0 || ry === 0 || (half.x === 0 && half.y === 0)) return []
  const u = half.x / Math.abs(rx)
  const v = half.y / Math.abs(ry)
  const far = u * u + v * v
  // An arc too small for its ends is scaled up to reach them.
  const grown = Math.max(1, Math.sqrt(far))
  const a = Math.abs(rx) * grown
  const b = Math.abs(ry) * grown
  const off = Math.sqrt(Math.max(0, 1 / Math.min(1, far) - 1)) * (large === sweep ? -1 : 1)
  const middle = { x: (off * a * half.y) / b, y: (-off * b * half.x) / a }
  const angle = (side: 1 | -1) => Math.atan2((side * half.y - middle.y) / b, (side * half.x - middle.x) / a)
  const begin = angle(1)
  const open = angle(-1) - begin
  const full = 2 * Math.PI
  const along = sweep === 0 ? -((full - (open % full)) % full) : (open + full) % full
  return Array.from({ length: PARTS }, (_, part) => {
    const at = begin + (along * part) / PARTS
    return {
      x: (from.x + to.x) / 2 + middle.x + a * Math.cos(at),
      y: (from.y + to.y) / 2 + middle.y + b * Math.sin(at),
    }
  })
}

/** Points of a curve, computed from its control points. */
function curveOf(command: string, turn: readonly number[], from: Point): Point[] {
  const hull = [from]
  for (let nr = 0; nr < turn.length; nr += 2) hull.push(endOf(command, turn.slice(nr, nr + 2), from))
  return Array.from({ length: PARTS }, (_, part) => onCurve(hull, (part + 1) / PARTS))
}

function onCurve(hull: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = hull
  if (rest.length === 0) return first
  const between = rest.map((to, nr) => {
    const from = hull[nr] ?? to
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
  })
  return onCurve(between, t)
}

/** Scales a form to new bounds, never below the size of a handle. */
export function resized(d: string, to: Bounds): string {
  const from = boundsOf(d)
  if (from === null) return d
  // A straight line has no depth to scale.
  const scaleOf = (was: number, is: number) => (was === 0 ? 1 : Math.max(LEAST, is) / was)
  const scale = { x: scaleOf(from.breite, to.breite), y: scaleOf(from.hoehe, to.hoehe) }
  return mappedPath(d, scale, { x: to.x - from.x * scale.x, y: to.y - from.y * scale.y })
}

/** An outline with more corners is a curve approximated by lines. */
const MOST_CORNERS = 24

/** The corners of a single outline of straight lines; null for any other path. */
export function cornersOf(d: string): readonly Point[] | null {
  const steps = readPath(d)
  if (steps === null || !isOutline(steps)) return null
  const corners = turnsAlong(steps)
    .filter(({ command }) => !/Z/i.test(command))
    .map(({ to }) => to)
  return corners.length < 3 || corners.length > MOST_CORNERS ? null : corners
}

/** The same outline with one corner moved. */
export function withCorner(d: string, nr: number, to: Point): string {
  const corners = cornersOf(d)
  if (corners?.[nr] === undefined) return d
  const words = corners.with(nr, to).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
  return `M${words.join('L')}${/z\s*$/i.test(d) ? 'Z' : ''}`
}

/**
 * The midpoints of the sides of the bounds: left, top, right, bottom. When one is dragged, the opposite one
 * stays.
 */
export function sidesOf({ x, y, breite, hoehe }: Bounds): readonly Point[] {
  return [
    { x, y: y + hoehe / 2 },
    { x: x + breite / 2, y },
    { x: x + breite, y: y + hoehe / 2 },
    { x: x + breite / 2, y: y + hoehe },
  ]
}

export function withSide(d: string, side: number, to: Point): string {
  const from = boundsOf(d)
  if (from === null) return d
  const right = from.x + from.breite
  const bottom = from.y + from.hoehe
  if (side === 0) {
    const x = Math.min(to.x, right - LEAST)
    return resized(d, { ...from, x, breite: right - x })
  }
  if (side === 1) {
    const y = Math.min(to.y, bottom - LEAST)
    return resized(d, { ...from, y, hoehe: bottom - y })
  }
  return resized(d, side === 2 ? { ...from, breite: to.x - from.x } : { ...from, hoehe: to.y - from.y })
}
