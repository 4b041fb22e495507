import { GLANCES, gridSize, ORDERS, type SeatGrid, seatGrid } from '@platzwart/domain/grundriss/seatGrid'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import type { EditorSeat } from '../components/PlanEditor.tsx'

export interface GridValues extends SeatGrid {
  readonly zone: string
}

interface Plan {
  readonly breite: number
  readonly hoehe: number
}

/** The person has to say how many fit; four tables of twelve are a start. */
const START: Omit<GridValues, 'x' | 'y' | 'first'> = {
  rows: 4,
  columns: 6,
  breite: 100,
  depth: 90,
  gap: 10,
  aisle: 150,
  glance: 'facing',
  prefix: '',
  digits: 2,
  order: 'rows',
  zone: '',
}

/** The bounds of each length and number of the rows' form. */
export const LIMITS = {
  rows: [1, MOST_NEW],
  columns: [1, MOST_NEW],
  breite: [30, 1000],
  depth: [30, 1000],
  gap: [0, 1000],
  aisle: [0, 2000],
  digits: [1, 5],
} as const

/** Distance from the walls if the plan is small. */
const EDGE = 60

type Habit = Omit<GridValues, 'x' | 'y' | 'first' | 'zone'>

/** Measures and numbering of the person's last rows, as stored on the device. */
export function habitOf({ x: _, y: __, first: ___, zone: ____, ...habit }: GridValues): string {
  return JSON.stringify(habit)
}

/** The stored values, if they are valid for the rows' form. */
function readHabit(kept: string | null): Habit {
  const known = recordOf(kept)
  const number = (name: 'rows' | 'columns' | 'breite' | 'depth' | 'gap' | 'aisle' | 'digits') => {
    const value = known[name]
    const [least, most] = LIMITS[name]
    return typeof value === 'number' && value >= least && value <= most ? Math.round(value) : START[name]
  }
  return {
    rows: number('rows'),
    columns: number('columns'),
    breite: number('breite'),
    depth: number('depth'),
    gap: number('gap'),
    aisle: number('aisle'),
    glance: GLANCES.find((one) => one === known.glance) ?? START.glance,
    prefix: typeof known.prefix === 'string' ? known.prefix.slice(0, 40) : START.prefix,
    digits: number('digits'),
    order: ORDERS.find((one) => one === known.order) ?? START.order,
  }
}

function recordOf(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * A grid in the middle of the plan, continuing the numbering of its prefix. @param kept the stored measures
 * of the last rows
 */
export function gridFor(
  plan: Plan,
  seats: readonly { readonly bezeichnung: string }[],
  kept: string | null = null,
): GridValues {
  const grid = { ...START, ...readHabit(kept), x: 0, y: 0, first: 1 }
  return centred({ ...grid, first: nextNumber(grid.prefix, seats) }, plan)
}

function nextNumber(prefix: string, seats: readonly { readonly bezeichnung: string }[]): number {
  const numbers = seats.flatMap(({ bezeichnung }) => {
    const rest = bezeichnung.startsWith(prefix) ? bezeichnung.slice(prefix.length) : ''
    return /^\d{1,6}$/.test(rest) ? [Number(rest)] : []
  })
  return numbers.reduce((most, number) => Math.max(most, number), 0) + 1
}

export function centred(grid: GridValues, plan: Plan): GridValues {
  const { breite, hoehe } = gridSize(grid)
  const middle = (room: number, length: number) => Math.max(EDGE, Math.round((room - length) / 20) * 10)
  return { ...grid, x: middle(plan.breite, breite), y: middle(plan.hoehe, hoehe) }
}

/** The seats of the preview. */
export function ghostsOf(grid: GridValues): EditorSeat[] {
  if (grid.rows * grid.columns > MOST_NEW) return []
  return seatGrid(grid).map((seat, i) => ({
    ...seat,
    id: `neu-${i}`,
    art: 'platz',
    kapazitaet: 1,
    zone: grid.zone,
    aktiv: true,
    neu: true,
  }))
}

export type GridFault = 'tooMany' | 'offPlan' | 'taken' | 'overlap'

/** The grid's faults, each once; a duplicate name or an overlap names the other seat. */
export function faultsOf(
  grid: GridValues,
  plan: Plan,
  seats: readonly EditorSeat[],
): ReadonlyMap<GridFault, string> {
  const faults = new Map<GridFault, string>()
  const count = grid.rows * grid.columns
  if (count > MOST_NEW) return faults.set('tooMany', String(count))
  const size = gridSize(grid)
  if (grid.x < 0 || grid.y < 0 || grid.x + size.breite > plan.breite || grid.y + size.hoehe > plan.hoehe)
    faults.set('offPlan', '')
  const ghosts = ghostsOf(grid)
  const names = new Set(seats.map(({ bezeichnung }) => bezeichnung))
  const taken = ghosts.find(({ bezeichnung }) => names.has(bezeichnung))
  if (taken) faults.set('taken', taken.bezeichnung)
  const hit = seats.find((seat) => ghosts.some((ghost) => overlap(seat, ghost)))
  if (hit) faults.set('overlap', hit.bezeichnung)
  return faults
}

/**
 * Whether the bounding boxes overlap at multiples of 90 degrees; a seat at another angle counts with its
 * longer side as a square.
 */
function overlap(a: EditorSeat, b: EditorSeat): boolean {
  const [aw, ah] = extent(a)
  const [bw, bh] = extent(b)
  return Math.abs(a.x - b.x) * 2 < aw + bw && Math.abs(a.y - b.y) * 2 < ah + bh
}

function extent({ breite, hoehe, drehung }: EditorSeat): readonly [number, number] {
  if (drehung % 180 === 0) return [breite, hoehe]
  if (drehung % 90 === 0) return [hoehe, breite]
  const side = Math.max(breite, hoehe)
  return [side, side]
}
