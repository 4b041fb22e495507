import type { Made, Moves } from './seatMoves.ts'
import { redone, stepped, undone } from './steps.ts'

/** Seats were made and saved: a step of its own, which moves none. */
export const withMade = (moves: Moves, made: Made): Moves => stepped(moves, { spots: moves.now.spots, made })

/** They are gone again. Whatever was done meanwhile stays, and leads no more to them. */
export const takenBack = (moves: Moves, made: Made): Moves =>
  moves.now.made === made ? undone(moves) : forgotten(moves, made)

/** They are there once more, under other ids: what was moved of them behind that step is moved of these. */
export function madeAgain(moves: Moves, before: Made, made: Made): Moves {
  if (moves.future[0]?.made !== before) return withMade(moves, made)
  const ids = new Map(before.seats.map(({ id }, i) => [id, made.seats[i]?.id ?? id]))
  const idOf = (id: string) => ids.get(id) ?? id
  const again = (layout: Moves['now']): Moves['now'] => ({
    spots: new Map([...layout.spots].map(([id, spot]) => [idOf(id), spot])),
    made: layout.made === before ? made : layout.made && { ...layout.made, of: layout.made.of.map(idOf) },
  })
  return redone({
    now: again(moves.now),
    past: moves.past.map(again),
    future: moves.future.map(again),
  })
}

/** They stay, whatever the way back: the step is none of it any more. */
export function forgotten({ now, past, future }: Moves, made: Made): Moves {
  if (now.made === made)
    return { now: past.at(-1) ?? { ...now, made: null }, past: past.slice(0, -1), future }
  const rest = (layouts: Moves['past']) =>
    layouts.map((one) => (one.made === made ? { ...one, made: null } : one))
  return { now, past: rest(past), future: rest(future) }
}
