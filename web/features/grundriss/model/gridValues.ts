import { gridSize, type SeatGrid, seatGrid } from '@platzwart/domain/grundriss/seatGrid'
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

/** Distance from the walls, where the plan is too small for more. */
const EDGE = 60

/** In the middle of the plan, with the number after the highest that a seat of the plan has. */
export function gridFor(plan: Plan, seats: readonly { readonly bezeichnung: string }[]): GridValues {
  const numbers = seats.flatMap(({ bezeichnung }) =>
    /^\d{1,6}$/.test(bezeichnung) ? [Number(bezeichnung)] : [],
  )
  return centred({ ...START, x: 0, y: 0, first: Math.max(0, ...numbers) + 1 }, plan)
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
