import type { VIEWS } from '@platzwart/domain/fahrzeug/types'

export type View = (typeof VIEWS)[number]

/**
 * A place on one view of the car, in thousandths of the drawing's width and height from its upper left
 * corner.
 */
export interface Spot {
  readonly ansicht: View
  readonly x: number
  readonly y: number
}

/** The drawing as three columns and three rows, which have names and are reached by arrow keys. */
export const FIELD_NAMES = 9
const COLUMNS = 3

/**
 * The names of a view's three columns, from left to right; the front points left on the left side, and from
 * above and in the interior too.
 */
const COLUMN = {
  links: ['vorn', 'mitte', 'hinten'],
  rechts: ['hinten', 'mitte', 'vorn'],
  vorne: ['rechts', 'mitte', 'links'],
  hinten: ['links', 'mitte', 'rechts'],
  oben: ['vorn', 'mitte', 'hinten'],
  innen: ['vorn', 'mitte', 'hinten'],
} as const satisfies Record<View, readonly string[]>

/** The names of its rows, from top to bottom. */
const ROW = {
  links: ['oben', 'halb', 'unten'],
  rechts: ['oben', 'halb', 'unten'],
  vorne: ['oben', 'halb', 'unten'],
  hinten: ['oben', 'halb', 'unten'],
  oben: ['rechts', 'mitte', 'links'],
  innen: ['rechts', 'mitte', 'links'],
} as const satisfies Record<View, readonly string[]>

export type Column = (typeof COLUMN)[View][number]
export type Row = (typeof ROW)[View][number]

/** The field of a point: 0 to 8, in reading order. */
export function fieldOf({ x, y }: Pick<Spot, 'x' | 'y'>): number {
  const third = (at: number) => Math.min(COLUMNS - 1, Math.floor((at * COLUMNS) / 1000))
  return third(y) * COLUMNS + third(x)
}

/** The middle of a field, where the keyboard places a damage. */
export function spotOf(ansicht: View, feld: number): Spot {
  const middle = (index: number) => Math.round(((index + 0.5) * 1000) / COLUMNS)
  return { ansicht, x: middle(feld % COLUMNS), y: middle(Math.floor(feld / COLUMNS)) }
}

export function wordsOf(ansicht: View, feld: number): { spalte: Column; zeile: Row } {
  const spalte = COLUMN[ansicht][feld % COLUMNS]
  const zeile = ROW[ansicht][Math.floor(feld / COLUMNS)]
  if (spalte === undefined || zeile === undefined) throw new RangeError(`a sketch has no field ${feld}`)
  return { spalte, zeile }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The field that an arrow key leads to; stays at the edge. Null for any other key. */
export function nextField(feld: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return FIELD_NAMES - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const within = (at: number) => Math.min(COLUMNS - 1, Math.max(0, at))
  const x = within((feld % COLUMNS) + step[0])
  const y = within(Math.floor(feld / COLUMNS) + step[1])
  return y * COLUMNS + x
}

/** Thousandths by which one key press moves a mark. */
const MOVE = 40

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
export const DIRECTIONS: readonly Direction[] = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']

export function moved(spot: Spot, richtung: Direction): Spot {
  const [x = 0, y = 0] = STEPS[richtung] ?? []
  return { ...spot, ...clamped(spot.x + x * MOVE, spot.y + y * MOVE) }
}

/** The place of a pointer, given the drawing's box on the screen; both in the same pixels. */
export function spotAt(
  ansicht: View,
  point: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Spot {
  if (box.width === 0 || box.height === 0) return spotOf(ansicht, Math.floor(FIELD_NAMES / 2))
  const x = ((point.clientX - box.left) * 1000) / box.width
  const y = ((point.clientY - box.top) * 1000) / box.height
  return { ansicht, ...clamped(x, y) }
}

function clamped(x: number, y: number): { x: number; y: number } {
  const within = (at: number) => Math.min(1000, Math.max(0, Math.round(at)))
  return { x: within(x), y: within(y) }
}
