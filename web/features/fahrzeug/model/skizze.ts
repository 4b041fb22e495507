import type { ANSICHTEN } from '@platzwart/domain/fahrzeug/types'

export type Ansicht = (typeof ANSICHTEN)[number]

/** A place on one view of the car, in thousandths of the drawing's width and height, from its upper left corner. */
export interface Stelle {
  readonly ansicht: Ansicht
  readonly x: number
  readonly y: number
}

/** The drawing as three columns and three rows: what can be named in words and reached with the arrow keys. */
export const FELDER = 9
const SPALTEN = 3

/** What the three columns of a view are called, from left to right; the front of the car points left, from above and from inside too. */
const SPALTE = {
  links: ['vorn', 'mitte', 'hinten'],
  rechts: ['hinten', 'mitte', 'vorn'],
  vorne: ['rechts', 'mitte', 'links'],
  hinten: ['links', 'mitte', 'rechts'],
  oben: ['vorn', 'mitte', 'hinten'],
  innen: ['vorn', 'mitte', 'hinten'],
} as const satisfies Record<Ansicht, readonly string[]>

/** And its rows, from top to bottom. */
const ZEILE = {
  links: ['oben', 'halb', 'unten'],
  rechts: ['oben', 'halb', 'unten'],
  vorne: ['oben', 'halb', 'unten'],
  hinten: ['oben', 'halb', 'unten'],
  oben: ['rechts', 'mitte', 'links'],
  innen: ['rechts', 'mitte', 'links'],
} as const satisfies Record<Ansicht, readonly string[]>

export type Spalte = (typeof SPALTE)[Ansicht][number]
export type Zeile = (typeof ZEILE)[Ansicht][number]

/** 0 to 8, in reading order. */
export function feldOf({ x, y }: Pick<Stelle, 'x' | 'y'>): number {
  const third = (at: number) => Math.min(SPALTEN - 1, Math.floor((at * SPALTEN) / 1000))
  return third(y) * SPALTEN + third(x)
}

/** The middle of a field, where a damage is placed from the keyboard. */
export function stelleOf(ansicht: Ansicht, feld: number): Stelle {
  const middle = (index: number) => Math.round(((index + 0.5) * 1000) / SPALTEN)
  return { ansicht, x: middle(feld % SPALTEN), y: middle(Math.floor(feld / SPALTEN)) }
}

export function wordsOf(ansicht: Ansicht, feld: number): { spalte: Spalte; zeile: Zeile } {
  const spalte = SPALTE[ansicht][feld % SPALTEN]
  const zeile = ZEILE[ansicht][Math.floor(feld / SPALTEN)]
  if (spalte === undefined || zeile === undefined) throw new RangeError(`a sketch has no field ${feld}`)
  return { spalte, zeile }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The field that an arrow key leads to; at the edge it stays. Null for any other key. */
export function nextFeld(feld: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return FELDER - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const within = (at: number) => Math.min(SPALTEN - 1, Math.max(0, at))
  const x = within((feld % SPALTEN) + step[0])
  const y = within(Math.floor(feld / SPALTEN) + step[1])
  return y * SPALTEN + x
}

/** How far one press moves a mark that is placed, in thousandths. */
const MOVE = 40

export type Richtung = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
export const RICHTUNGEN: readonly Richtung[] = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']

export function moved(stelle: Stelle, richtung: Richtung): Stelle {
  const [x = 0, y = 0] = STEPS[richtung] ?? []
  return { ...stelle, ...clamped(stelle.x + x * MOVE, stelle.y + y * MOVE) }
}

/** Where a finger or the mouse was put down, given the drawing's box on the screen; both in the same pixels. */
export function stelleAt(
  ansicht: Ansicht,
  point: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Stelle {
  if (box.width === 0 || box.height === 0) return stelleOf(ansicht, Math.floor(FELDER / 2))
  const x = ((point.clientX - box.left) * 1000) / box.width
  const y = ((point.clientY - box.top) * 1000) / box.height
  return { ansicht, ...clamped(x, y) }
}

function clamped(x: number, y: number): { x: number; y: number } {
  const within = (at: number) => Math.min(1000, Math.max(0, Math.round(at)))
  return { x: within(x), y: within(y) }
}
