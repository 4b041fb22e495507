import { away, cornersAt, type Drawn, placed, type Stroke, seenFrom } from './drawnForm.ts'
import { type Point, rounded } from './pathText.ts'

/** The handles: the ends of a linear form, the corners of a table. */
export function gripsOf(art: Stroke, drawn: Drawn): readonly Point[] {
  const far = drawn.breite / 2
  return art === 'tisch' ? cornersAt(drawn) : [placed(drawn, -far, 0), placed(drawn, far, 0)]
}

/** The smallest form that can be drawn and still has distinct handles. */
export const LEAST = 10

/** Drags one handle of a form; the opposite one stays. */
export function stretched(art: Stroke, drawn: Drawn, grip: number, to: Point): Drawn {
  const grips = gripsOf(art, drawn)
  const stays = grips[(grip + grips.length / 2) % grips.length]
  if (stays === undefined) return drawn
  if (art !== 'tisch') return grip === 0 ? between(drawn, to, stays) : between(drawn, stays, to)
  const { along, across } = seenFrom({ ...stays, drehung: drawn.drehung }, to)
  return {
    ...drawn,
    x: rounded((stays.x + to.x) / 2),
    y: rounded((stays.y + to.y) / 2),
    breite: Math.max(LEAST, rounded(Math.abs(along))),
    hoehe: Math.max(LEAST, rounded(Math.abs(across))),
  }
}

/** Lines that slant by less snap to straight ones. */
const STRAIGHT = 8

/** The same form between two other points; nearly straight lines snap. */
export function between(drawn: Drawn, from: Point, to: Point): Drawn {
  const { x: dx, y: dy } = away(from, to)
  if (dx === 0 && dy === 0) return drawn
  const free = (Math.atan2(dy, dx) * 180) / Math.PI
  const straight = Math.round(free / 45) * 45
  const drehung = Math.abs(free - straight) < STRAIGHT ? straight : free
  const begin = { ...from, drehung }
  const breite = Math.max(LEAST, Math.round(seenFrom(begin, to).along))
  return {
    ...drawn,
    ...placed(begin, breite / 2, 0),
    breite,
    drehung: rounded((drehung + 360) % 360),
  }
}

/** Distance across a wall within which a form snaps into it. */
const INTO = 15

/** The nearest point of the wall at a point, and the wall's direction; null if there is no wall. */
export function wallAt(
  walls: readonly Drawn[],
  point: Point,
): { readonly at: Point; readonly wall: Drawn } | null {
  for (const wall of walls) {
    const { along, across } = seenFrom(wall, point)
    if (Math.abs(along) <= wall.breite / 2 && Math.abs(across) <= wall.hoehe / 2 + INTO)
      return { at: placed(wall, Math.round(along), 0), wall }
  }
  return null
}
