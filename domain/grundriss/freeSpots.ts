import type { Box } from './drawRoom.ts'
import { footprint, type Rect, rectOf, type Size } from './footprint.ts'

/** A centre. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Distance from the walls, and between neighbours. */
const MARGIN = 60
const GAP = 20
/** Depth of an aisle behind a row, widest first: a crowded room has narrow aisles. */
const AISLES = [110, 60, GAP] as const

/**
 * Places seats that have no position: in rows from the upper left corner, in their order, clear of everything
 * there. Null for a seat without room even with the narrowest aisles.
 */
export function freeSpots(
  plan: Size,
  taken: readonly Box[],
  wanted: readonly Omit<Box, 'x' | 'y'>[],
): (Spot | null)[] {
  const rects = taken.map(rectOf)
  const sizes = wanted.map(footprint)
  let spots: (Spot | null)[] = []
  for (const aisle of AISLES) {
    spots = spotsIn(plan, rects, sizes, aisle)
    if (!spots.includes(null)) return spots
  }
  return spots
}

function spotsIn(plan: Size, taken: readonly Rect[], sizes: readonly Size[], aisle: number) {
  let next: Cursor = { row: rowAt(taken, MARGIN, 0), x: MARGIN }
  let tooLarge: Size | null = null
  return sizes.map((size) => {
    if (tooLarge && size.breite >= tooLarge.breite && size.hoehe >= tooLarge.hoehe) return null
    const found = findFrom(next, plan, taken, size, aisle)
    if (found === null) {
      tooLarge = size
      return null
    }
    next = { row: found.row, x: found.left + size.breite + GAP }
    return { x: Math.round(found.left + size.breite / 2), y: Math.round(found.row.top + size.hoehe / 2) }
  })
}

interface Row {
  readonly top: number
  readonly hoehe: number
  /** Obstacles, from left to right. */
  readonly taken: readonly Rect[]
}

/** Where the search for the next seat continues. */
interface Cursor {
  readonly row: Row
  readonly x: number
}

/** The first position from there on that is wide and deep enough. */
function findFrom({ row: begun, x }: Cursor, plan: Size, taken: readonly Rect[], size: Size, aisle: number) {
  let row = begun
  let from = x
  // A seat deeper than the current row starts a new one.
  if (row.hoehe < size.hoehe) {
    row = rowAt(taken, x === MARGIN ? row.top : row.top + row.hoehe + aisle, size.hoehe)
    from = MARGIN
  }
  while (row.top + row.hoehe <= plan.hoehe - MARGIN) {
    const left = freeIn(row, from, size.breite)
    if (left + size.breite <= plan.breite - MARGIN) return { row, left }
    row = rowAt(taken, row.top + row.hoehe + aisle, size.hoehe)
    from = MARGIN
  }
  return null
}

function rowAt(taken: readonly Rect[], top: number, hoehe: number): Row {
  const inWay = taken.filter((one) => one.bottom + GAP > top && one.top - GAP < top + hoehe)
  return { top, hoehe, taken: inWay.toSorted((a, b) => a.left - b.left) }
}

/** The first free stretch of a row, from `x` on, that is wide enough. */
function freeIn({ taken }: Row, x: number, breite: number): number {
  let left = x
  for (const one of taken)
    if (one.right + GAP > left && one.left - GAP < left + breite) left = one.right + GAP
  return left
}
