/** Where a seat stands and how it is turned. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly drehung: number
}

type Spots = ReadonlyMap<string, Spot>

/** What was moved here and not saved, with the way back and forth again. */
export interface Moves {
  readonly now: Spots
  readonly past: readonly Spots[]
  readonly future: readonly Spots[]
}

/** Steps that can be undone. */
const REMEMBERED = 200

/** Pointer and keys go by this many plan units. */
export const STEP = 10

export const NO_MOVES: Moves = { now: new Map(), past: [], future: [] }

/** @param goesOn the step before belongs to it: one way back leads before both */
export function moved({ now, past }: Moves, id: string, spot: Spot, goesOn = false): Moves {
  const next = new Map(now).set(id, spot)
  return { now: next, past: goesOn ? past : [...past, now].slice(-REMEMBERED), future: [] }
}

export function undone({ now, past, future }: Moves): Moves {
  const before = past.at(-1)
  return before === undefined
    ? { now, past, future }
    : { now: before, past: past.slice(0, -1), future: [now, ...future] }
}

export function redone({ now, past, future }: Moves): Moves {
  const [next, ...rest] = future
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: rest }
}

/** On the lines of the grid, and on the plan. */
export function snapped(
  { x, y }: { readonly x: number; readonly y: number },
  plan: { readonly breite: number; readonly hoehe: number },
): { readonly x: number; readonly y: number } {
  const on = (value: number, most: number) =>
    Math.min(Math.floor(most / STEP) * STEP, Math.max(0, Math.round(value / STEP) * STEP))
  return { x: on(x, plan.breite), y: on(y, plan.hoehe) }
}

/** The seats as they would stand; one that was not moved is the same object. */
export function placed<S extends Spot & { readonly id: string }>(seats: readonly S[], { now }: Moves): S[] {
  return seats.map((seat) => {
    const spot = now.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? seat : { ...seat, ...spot }
  })
}

/** What differs from what is saved; nothing of a seat that is gone. */
export function pending<S extends Spot & { readonly id: string }>(seats: readonly S[], { now }: Moves) {
  return seats.flatMap((seat) => {
    const spot = now.get(seat.id)
    return spot === undefined || sameSpot(seat, spot) ? [] : [{ id: seat.id, ...spot }]
  })
}

const sameSpot = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.drehung === b.drehung
