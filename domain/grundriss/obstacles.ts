import type { Box } from './drawRoom.ts'

/** A part of a plan's drawing; `d` is SVG path data. */
interface Shape {
  readonly art: string
  readonly d?: string | undefined
}

interface Point {
  readonly x: number
  readonly y: number
}

/** What runs along the room: in its way are its lines, not what lies between them. */
const RUNNING: ReadonlySet<string> = new Set(['wand', 'fenster', 'tuer'])
/** What stands in the room, as a whole. */
const STANDING: ReadonlySet<string> = new Set(['regal', 'treppe', 'gruen', 'theke'])

/** A slanting line is in the way piece by piece: a box round all of it would close half a room. */
const PIECE = 20
const MOST_PIECES = 200

const COMMAND = /([MLHVCQAZ])([^MLHVCQAZ]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** How many numbers a command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** Where a command leads from a point. @param all the numbers of one of its turns; the last ones are the end, of curves too */
function endOf(command: string, all: readonly number[], from: Point): Point {
  const upper = command.toUpperCase()
  const origin = command === upper ? { x: 0, y: 0 } : from
  const last = all.at(-1) ?? 0
  if (upper === 'H') return { x: origin.x + last, y: from.y }
  if (upper === 'V') return { x: from.x, y: origin.y + last }
  return { x: origin.x + (all.at(-2) ?? 0), y: origin.y + last }
}

/** The lines of a path; a curve is the line between its ends. */
function linesOf(d: string): (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = []
  let at: Point = { x: 0, y: 0 }
  let begun = at
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    const upper = command.toUpperCase()
    const numbers = [...rest.matchAll(NUMBER)].map(Number)
    if (upper === 'Z') {
      lines.push([at, begun])
      at = begun
      continue
    }
    const takes = TAKES[upper] ?? 2
    for (let from = 0; from + takes <= numbers.length; from += takes) {
      const end = endOf(command, numbers.slice(from, from + takes), at)
      // What follows a first pair of M are lines.
      if (upper === 'M' && from === 0) begun = end
      else lines.push([at, end])
      at = end
    }
  }
  return lines
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    ...{ x: (left + right) / 2, y: (top + bottom) / 2, drehung: 0 },
    ...{ breite: right - left, hoehe: bottom - top },
  }
}

function piecesOf([from, to]: readonly [Point, Point]): Box[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 || dy === 0) return [boxOf([from, to])]
  const count = Math.min(MOST_PIECES, Math.ceil(Math.hypot(dx, dy) / PIECE))
  const at = (nr: number) => ({ x: from.x + (dx * nr) / count, y: from.y + (dy * nr) / count })
  return Array.from({ length: count }, (_, nr) => boxOf([at(nr), at(nr + 1)]))
}

/**
 * What is drawn on a plan and in the way of a seat: walls, windows and doors with their swing, shelves, stairs, plants, counters. Floors, zones
 * and words are not, nor are tables, at which seats stand. In plan units (1 cm).
 */
export function obstaclesIn(zeichnung: readonly Shape[]): Box[] {
  return zeichnung.flatMap(({ art, d = '' }) => {
    if (!RUNNING.has(art) && !STANDING.has(art)) return []
    const lines = linesOf(d)
    if (lines.length === 0) return []
    return STANDING.has(art) ? [boxOf(lines.flat())] : lines.flatMap(piecesOf)
  })
}
