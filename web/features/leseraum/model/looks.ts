import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { SeatLook, SeatLooks } from '../../../floorplan/types.ts'
import type { PlanDay } from './planDay.ts'
import { type SeatLage, type SeatWords, seatName } from './seatName.ts'
import { type Situations, situationsOf } from './situations.ts'

/** The looks at a moment, with their inputs. */
export interface LooksSnapshot {
  readonly words: SeatWords
  readonly looks: SeatLooks
  readonly from: ReadonlyMap<string, SeatLage>
}

/**
 * Every seat's look; one whose situation, texts and filter result equal those of `before` keeps its identity
 * and is not rendered again.
 */
export function looksOf(
  seats: readonly LeseraumView[],
  situations: Situations,
  shown: ReadonlySet<string> | null,
  words: SeatWords,
  before: LooksSnapshot | null,
): LooksSnapshot {
  const looks = new Map<string, SeatLook>()
  const from = new Map<string, SeatLage>()
  const old = before?.words === words ? before : null
  for (const seat of seats) {
    const lage = situations.bySeat.get(seat.id)
    if (lage === undefined) continue
    const matt = shown !== null && !shown.has(seat.id)
    const look = old?.looks.get(seat.id)
    const kept = look !== undefined && old?.from.get(seat.id) === lage && look.matt === matt
    looks.set(seat.id, kept ? look : { state: lage.situation.state, name: seatName(seat, lage, words), matt })
    from.set(seat.id, lage)
  }
  return { words, looks, from }
}

interface Moment {
  readonly looked: Pick<LooksSnapshot, 'words' | 'looks'>
  readonly situations: Pick<Situations, 'seats' | 'period'>
}

/**
 * The looks of the seats whose bookings differ between `before` and `after`, with all other inputs unchanged.
 */
export function looksBetween(
  before: Pick<PlanDay, 'bySeat'>,
  after: Pick<PlanDay, 'bySeat' | 'offen'>,
  { looked: { words, looks }, situations: { seats, period } }: Moment,
): SeatLooks {
  const touched = seats.filter(({ id }) => before.bySeat.get(id) !== after.bySeat.get(id))
  const { bySeat } = situationsOf(touched, after, period, null)
  return new Map(
    touched.flatMap((seat) => {
      const lage = bySeat.get(seat.id)
      if (lage === undefined) return []
      const matt = looks.get(seat.id)?.matt === true
      return [[seat.id, { state: lage.situation.state, name: seatName(seat, lage, words), matt }] as const]
    }),
  )
}
