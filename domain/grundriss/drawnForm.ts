import type { Box } from './drawRoom.ts'
import { endOf, isOutline, linesOf, type Point, readPath, rounded, turnsOf } from './pathText.ts'

/** Forms drawn by hand with a length, a thickness and a rotation. */
export type Stroke = 'wand' | 'fenster' | 'tuer' | 'tisch'

/** A hand-drawn part of a plan's drawing: `breite` is its length, `hoehe` its thickness. */
export interface Drawn extends Box {
  /** For a door: its leaf hangs at the other end. */
  readonly mirrored: boolean
}

/**
 * Tolerance: coordinates are rounded to tenths, so corners off by no more than this still form a rectangle.
 */
const OFF = 1.5

const turnOf = (x: number, y: number) => rounded((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

/** Parses a path back into a hand-drawn form; null if it cannot have been drawn by hand. */
export function readForm(art: string, d: string): Drawn | null {
  if (art === 'tuer') return readDoor(d)
  if (art !== 'wand' && art !== 'fenster' && art !== 'tisch') return null
  const corners = cornersOf(d)
  if (corners === null) return null
  const box = boxOf(corners)
  // A wall runs along its longer side, however its outline was written.
  const along = art !== 'tisch' && box.hoehe > box.breite
  return {
    ...(along ? { ...box, breite: box.hoehe, hoehe: box.breite, drehung: (box.drehung + 90) % 180 } : box),
    mirrored: false,
  }
}

/** The corners of a closed outline with four right angles. */
function cornersOf(d: string): readonly [Point, Point, Point, Point] | null {
  const steps = readPath(d)
  if (steps === null || !isOutline(steps)) return null
  const lines = linesOf(d).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 0)
  const [first, second, third, fourth] = lines.map(([from]) => from)
  const end = lines.at(-1)?.[1]
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return null
  if (lines.length !== 4 || end === undefined || Math.hypot(end.x - first.x, end.y - first.y) > 0) return null
  const u = away(first, second)
  const v = away(first, fourth)
  const square = Math.abs(u.x * v.x + u.y * v.y) <= OFF * Math.max(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y))
  const closes = Math.hypot(third.x - second.x - v.x, third.y - second.y - v.y) <= OFF * 2
  return square && closes ? [first, second, third, fourth] : null
}

export const away = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

function boxOf([first, second, third, fourth]: readonly [Point, Point, Point, Point]): Box {
  const u = away(first, second)
  const v = away(first, fourth)
  return {
    x: rounded((first.x + third.x) / 2),
    y: rounded((first.y + third.y) / 2),
    breite: rounded(Math.hypot(u.x, u.y)),
    hoehe: rounded(Math.hypot(v.x, v.y)),
    drehung: turnOf(u.x, u.y),
  }
}

/** A leaf and the arc to the other jamb, after the opening in its wall if it has one. */
function readDoor(d: string): Drawn | null {
  const at = d.lastIndexOf('M')
  const [begin, leaf, arc, ...more] = readPath(d.slice(at)) ?? []
  if (begin === undefined || leaf === undefined || arc?.command !== 'A' || more.length > 0) return null
  const hinge = endOf('M', begin.numbers, { x: 0, y: 0 })
  const tip = endOf(leaf.command, leaf.numbers, hinge)
  const [swing] = turnsOf(arc)
  if (swing === undefined) return null
  const jamb = endOf('A', swing, tip)
  const up = away(hinge, tip)
  const along = away(hinge, jamb)
  const breite = Math.hypot(along.x, along.y)
  if (Math.abs(breite - Math.hypot(up.x, up.y)) > OFF * 2 || breite === 0) return null
  const opening = at > 0 ? cornersOf(d.slice(0, at)) : null
  if (at > 0 && opening === null) return null
  return {
    x: rounded((hinge.x + jamb.x) / 2),
    y: rounded((hinge.y + jamb.y) / 2),
    breite: rounded(breite),
    hoehe: opening === null ? 0 : boxOf(opening).hoehe,
    drehung: turnOf(-up.y, up.x),
    mirrored: swing[4] === 0,
  }
}

/** The path of a hand-drawn form. */
export function writeForm(art: Stroke, drawn: Drawn): string {
  return art === 'tuer' ? writeDoor(drawn) : outlineOf(drawn)
}

/** A position with a rotation. */
type Turned = Pick<Box, 'x' | 'y' | 'drehung'>

function directionOf({ drehung }: Turned) {
  const angle = (drehung * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** A point relative to the centre of a rotated form, in plan coordinates. */
export function placed(from: Turned, along: number, across: number): Point {
  const { cos, sin } = directionOf(from)
  return { x: rounded(from.x + along * cos - across * sin), y: rounded(from.y + along * sin + across * cos) }
}

/** A point of the plan relative to the centre of a rotated form: along it and across. */
export function seenFrom(from: Turned, point: Point): { readonly along: number; readonly across: number } {
  const { cos, sin } = directionOf(from)
  const { x, y } = away(from, point)
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** The corners in order around it. */
export function cornersAt(box: Box): readonly [Point, Point, Point, Point] {
  const far = box.breite / 2
  const deep = box.hoehe / 2
  return [placed(box, -far, -deep), placed(box, far, -deep), placed(box, far, deep), placed(box, -far, deep)]
}

const word = ({ x, y }: Point) => `${x} ${y}`

const outlineOf = (box: Box) => `M${cornersAt(box).map(word).join('L')}Z`

function writeDoor(drawn: Drawn): string {
  const { breite, hoehe, mirrored } = drawn
  const side = mirrored ? 1 : -1
  const hinge = placed(drawn, (side * breite) / 2, 0)
  const tip = placed(drawn, (side * breite) / 2, -breite)
  const jamb = placed(drawn, (-side * breite) / 2, 0)
  const opening = hoehe > 0 ? outlineOf(drawn) : ''
  return `${opening}M${word(hinge)}L${word(tip)}A${breite} ${breite} 0 0 ${mirrored ? 0 : 1} ${word(jamb)}`
}
