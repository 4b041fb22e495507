import type { Box } from './drawRoom.ts'
import { linesOf, type Point } from './pathText.ts'

/** A part of a plan's drawing; `d` is SVG path data. */
interface Shape {
  readonly art: string
  readonly d?: string | undefined
}

/** Linear shapes: their lines block seats, not the area between them. */
const RUNNING: ReadonlySet<string> = new Set(['wand', 'fenster', 'tuer'])
/** Shapes that block their whole area. */
const STANDING: ReadonlySet<string> = new Set(['regal', 'treppe', 'gruen', 'theke'])

/** A slanting line is split into pieces: one box around it would block half a room. */
const PIECE = 20
const MOST_PIECES = 200

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const top = Math.min(...ys)
  const bottom = Math.max(...ys)
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    drehung: 0,
    breite: right - left,
    hoehe: bottom - top,
  }
}

function piecesOf([from, to]: readonly [Point, Point]): Box[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx === 0 || dy === 0) return [boxOf([from, to])]
  const count = Math.min(MOST_PIECES, Math.ceil(Math.hypot(dx, dy) / PIECE))
  const at = (nr: number) => ({ x: from.x + (dx * nr) / count, y: from.y + (dy * nr) / count })
  return Array.from({ length: count }, (_, nr) => boxOf([at(nr), at(nr + 1)]))
}

/**
 * The drawn shapes that block seats: walls, windows and doors with their swing, shelves, stairs, plants,
 * counters. Floors, zones and words do not, nor do tables, at which seats stand. In plan units (1 cm).
 */
export function obstaclesIn(zeichnung: readonly Shape[]): Box[] {
  return zeichnung.flatMap(({ art, d = '' }) => {
    if (!RUNNING.has(art) && !STANDING.has(art)) return []
    const lines = linesOf(d)
    if (lines.length === 0) return []
    return STANDING.has(art) ? [boxOf(lines.flat())] : lines.flatMap(piecesOf)
  })
}
