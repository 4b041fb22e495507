export type Direction = 'links' | 'rechts' | 'hoch' | 'runter'

export interface Point {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A step sideways costs this much more than one up or down, so that arrows keep to their column. */
const SIDEWAYS = 3

/** Seats off the straight way by more than 45° come after all that are not. */
const OUTSIDE_CONE = 1e7

/**
 * The seat that an arrow leads to. Left and right follow the reading order, from the end of a row to the next one and around: so every
 * seat can be reached from every other. Up and down lead to the nearest seat there; at the edge the focus stays.
 */
export function nextInDirection(points: readonly Point[], from: string, richtung: Direction): string {
  const start = points.find((point) => point.id === from)
  if (!start) return orderOf(points)[0]?.id ?? from
  switch (richtung) {
    case 'rechts':
      return nextInOrder(points, from, 1)
    case 'links':
      return nextInOrder(points, from, -1)
    case 'runter':
      return nearestVertically(points, start, 1)
    case 'hoch':
      return nearestVertically(points, start, -1)
  }
}

function nextInOrder(points: readonly Point[], from: string, step: 1 | -1): string {
  const order = orderOf(points)
  const at = order.findIndex((point) => point.id === from)
  return order[(at + step + order.length) % order.length]?.id ?? from
}

function nearestVertically(points: readonly Point[], start: Point, sign: 1 | -1): string {
  let best = { id: start.id, cost: Number.POSITIVE_INFINITY }
  for (const { id, x, y } of points) {
    const ahead = (y - start.y) * sign
    const aside = Math.abs(x - start.x)
    if (ahead <= 0) continue
    const cost = ahead + aside * SIDEWAYS + (aside > ahead ? OUTSIDE_CONE : 0)
    if (cost < best.cost || (cost === best.cost && id < best.id)) best = { id, cost }
  }
  return best.id
}

const orders = new WeakMap<readonly Point[], readonly Point[]>()

/** Plans are read far more often than they change: an array's order is worked out once. */
function orderOf(points: readonly Point[]): readonly Point[] {
  const known = orders.get(points)
  if (known) return known
  const order = readingOrder(points)
  orders.set(points, order)
  return order
}

/** Seats whose centres differ by less than this many plan units (1 cm) in height stand in one row. */
const ROW = 60

/** Row by row from the top, each from the left, as one reads; equal places by id, so that the order never changes by itself. */
export function readingOrder<P extends Point>(points: readonly P[]): P[] {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1))
  const rows: P[][] = []
  let top = Number.NEGATIVE_INFINITY
  for (const point of sorted) {
    if (point.y - top >= ROW) {
      rows.push([])
      top = point.y
    }
    rows.at(-1)?.push(point)
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x || a.y - b.y || (a.id < b.id ? -1 : 1)))
}
