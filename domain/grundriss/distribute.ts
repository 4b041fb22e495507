import type { Box } from './drawRoom.ts'
import { footprint } from './footprint.ts'

export const AXES = ['across', 'down'] as const
export type Axis = (typeof AXES)[number]

type Placed = Box & { readonly id: string }

/**
 * Distributes seats between the first and the last of them, which stay: with equal gaps or, if they need more
 * room than there is, with equally spaced centres. Their order along the axis stays, and so does their other
 * axis.
 */
export function distribute<B extends Placed>(boxes: readonly B[], axis: Axis): B[] {
  const at = ({ x, y }: Box) => (axis === 'across' ? x : y)
  const aside = ({ x, y }: Box) => (axis === 'across' ? y : x)
  const order = boxes.toSorted((a, b) => at(a) - at(b) || aside(a) - aside(b) || (a.id < b.id ? -1 : 1))
  const first = order[0]
  const last = order.at(-1)
  if (first === undefined || last === undefined || order.length < 3) return [...boxes]
  const lengths = order.map((box) => {
    const { breite, hoehe } = footprint(box)
    return axis === 'across' ? breite : hoehe
  })
  const places = evenly(at(first), at(last), lengths)
  const placeOf = new Map(order.map(({ id }, i) => [id, places[i] ?? 0]))
  return boxes.map((box) => {
    const place = placeOf.get(box.id) ?? at(box)
    return axis === 'across' ? { ...box, x: place } : { ...box, y: place }
  })
}

/** The centres of items of these lengths, from one centre to another. */
function evenly(from: number, to: number, lengths: readonly number[]): number[] {
  const halves = lengths.map((length) => length / 2)
  const between = lengths.slice(1, -1).reduce((sum, length) => sum + length, 0)
  const room = to - from - (halves[0] ?? 0) - (halves.at(-1) ?? 0) - between
  const spaces = lengths.length - 1
  if (room < 0) return lengths.map((_, i) => Math.round(from + ((to - from) * i) / spaces))
  let centre = from
  return halves.map((half, i) => {
    if (i > 0) centre += (halves[i - 1] ?? 0) + room / spaces + half
    return Math.round(centre)
  })
}
