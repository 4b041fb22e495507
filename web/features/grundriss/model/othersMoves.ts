import { pending, type SeatSpot, type Spots, sameSpot } from './seatMoves.ts'

interface Seat extends SeatSpot {
  readonly bezeichnung: string
}

/** What somebody else has done to seats since the first move that is not saved. */
export interface OthersMoves {
  /** Moved or turned by them, and not here. */
  readonly moved: readonly Seat[]
  /** Moved or turned by them as well as here, and not to the same place. */
  readonly both: readonly Seat[]
  /** Moved here, and gone. */
  readonly gone: readonly Seat[]
}

/** @param base as they were read when the first of them was moved here @param now as they are saved by now @param sent from here, where that is on its way or just saved */
export function othersMoves(
  base: readonly Seat[],
  now: readonly Seat[],
  spots: Spots,
  sent: readonly SeatSpot[] = [],
): OthersMoves {
  const before = new Map(base.map((seat) => [seat.id, seat]))
  const there = new Set(now.map(({ id }) => id))
  const saved = new Map(sent.map((spot) => [spot.id, spot]))
  const own = new Set(pending(now, spots).map(({ id }) => id))
  const theirs = now.filter((seat) => {
    const old = before.get(seat.id)
    return old !== undefined && !sameSpot(old, seat) && !sameSpot(saved.get(seat.id) ?? old, seat)
  })
  return {
    moved: theirs.filter(({ id }) => !own.has(id)),
    both: theirs.filter(({ id }) => own.has(id)),
    gone: base.filter(({ id }) => spots.has(id) && !there.has(id)),
  }
}
