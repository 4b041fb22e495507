import type { LeseraumView } from '@platzwart/contract/leseraum'
import {
  type Minutes,
  type OpenMinutes,
  type SeatState,
  seatState,
} from '@platzwart/domain/leseraum/seatState'
import { gapsOf, withBreaks } from './gaps.ts'
import { type DayBelegung, NOTHING, type PlanDay, sameHours } from './planDay.ts'
import type { SeatLage } from './seatName.ts'

interface Entry extends SeatLage {
  readonly belegungen: readonly DayBelegung[]
}

/** Every seat's situation for one period of a day. */
export interface Situations {
  readonly seats: readonly LeseraumView[]
  readonly period: Minutes | null
  readonly offen: OpenMinutes | null
  readonly bySeat: ReadonlyMap<string, Entry>
}

const CLOSED: Minutes = { von: 0, bis: 0 }

/** Applies the rule to each seat; one whose bookings and period equal those of `before` keeps its object. */
export function situationsOf(
  seats: readonly LeseraumView[],
  day: Pick<PlanDay, 'bySeat' | 'offen'>,
  period: Minutes | null,
  before: Situations | null,
): Situations {
  const same =
    before !== null &&
    before.seats === seats &&
    equal(before.period, period) &&
    sameHours(before.offen, day.offen)
  const bySeat = new Map<string, Entry>()
  for (const seat of seats) {
    const belegungen = day.bySeat.get(seat.id) ?? NOTHING
    const old = same ? before.bySeat.get(seat.id) : undefined
    if (old !== undefined && old.belegungen === belegungen) {
      bySeat.set(seat.id, old)
      continue
    }
    const situation = seatState(belegungen, period ?? CLOSED, period === null ? null : day.offen, seat.aktiv)
    const some = situation.state === 'stundenweiseBelegt' && period !== null
    bySeat.set(seat.id, {
      belegungen,
      situation,
      luecke: some ? (gapsOf(withBreaks(belegungen, day.offen), period)[0] ?? null) : null,
    })
  }
  return { seats, period, offen: day.offen, bySeat }
}

function equal(a: Minutes | null, b: Minutes | null): boolean {
  return a === b || (a !== null && b !== null && a.von === b.von && a.bis === b.bis)
}

export type Counts = Readonly<Record<SeatState, number>>

export function countStates(situations: Situations, ids: ReadonlySet<string> | null = null): Counts {
  const counts: Record<SeatState, number> = {
    frei: 0,
    belegt: 0,
    stundenweiseBelegt: 0,
    deinPlatz: 0,
    reserviert: 0,
    geschlossen: 0,
    gesperrt: 0,
    inaktiv: 0,
    vorgemerkt: 0,
    fuerDich: 0,
  }
  for (const [id, { situation }] of situations.bySeat) {
    if (ids === null || ids.has(id)) counts[situation.state] += 1
  }
  return counts
}
