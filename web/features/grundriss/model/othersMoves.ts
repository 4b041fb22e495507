import { pending, type SeatSpot, type Spots, sameSpot } from './seatMoves.ts'

interface Seat extends SeatSpot {
  readonly bezeichnung: string
}

/** Other people's changes of seats since the first unsaved move. */
export interface OthersMoves {
  /** Moved or turned by others only. */
  readonly moved: readonly Seat[]
  /** Moved or turned both by others and here, to different places. */
  readonly both: readonly Seat[]
  /** Moved here, and deleted by others. */
  readonly gone: readonly Seat[]
}

/**
 * @param base as loaded before the first unsaved move @param now as currently saved @param sent one's own
 * moves that are being sent or just saved
 */
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
