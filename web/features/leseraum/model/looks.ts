import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { SeatSituation } from '@platzwart/domain/leseraum/seatState'
import type { SeatLook, SeatLooks } from '../../../floorplan/types.ts'
import { type SeatWords, seatName } from './seatName.ts'
import type { Situations } from './situations.ts'

/** The looks of a moment, with what they were made of. */
export interface Looked {
  readonly words: SeatWords
  readonly looks: SeatLooks
  readonly from: ReadonlyMap<string, SeatSituation>
}

/** Every seat's look; one whose situation, words and filter are as in `before` keeps its look, so nobody paints it. */
export function looksOf(
  seats: readonly LeseraumView[],
  situations: Situations,
  shown: ReadonlySet<string> | null,
  words: SeatWords,
  before: Looked | null,
): Looked {
  const looks = new Map<string, SeatLook>()
  const from = new Map<string, SeatSituation>()
  const old = before?.words === words ? before : null
  for (const seat of seats) {
    const situation = situations.bySeat.get(seat.id)?.situation
    if (situation === undefined) continue
    const matt = shown !== null && !shown.has(seat.id)
    const look = old?.looks.get(seat.id)
    const kept = look !== undefined && old?.from.get(seat.id) === situation && look.matt === matt
    looks.set(seat.id, kept ? look : { state: situation.state, name: seatName(seat, situation, words), matt })
    from.set(seat.id, situation)
  }
  return { words, looks, from }
}
