/** The direction that seats face; `facing`: pairs of rows share a table and face each other. */
export const GLANCES = ['facing', 'north', 'east', 'south', 'west'] as const
export const ORDERS = ['rows', 'snake', 'columns'] as const

/** Rows and columns of equal seats; lengths in plan units (1 cm). */
export interface SeatGrid {
  readonly rows: number
  readonly columns: number
  /** Upper left corner of the grid. */
  readonly x: number
  readonly y: number
  /** Of one seat: along its table, and from the table's far edge to the back of the chair. */
  readonly breite: number
  readonly depth: number
  /** Between seats side by side, and between rows. */
  readonly gap: number
  readonly aisle: number
  readonly glance: (typeof GLANCES)[number]
  readonly prefix: string
  readonly first: number
  /** Minimum digits of a number. */
  readonly digits: number
  /** Row by row, row by row back and forth, or column by column. */
  readonly order: (typeof ORDERS)[number]
}

export interface GridSeat {
  readonly bezeichnung: string
  /** The centre. */
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  /** Degrees, clockwise; 0 faces up. */
  readonly drehung: number
}

const TURN = { north: 0, east: 90, south: 180, west: 270 } as const

/** The size of the whole grid, in plan units. */
export function gridSize(grid: SeatGrid): { readonly breite: number; readonly hoehe: number } {
  const last = placeOf(grid, grid.rows - 1, grid.columns - 1)
  const { across, along } = footprint(grid)
  return { breite: last.x + across / 2 - grid.x, hoehe: last.y + along / 2 - grid.y }
}

/** The seats of the grid in the order of their numbers; centres are whole plan units. */
export function seatGrid(grid: SeatGrid): GridSeat[] {
  const { breite, depth: hoehe, prefix, first, digits } = grid
  return cells(grid).map(([row, column], i) => {
    const { x, y } = placeOf(grid, row, column)
    return {
      bezeichnung: `${prefix}${String(first + i).padStart(digits, '0')}`,
      x: Math.round(x),
      y: Math.round(y),
      breite,
      hoehe,
      drehung: turnOf(grid.glance, row),
    }
  })
}

function turnOf(glance: SeatGrid['glance'], row: number): number {
  if (glance === 'facing') return row % 2 === 0 ? TURN.south : TURN.north
  return TURN[glance]
}

/** The extent of one seat on the plan, given its rotation. */
function footprint({ glance, breite, depth }: SeatGrid) {
  const sideways = glance === 'east' || glance === 'west'
  return sideways ? { across: depth, along: breite } : { across: breite, along: depth }
}

function placeOf(grid: SeatGrid, row: number, column: number) {
  const { glance, gap, aisle } = grid
  const { across, along } = footprint(grid)
  const sideways = glance === 'east' || glance === 'west'
  const [beside, behind] = sideways ? [aisle, gap] : [gap, aisle]
  // Rows that share a table have no gap between them.
  const aisles = glance === 'facing' ? Math.floor(row / 2) : row
  return {
    x: grid.x + across / 2 + column * (across + beside),
    y: grid.y + along / 2 + row * along + aisles * behind,
  }
}

function cells({ rows, columns, order }: SeatGrid): (readonly [number, number])[] {
  const all = Array.from({ length: rows * columns }, (_, i) =>
    order === 'columns'
      ? ([i % rows, Math.floor(i / rows)] as const)
      : ([Math.floor(i / columns), i % columns] as const),
  )
  if (order !== 'snake') return all
  return all.map(([row, column]) => [row, row % 2 === 0 ? column : columns - 1 - column] as const)
}
