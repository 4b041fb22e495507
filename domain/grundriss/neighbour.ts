export type Direction = 'links' | 'rechts' | 'hoch' | 'runter'

export interface Point {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A step sideways costs this much more than one up or down, so that arrow keys stay in their column. */
const SIDEWAYS = 3

/** Seats outside a cone of 45° come after all within it. */
const OUTSIDE_CONE = 1e7

/**
 * The seat that an arrow key leads to. Left and right follow the reading order, with wrap-around from row to
 * row, so that every seat is reachable from every other. Up and down lead to the nearest seat there; at the
 * edge the focus stays.
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

/** Memoizes the order of an array: plans are read far more often than they change. */
function orderOf(points: readonly Point[]): readonly Point[] {
  const known = orders.get(points)
  if (known) return known
  const order = readingOrder(points)
  orders.set(points, order)
  return order
}

/** Seats whose centres differ by less than this many plan units (1 cm) in height are in one row. */
const ROW = 60

/** Row by row from the top, each from the left; ties are broken by id, so that the order is stable. */
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
