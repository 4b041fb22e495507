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

/** As many as fit beside what is there is for the person to say: four tables of twelve are a beginning. */
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

/** What each length and number of a form of rows can be. */
export const LIMITS = {
  rows: [1, MOST_NEW],
  columns: [1, MOST_NEW],
  breite: [30, 1000],
  depth: [30, 1000],
  gap: [0, 1000],
  aisle: [0, 2000],
  digits: [1, 5],
} as const

/** Distance from the walls, where the plan is too small for more. */
const EDGE = 60

type Habit = Omit<GridValues, 'x' | 'y' | 'first' | 'zone'>

/** Measures and numbering of the rows that somebody made last, as they are kept on the device. */
export function habitOf({ x: _, y: __, first: ___, zone: ____, ...habit }: GridValues): string {
  return JSON.stringify(habit)
}

/** What was kept, where it is what a form of rows can hold. */
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

/** In the middle of the plan, numbered on behind the seats whose names begin alike. @param kept how the last rows were made */
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

/** The seats as they would stand, for the eye. */
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

/** What is wrong with it, each named once; a name or a spot that another seat has says whose. */
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

/** By what both take of the plan when they are turned by quarters; of one that stands askew by its larger side. */
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
