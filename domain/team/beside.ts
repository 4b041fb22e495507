/** A position on a plan; all lengths in plan units, 1 cm each. */
export interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface Beside<S extends Spot> {
  readonly seat: S
  /** Metres from centre to centre, to a tenth. */
  readonly meter: number
}

const { hypot, round } = Math

/**
 * The seats nearest to one of the plan, nearest first; ties keep the plan's order. Without the seat itself;
 * empty if it is not on the plan.
 */
export function besideOf<S extends Spot>(seats: readonly S[], id: string, most: number): Beside<S>[] {
  const from = seats.find((seat) => seat.id === id)
  if (from === undefined) return []
  return seats
    .filter((seat) => seat.id !== id)
    .map((seat) => ({ seat, away: hypot(seat.x - from.x, seat.y - from.y) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ seat, away }) => ({ seat, meter: round(away / 10) / 10 }))
}
